/** The table before everybody has sat down, with the links to invite with. */

import { useEffect, useState } from "preact/hooks";
import { api, type GameInfo } from "../api";
import { addToDice } from "../dice";
import type { Update } from "../game";
import { fetchGames, usualBot } from "../games";
import { keyAt, type OwnTable, remember, rememberSeat } from "../keys";
import { lang, myName } from "../settings";
import { trying } from "../toast";
import { t } from "../words";
import { Fairness } from "./fairness";
import { CopyLink } from "./link";

interface GatheringProps {
  update: Update;
  own: OwnTable | undefined;
  info: GameInfo | undefined;
}

/** The table before everybody has sat down. */
export function Gathering({ update, own, info }: GatheringProps) {
  useEffect(() => fetchGames(lang.value), [lang.value]);
  const here = location.origin;
  return (
    <section class="gathering sheet">
      <h2>{t("gathering")}</h2>
      <p>{t("gathering-explained")}</p>
      <ul class="gathering-seats">
        {update.seats.map((seat, number) => (
          <li key={number}>
            <span class="gathering-name">
              <span class="presence" data-online={seat.kind === "bot" ? "bot" : seat.online} aria-hidden="true" />
              {seat.kind === "friend" || seat.kind === "open" ? t("seat-number", { number: number + 1 }) : seat.spoken}
            </span>
            <Place update={update} own={own} info={info} seat={number} />
          </li>
        ))}
      </ul>
      <h3>{t("spectators-link")}</h3>
      <CopyLink address={`${here}/t/${update.table}`} label={t("spectators-link")} />
      <Fairness update={update} />
    </section>
  );
}

function Place({ update, own, info, seat }: GatheringProps & { seat: number }) {
  const kind = update.seats[seat]?.kind;
  const invite = own?.invites[seat];
  if (kind !== "friend" && kind !== "open")
    return <span class="quiet-note">{t(kind === "bot" ? "seat-bot" : "seat-taken")}</span>;
  return (
    <div class="gathering-place">
      {kind === "friend" && invite && (
        <>
          <span class="quiet-note">{t("send-invitation")}</span>
          <CopyLink
            address={`${location.origin}/join/${update.table}#${invite}`}
            label={t("invitation-for", { number: seat + 1 })}
          />
        </>
      )}
      {kind === "friend" && !invite && <span class="quiet-note">{t("seat-reserved")}</span>}
      {kind === "open" && <SitDown table={update.table} game={update.game} seat={seat} wanted={update.seat === null} />}
      {own?.host && info && info.bots.length > 0 && (
        <FillWithBot table={update.table} host={own.host} info={info} seat={seat} />
      )}
    </div>
  );
}

/** Anybody who reaches the table may take an open seat. */
function SitDown({ table, game, seat, wanted }: { table: string; game: string; seat: number; wanted: boolean }) {
  const sit = async () => {
    const taken = await trying(api.claim(table, { seat, name: myName.peek() }, keyAt(table)));
    if (!taken) return;
    rememberSeat(table, game, taken);
    await addToDice(table, taken.commitment, [taken]);
  };
  return (
    <button type="button" class={wanted ? "sit primary" : "sit"} onClick={() => void sit()}>
      {t("sit-down")}
    </button>
  );
}

function FillWithBot({ table, host, info, seat }: { table: string; host: string; info: GameInfo; seat: number }) {
  const [bot, setBot] = useState(usualBot(info));
  const fill = async () => {
    if (await trying(api.fill(table, seat, { bot }, host))) remember(table, {});
  };
  return (
    <div class="fill">
      <select value={bot} aria-label={t("bot-level")} onChange={(event) => setBot(event.currentTarget.value)}>
        {info.bots.map((kind) => (
          <option key={kind.name} value={kind.name}>
            {kind.label}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => void fill()}>
        {t("fill-with-bot")}
      </button>
    </div>
  );
}
