/** An invitation: say your name and sit down. */

import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { addToDice } from "../dice";
import type { Update } from "../game";
import { fetchGames, gameInfo } from "../games";
import { keyAt, rememberSeat } from "../keys";
import { go, Link, place } from "../router";
import { lang, myName } from "../settings";
import { paceOf } from "../table/pace";
import { trying } from "../toast";
import { t } from "../words";
import { Frame } from "./frame";

const LONGEST_NAME = 60;
const HAND = "hand."; // what an invitation begins with to a seat that its player gives away

/** The table that one is invited to, as spectators see it; null until it has come, or if there is none. */
function useTable(id: string): Update | null {
  const [found, setFound] = useState<Update | null>(null);
  useEffect(() => {
    api.table(id, null).then(setFound, () => setFound(null)); // sitting down says what is wrong
  }, [id]);
  return found;
}

/** Which game, who sits where, by which options and at what pace. */
function Invitation({ table }: { table: Update }) {
  useEffect(() => fetchGames(lang.value), [lang.value]);
  const info = gameInfo(table.game);
  if (!info) return <p>…</p>;
  const host = table.host === null ? undefined : table.seats[table.host]?.spoken;
  const game = info.title;
  const options = info.options.filter((option) => (table.options[option.name] ?? option.default) !== option.default);
  return (
    <>
      <p>{host ? t("invited-to", { host, game }) : t("invited-alone", { game })}</p>
      <dl class="invitation">
        <dt>{t("invited-seats")}</dt>
        <dd>
          {table.seats
            .map((seat) => (seat.kind === "friend" || seat.kind === "open" ? t("seat-empty") : seat.spoken))
            .join(" · ")}
        </dd>
        {options.map((option) => (
          <>
            <dt key={option.name}>{option.title}</dt>
            <dd>
              {option.values.find((value) => value.value === table.options[option.name])?.label ??
                table.options[option.name]}
            </dd>
          </>
        ))}
        <dt>{t("invited-pace")}</dt>
        <dd>
          {paceOf(table)}
          {(table.clock !== null || table.bank) && (
            <>
              <br />
              <span class="quiet-note">
                {t("out-of-time")}: {t(`out-${table.out}`)}
              </span>
            </>
          )}
        </dd>
      </dl>
    </>
  );
}

export function JoinPage({ id }: { id: string }) {
  const table = useTable(id);
  const [invite] = useState(() => place.peek().hash.slice(1));
  const handed = invite.startsWith(HAND);
  const [busy, setBusy] = useState(false);
  const sit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const taken = await trying(api.claim(id, { invite, name: myName.peek() }, keyAt(id)));
    setBusy(false);
    if (!taken) return;
    rememberSeat(id, "", taken);
    await addToDice(id, taken.commitment, [taken]);
    go(`/t/${id}`, true);
  };
  return (
    <Frame title="">
      <form class="sheet narrow" onSubmit={sit}>
        <h1>{t(handed ? "handed" : "invited")}</h1>
        {table && <Invitation table={table} />}
        <p>{t(handed ? "handed-explained" : "invited-explained")}</p>
        <p class="quiet-note">
          {t("public-at-end")} {t("private-at-end")}
        </p>
        <label class="field">
          <span>{t("your-name")}</span>
          <input
            value={myName.value}
            maxLength={LONGEST_NAME}
            onInput={(event) => {
              myName.value = event.currentTarget.value;
            }}
          />
        </label>
        <div class="card-buttons">
          <button type="submit" class="primary large" disabled={busy}>
            {t("sit-down")}
          </button>
          <Link to={`/t/${id}`} class="button quiet">
            {t("only-watch")}
          </Link>
        </div>
      </form>
    </Frame>
  );
}
