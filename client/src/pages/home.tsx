/** The first page: play now, make a table, join one, one's own tables. */

import { art } from "boards";
import { useEffect, useState } from "preact/hooks";
import { api, type GameInfo, type TableSummary } from "../api";
import { addMine } from "../dice";
import { gameInfo, games, usualBot } from "../games";
import { rememberMade } from "../keys";
import { go, Link } from "../router";
import { Path } from "../school/path";
import { DAILY, knowsGame } from "../school/progress";
import { myName } from "../settings";
import { explainFailure, trying } from "../toast";
import { Dialog } from "../ui/dialog";
import { t } from "../words";
import { Frame } from "./frame";
import { MyTables } from "./my_tables";

const LOOK_AGAIN = 10_000;

/** Sits down with bots at once. */
async function playNow(info: GameInfo): Promise<void> {
  const players = Math.min(...info.seats);
  const bot = { kind: "bot" as const, bot: usualBot(info) };
  const seats = [{ kind: "me" as const, name: myName.peek() }, ...Array.from({ length: players - 1 }, () => bot)];
  const made = await trying(
    api.create({ game: info.name, players, options: {}, seats, public: false, hints: true, clock: null }),
  );
  if (!made) return;
  rememberMade(info.name, made);
  await addMine(made);
  go(`/t/${made.id}`);
}

export function HomePage() {
  useEffect(() => {
    document.title = `Sottovoce · ${t("tagline")}`;
  });
  return (
    <Frame title="">
      <div class="home">
        <section class="hero">
          <h1>{t("tagline")}</h1>
          <p>{t("what-this-is")}</p>
        </section>
        <section aria-labelledby="games">
          <h2 id="games" class="hidden-text">
            {t("play-now")}
          </h2>
          <ul class="cards">
            {games.value?.map((info) => (
              <GameCard key={info.name} info={info} />
            ))}
          </ul>
        </section>
        <p class="home-create">
          <Link to="/new" class="button">
            {t("create-table")}
          </Link>
          <span class="quiet-note">{t("create-table-explained")}</span>
        </p>
        <MyTables />
        <PublicTables />
      </div>
    </Frame>
  );
}

function GameCard({ info }: { info: GameInfo }) {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState("");
  const counts = info.seats.length > 1 ? `${Math.min(...info.seats)}–${Math.max(...info.seats)}` : `${info.seats[0]}`;
  const start = async () => {
    setBusy(true);
    await playNow(info);
    setBusy(false);
  };
  const begin = async () => {
    if (info.lesson !== null && !knowsGame(info.name)) setAsking(info.lesson);
    else await start();
  };
  return (
    <li class="card" data-game={info.name}>
      {art[info.name] && <img class="card-art" src={art[info.name]} alt="" />}
      <h3>{info.title}</h3>
      <p class="quiet-note">{t("for-players", { counts })}</p>
      <p class="card-text">{info.summary}</p>
      <Path info={info} />
      {asking && <FirstTime info={info} lesson={asking} play={start} close={() => setAsking("")} />}
      <div class="card-buttons">
        <button
          type="button"
          class="primary"
          disabled={busy}
          onClick={() => void begin()}
          aria-label={t("play-now-game", { game: info.title })}
        >
          {t("play-now")}
        </button>
        <Link to={`/new/${info.name}`} class="button quiet" label={t("choose-players-game", { game: info.title })}>
          {t("choose-players")}
        </Link>
        <Link to={`/learn/${info.name}`} class="button quiet" label={t("learn-game", { game: info.title })}>
          {t("learn")}
        </Link>
        <Link to={`/rules/${info.name}`} class="button quiet" label={t("rules-of", { game: info.title })}>
          {t("rules")}
        </Link>
        {info.puzzles && (
          <Link to={`/puzzles/${info.name}/${DAILY}`} class="button quiet" label={t("daily-of", { game: info.title })}>
            {t("daily")}
          </Link>
        )}
      </div>
    </li>
  );
}

/** One question to somebody who meets a game for the first time. */
function FirstTime(props: { info: GameInfo; lesson: string; play: () => Promise<void>; close: () => void }) {
  const { info, lesson, play, close } = props;
  return (
    <Dialog title={t("first-time", { game: info.title })} close={close}>
      <p>{t("first-time-explained")}</p>
      <div class="card-buttons">
        <Link to={`/learn/${info.name}/${lesson}`} class="button primary large">
          {t("learn-it")}
        </Link>
        <button type="button" class="large play-at-once" onClick={() => void play()}>
          {t("play-at-once")}
        </button>
      </div>
    </Dialog>
  );
}

/** Asks now and then, as long as the page is shown. */
function useRefreshed<T>(ask: () => Promise<T>, reason: unknown): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    const look = () => void (document.hidden || ask().then(setAnswer, explainFailure));
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [reason]);
  return answer;
}

function PublicTables() {
  const tables = useRefreshed(api.publicTables, 0);
  return (
    <section aria-labelledby="public-tables">
      <h2 id="public-tables">{t("public-tables")}</h2>
      {tables?.length ? (
        <ul class="table-list">
          {tables.map((table) => (
            <PublicRow key={table.id} table={table} />
          ))}
        </ul>
      ) : (
        <p class="quiet-note">{t("no-public-tables")}</p>
      )}
    </section>
  );
}

function PublicRow({ table }: { table: TableSummary }) {
  const free = table.state === "gathering" && table.open.length > 0;
  return (
    <li class="table-row">
      <Link to={`/t/${table.id}`} class="table-link">
        <strong>{gameInfo(table.game)?.title ?? table.game}</strong>
        <span>{table.names.filter(Boolean).join(", ")}</span>
      </Link>
      <span class="table-state">
        {free ? t("free-seats", { count: table.open.length }) : t(`state-${table.state}`)}
      </span>
      <Link to={`/t/${table.id}`} class="button quiet">
        {free ? t("join") : t("watch")}
      </Link>
    </li>
  );
}
