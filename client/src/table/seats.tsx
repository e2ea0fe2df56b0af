/** Who sits at the table: presence, whose turn, and while it gathers the links to invite with. */

import { useState } from "preact/hooks";
import { api, type GameInfo } from "../api";
import type { Update } from "../game";
import { usualBot } from "../games";
import { type OwnTable, remember, rememberSeat } from "../keys";
import { myName } from "../settings";
import { tell, trying } from "../toast";
import { t } from "../words";

/** One line with everybody's name, a dot for presence, and a mark for whom we wait for. */
export function SeatChips({ update }: { update: Update }) {
  return (
    <ul class="seats" aria-label={t("players")}>
      {update.seats.map((seat, number) => {
        const waited = update.to_act.includes(number);
        return (
          <li key={number} class="seat" data-seat={number} data-waited={waited || undefined}>
            <span class="presence" data-online={seat.kind === "bot" ? "bot" : seat.online} aria-hidden="true" />
            <span class="seat-name">{seat.spoken}</span>
            {number === update.seat && <span class="seat-you">{t("you")}</span>}
            <span class="hidden-text">{presence(seat.kind, seat.online)}</span>
            {waited && <span class="hidden-text">{t("is-awaited")}</span>}
          </li>
        );
      })}
      {update.watchers > 0 && <li class="watchers">{t("watchers", { count: update.watchers })}</li>}
    </ul>
  );
}

function presence(kind: string, online: boolean): string {
  if (kind === "bot") return t("seat-bot");
  if (kind === "open" || kind === "friend") return t("seat-empty");
  return online ? t("seat-online") : t("seat-offline");
}

/** Puts a text on the clipboard and says so. */
export async function copy(text: string): Promise<void> {
  await trying(navigator.clipboard.writeText(text).then(() => tell(t("copied"))));
}

export function CopyLink({ address, label }: { address: string; label: string }) {
  return (
    <div class="copy">
      <input readOnly value={address} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" onClick={() => void copy(address)}>
        {t("copy")}
      </button>
    </div>
  );
}

interface GatheringProps {
  update: Update;
  own: OwnTable | undefined;
  info: GameInfo | undefined;
}

/** The table before everybody has sat down. */
export function Gathering({ update, own, info }: GatheringProps) {
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
      {own?.host && info && <FillWithBot table={update.table} host={own.host} info={info} seat={seat} />}
    </div>
  );
}

/** Anybody who reaches the table may take an open seat. */
function SitDown({ table, game, seat, wanted }: { table: string; game: string; seat: number; wanted: boolean }) {
  const sit = async () => {
    const taken = await trying(api.claim(table, { seat, name: myName.peek() }));
    if (taken) rememberSeat(table, game, taken);
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
