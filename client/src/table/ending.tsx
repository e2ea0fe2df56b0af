/** The end: who won and why, the moment that decided it, everybody's course, and what to do next. */

import { useEffect, useState } from "preact/hooks";
import { type Analysed, api, type ScoreHistory } from "../api";
import { addToDice } from "../dice";
import type { GameClient, LogLine, Update } from "../game";
import { remember, rememberSeat } from "../keys";
import { course, percent } from "../replay/graph";
import { go, Link } from "../router";
import { lang } from "../settings";
import { explainFailure, trying } from "../toast";
import { t } from "../words";
import { byChances, byScore, type Decisive } from "./decisive";
import { LinkCode } from "./link";
import { markOf, SeatSign } from "./player_mark";
import { Proof } from "./proof";
import { save, savePicture, shareLink } from "./share";
import { Sparkline } from "./sparkline";
import { Whispers } from "./whispers";

/** What the players' names become in a sentence about the winners. */
const winnersOf = (update: Update) => update.winners.map((seat) => update.seats[seat]?.spoken ?? "").join(", ");

function title(update: Update): string {
  if (update.ended && !update.winners.length) return t(`ended-${update.ended}`);
  const names = winnersOf(update);
  if (update.seat !== null && update.winners.includes(update.seat)) {
    return update.winners.length === 1 ? t("you-win") : t("you-share", { names });
  }
  return t("wins", { names, count: update.winners.length });
}

/** In the place of the question: the result, and the way on. */
export function EndingBar({ update, seatKey }: { update: Update; seatKey: string | null }) {
  return (
    <div class="prompt-room">
      <section class="prompt ending-bar" id="prompt" aria-label={t("result")} tabIndex={-1}>
        <p class="prompt-text">
          <strong>{title(update)}</strong> <span class="ending-why">{update.ending.join(" ")}</span>
        </p>
        <div class="ending-buttons">
          {seatKey && <Rematch update={update} seatKey={seatKey} />}
          <Link to={`/t/${update.table}/at/${update.entry}#analysis`} class="button">
            {t(update.seat === null ? "analysis" : "my-decisions")}
          </Link>
        </div>
      </section>
    </div>
  );
}

interface EndingProps {
  update: Update;
  client: GameClient | null;
  log: LogLine[];
  seatKey: string | null;
}

