/** The log in words, a player's turn at a time: hovering or focusing a line points at the board, a click shows that
 * moment there. */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { GameClient, LogLine, Update } from "../game";
import { t } from "../words";
import { markOf, SeatSign } from "./player_mark";

const TOKEN = /^[a-z][a-z-]*:[a-z0-9-]+$/;

/** All tokens that a line's data names. */
export function tokensOf(line: LogLine): string[] {
  const values = Object.values(line.data).flat();
  return values.filter((value): value is string => typeof value === "string" && TOKEN.test(value));
}

/** Lines that belong together: one seat's turn. `first` is the number of its first line in the log. */
export interface Turn {
  seat: number | null;
  first: number;
  lines: LogLine[];
}

/** The log by turns; a new one begins where the seat changes, and at the line that was read last. */
export function turnsOf(lines: LogLine[], read: number | null): Turn[] {
  const turns: Turn[] = [];
  lines.forEach((line, number) => {
    const last = turns.at(-1);
    if (last && last.seat === line.seat && number !== read) last.lines.push(line);
    else turns.push({ seat: line.seat, first: number, lines: [line] });
  });
  return turns;
}

interface LogProps {
  update: Update;
  client: GameClient | null;
  lines: LogLine[];
  /** The number of lines that were there at the last visit; null where that does not matter. */
  read: number | null;
  point: (tokens: string[]) => void;
  /** Shows the moment after an entry on the board. */
  look?: ((entry: number) => void) | undefined;
}

export function Log({ update, client, lines, read, point, look }: LogProps) {
  const [only, setOnly] = useState<number | null>(null);
  useEffect(() => () => point([]), [point]);
  const turns = turnsOf(lines, read).filter((turn) => only === null || turn.seat === only || turn.seat === null);
  return (
    <div class="log-frame">
      {update.seats.length > 1 && <Filter update={update} client={client} only={only} choose={setOnly} />}
      <div class="log">
        <ol aria-label={t("log")} onKeyDown={onKey}>
          {turns.map((turn, number) => (
            <>
              {read !== null && read > 0 && turn.first === read && (
                <li class="log-mark" key="mark">
                  {t("since-last-visit")}
                </li>
              )}
              <TurnLines
                key={turn.first}
                turn={turn}
                last={number === turns.length - 1}
                update={update}
                client={client}
                point={point}
                look={look}
              />
            </>
          ))}
        </ol>
      </div>
    </div>
  );
}

interface FilterProps {
  update: Update;
  client: GameClient | null;
  only: number | null;
  choose: (seat: number | null) => void;
}

/** Everybody's lines, or one player's. */
function Filter({ update, client, only, choose }: FilterProps) {
  return (
    <fieldset class="log-filter">
      <legend class="hidden-text">{t("log-filter")}</legend>
      <button type="button" class="chip" aria-pressed={only === null} onClick={() => choose(null)}>
        {t("log-all")}
      </button>
      {update.seats.map((seat, number) => (
        <button
          type="button"
          class="chip"
          key={number}
          aria-pressed={only === number}
          aria-label={t("log-only", { name: seat.spoken })}
          title={seat.spoken}
          onClick={() => choose(only === number ? null : number)}
        >
          <SeatSign mark={markOf(client, update, number)} seat={number} />
        </button>
      ))}
    </fieldset>
  );
}

interface TurnProps {
  turn: Turn;
  last: boolean;
  update: Update;
  client: GameClient | null;
  point: (tokens: string[]) => void;
  look?: ((entry: number) => void) | undefined;
}

/** Drawn again only where the turn itself has changed: a long log has many of them. */
function TurnLines({ turn, last, update, client, point, look }: TurnProps) {
  const { seat, lines } = turn;
  const mark = seat === null ? null : markOf(client, update, seat);
  const who = mark && seat !== null ? update.seats[seat]?.spoken : undefined;
  return useMemo(() => {
    const folded = lines.filter((line) => client?.haggling?.(line));
    const line = (one: LogLine, number: number) => (
      <Line
        key={number}
        line={one}
        rover={last && one === lines.at(-1)}
        places={client?.placesOf ?? tokensOf}
        point={point}
        look={look}
      />
    );
    return (
      <li class="log-turn" data-seat={seat ?? undefined} style={mark ? { "--seat-color": mark.color } : undefined}>
        {mark && seat !== null && (
          <p class="log-who">
            <SeatSign mark={mark} seat={seat} />
            {who}
          </p>
        )}
        <ol>{lines.map((one, number) => !folded.includes(one) && line(one, number))}</ol>
        {folded.length > 0 && (
          <details class="log-folded">
            <summary>{t("log-haggling", { count: folded.length })}</summary>
            <ol>{folded.map(line)}</ol>
          </details>
        )}
      </li>
    );
  }, [seat, who, mark?.color, lines.length, lines[0], lines.at(-1), last, client, point, look]);
}

interface LineProps {
  line: LogLine;
  rover: boolean;
  places: (line: LogLine) => string[];
  point: (tokens: string[]) => void;
  look?: ((entry: number) => void) | undefined;
}

function Line({ line, rover, places, point, look }: LineProps) {
  return (
    <li
      class="log-line"
      data-seat={line.seat ?? undefined}
      data-kind={line.kind}
      data-entry={line.entry}
      tabIndex={rover ? 0 : -1}
      onMouseEnter={() => point(places(line))}
      onMouseLeave={() => point([])}
      onFocus={() => point(places(line))}
      onBlur={() => point([])}
      onDblClick={() => look?.(line.entry)}
      onKeyDown={(event) => event.key === "Enter" && look?.(line.entry)}
    >
      {line.text}
      {line.mover && <span class="log-mover"> ({t(`moved-${line.mover}`)})</span>}
      {look && (
        <button
          type="button"
          class="log-look"
          tabIndex={-1}
          aria-label={t("log-look")}
          title={t("log-look")}
          onClick={() => look(line.entry)}
        >
          <span aria-hidden="true">⟲</span>
        </button>
      )}
    </li>
  );
}

function onKey(event: KeyboardEvent): void {
  const here = document.activeElement as HTMLElement | null;
  const lines = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(".log-line")];
  const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
  const next = here && step ? lines[lines.indexOf(here) + step] : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