export function Ending({ update, client, log, seatKey }: EndingProps) {
  const { scores, told, known } = useScoreHistory(update.table);
  const decided = update.ended
    ? null
    : told
      ? byChances(told.moments, update.winners)
      : scores && byScore(scores.points, update.winners);
  return (
    <section class="ending" aria-labelledby="ending-title">
      <h2 id="ending-title">{title(update)}</h2>
      {update.ending.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Courses update={update} client={client} scores={scores} told={told} mark={decided?.entry ?? null} />
      {decided && <DecisiveMoment update={update} log={log} decided={decided} counts={scores?.counts ?? ""} />}
      {known && (
        <>
          <div class="ending-buttons ending-more">
            <Link to={`/t/${update.table}/at/${update.entry}`} class="button">
              {t("replay")}
            </Link>
            <button type="button" onClick={() => void shareLink(update.table, title(update))}>
              {t("share-link")}
            </button>
            <LinkCode address={`${location.origin}/t/${update.table}`} label={t("share-link")} />
            <button type="button" onClick={() => void savePicture(update.table)}>
              {t("save-picture")}
            </button>
            <button type="button" onClick={() => void download(update.table, seatKey)}>
              {t("download")}
            </button>
          </div>
          <Whispers update={update} seatKey={seatKey} />
          {update.seed && <Proof update={update} />}
        </>
      )}
    </section>
  );
}

/** How the scores ran, and the chances if the game has been analysed; what stands below waits until that is known. */
function useScoreHistory(table: string): { scores: ScoreHistory | null; told: Analysed | null; known: boolean } {
  const [scores, setScores] = useState<ScoreHistory | null>(null);
  const [told, setTold] = useState<Analysed | null>(null);
  const [known, setKnown] = useState(false);
  const language = lang.value;
  useEffect(() => {
    const asked = [
      api.course(table).then(setScores, explainFailure),
      api.analysis(table).then((news) => setTold(news.state === "done" ? news : null), explainFailure),
    ];
    void Promise.all(asked).then(() => setKnown(true));
  }, [table, language]);
  return { scores, told, known };
}

interface CoursesProps {
  update: Update;
  client: GameClient | null;
  scores: ScoreHistory | null;
  told: Analysed | null;
  mark: number | null;
}

/** Everybody with the result and the way there. */
function Courses({ update, client, scores, told, mark }: CoursesProps) {
  const lines = update.seats.map((_, seat): [number, number][] =>
    told
      ? course(told.moments, seat, update.entry, told.outcome)
      : (scores?.points.map((point) => [point.entry, point.scores[seat] ?? 0]) ?? []),
  );
  const values = lines.flat().map(([, value]) => value);
  const range: [number, number] = told ? [0, 1] : [Math.min(0, ...values), Math.max(1, ...values)];
  const write = (value: number) => (told ? percent(value) : String(value));
  return (
    <figure class="courses">
      <ul>
        {update.seats.map((seat, number) => {
          const line = lines[number] ?? [];
          const sign = markOf(client, update, number);
          const label = t("course-of", {
            name: seat.spoken,
            first: write(line[0]?.[1] ?? 0),
            most: write(Math.max(...line.map(([, value]) => value), 0)),
            last: write(line.at(-1)?.[1] ?? 0),
          });
          return (
            <li class="course-row" key={number} data-winner={update.winners.includes(number) || undefined}>
              <SeatSign mark={sign} seat={number} />
              <span class="course-name">{seat.spoken}</span>
              <Sparkline
                points={line}
                entries={update.entry}
                range={range}
                steps={!told}
                color={sign.color}
                mark={mark}
                label={label}
              />
              <span class="course-score">{update.scores[number]}</span>
            </li>
          );
        })}
      </ul>
      <figcaption class="quiet-note">
        {told ? t("chances") : t("course-score", { counts: scores?.counts || t("scores") })}
      </figcaption>
    </figure>
  );
}

interface DecisiveProps {
  update: Update;
  log: LogLine[];
  decided: Decisive;
  counts: string;
}

/** The moment that decided the game, in the log's words, and what says so. */
function DecisiveMoment({ update, log, decided, counts }: DecisiveProps) {
  const { entry, by, from = 0, to = 0 } = decided;
  const at = log.find((line) => line.entry >= entry)?.entry ?? entry;
  const lines = log.filter((line) => line.entry === at).slice(0, 2);
  const names = winnersOf(update);
  return (
    <section class="decisive" aria-labelledby="decisive-title">
      <h3 id="decisive-title">{t("decisive")}</h3>
      <blockquote>
        {lines.map((line, number) => (
          <p key={number}>{line.text}</p>
        ))}
      </blockquote>
      <p class="quiet-note">
        {t(`decisive-${by}`, { names, count: update.winners.length, from: percent(from), to: percent(to), counts })}{" "}
        <Link to={`/t/${update.table}/at/${Math.max(0, entry - 1)}`}>{t("decisive-see")}</Link>
      </p>
    </section>
  );
}

function Rematch({ update, seatKey }: { update: Update; seatKey: string }) {
  const ask = async () => {
    const made = await trying(api.rematch(update.table, seatKey));
    if (!made) return;
    rememberSeat(made.id, update.game, made);
    if (made.host) remember(made.id, { host: made.host });
    await addToDice(made.id, made.commitment, [made]);
    go(`/t/${made.id}`);
  };
  return (
    <button type="button" class="primary" onClick={() => void ask()}>
      {update.rematch ? t("join-rematch") : t("rematch")}
    </button>
  );
}

/** Saves the game file. */
async function download(table: string, seatKey: string | null): Promise<void> {
  const file = await trying(api.file(table, seatKey));
  if (!file) return;
  const address = URL.createObjectURL(file);
  save(address, `${table}.game`);
  URL.revokeObjectURL(address);
}
