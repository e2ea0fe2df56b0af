/** One seat's live view of a table: updates pushed by the server, resumed by itself when the connection is lost. */

import { batch, signal } from "@preact/signals";
import { api, Refused } from "./api";
import type { LogLine, TalkLine, Update } from "./game";
import type { Presence } from "./messages";
import { onceShown, pressed } from "./paint";
import { lang, pace } from "./settings";

export type Connection = "connecting" | "live" | "lost" | "refused";

const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const BOTS_ANSWER = 80; // milliseconds in which what a bot answers may be drawn together with what it answers to
const SILENCE = 90_000; // after so long without news we ask whether there are any

/** A table as it stands, with all of its log and talk. */
export interface TableState {
  update: Update;
  log: LogLine[];
  talk: TalkLine[];
}

/** Adds an update to what is known: the lines it says to keep stay, the others are replaced by its own. */
export function join(known: TableState | null, update: Update): TableState {
  return {
    update,
    log: [...(known?.log.slice(0, update.log_keep) ?? []), ...update.log],
    talk: [...(known?.talk.slice(0, update.talk_keep) ?? []), ...update.talk],
  };
}

/** What is known, with who is here now. */
export function meet(known: TableState, { online, watchers }: Presence): TableState {
  const seats = known.update.seats.map((seat, number) => ({
    ...seat,
    online: seat.kind === "bot" || (online[number] ?? false),
  }));
  return { ...known, update: { ...known.update, seats, watchers } };
}

/** Whether the next answer is a bot's, while nothing is asked here. */
function awaitsBot({ state, choices, to_act, seats }: Update): boolean {
  return state === "playing" && !choices.length && to_act.some((seat) => seats[seat]?.kind === "bot");
}

/** The stream of one table for one key (null: a spectator). */
export class Live {
  readonly standing = signal<TableState | null>(null);
  readonly connection = signal<Connection>("connecting");
  readonly refusal = signal<Refused | null>(null);
  #socket: WebSocket | null = null;
  #wait = SHORTEST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #unheard: (Update | Presence)[] = [];
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly key: string | null,
  ) {
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#look);
    void this.#begin();
  }

  /** Ends the stream for good. */
  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#look);
    clearTimeout(this.#retry);
    clearTimeout(this.#watchdog);
    clearTimeout(this.#soon);
    this.#socket?.close();
  }

  /** Asks for the whole view at once, for example after an answer came too late. */
  async refresh(): Promise<void> {
    this.#take(await api.table(this.table, this.key), true);
  }

  /** Says whether the page is visible: a player who sees it gets no message about their turn. */
  readonly #look = () => {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(document.hidden ? "away" : "back");
  };

  readonly #hurry = () => {
    this.#wait = SHORTEST_WAIT;
    if (this.connection.peek() === "lost") void this.#begin();
  };

  async #begin(): Promise<void> {
    clearTimeout(this.#retry);
    if (this.#closed) return;
    try {
      await this.refresh();
      if (!this.#closed) this.#connect();
    } catch (problem) {
      if (problem instanceof Refused && problem.status !== 429 && problem.status < 500) {
        batch(() => {
          this.refusal.value = problem;
          this.connection.value = "refused";
        });
      } else this.#again();
    }
  }

  #connect(): void {
    const after = this.standing.peek()?.update.seq ?? 0;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const protocols = this.key ? ["sottovoce", `key.${this.key}`] : ["sottovoce"];
    const address = `${scheme}://${location.host}/api/tables/${this.table}/live?after=${after}&lang=${lang.peek()}`;
    const socket = new WebSocket(address, protocols);
    this.#socket = socket;
    socket.onopen = () => {
      this.connection.value = "live";
      this.#wait = SHORTEST_WAIT;
      if (document.hidden) this.#look();
      this.#listenFor(socket);
    };
    socket.onmessage = (event) => {
      this.#listenFor(socket);
      onceShown(() => {
        const message = JSON.parse(String(event.data)) as Update | Presence;
        if (pace.peek() === "instant") this.#gather(message);
        else this.#hear(message);
      });
    };
    socket.onclose = () => {
      clearTimeout(this.#watchdog);
      if (this.#socket === socket) this.#again();
    };
  }

  /** Takes what comes together, where not each step is wanted: each drawing of a table is dear. What waits for a bot
   * waits a moment for its answer. What comes before this is seen waits, and is drawn at once then. */
  #gather(message: Update | Presence): void {
    this.#unheard.push(message);
    const hear = () => {
      clearTimeout(this.#soon);
      this.#soon = undefined;
      batch(() => {
        for (const unheard of this.#unheard.splice(0)) this.#hear(unheard);
      });
      pressed();
    };
    if (message.kind === "update" && awaitsBot(message)) this.#soon ??= setTimeout(hear, BOTS_ANSWER);
    else hear();
  }

  #hear(message: Update | Presence): void {
    const known = this.standing.peek();
    if (message.kind === "update") this.#take(message, false);
    else if (message.kind === "presence" && known) this.standing.value = meet(known, message);
  }

  /** A connection that has been silent for long may be dead without our knowing. */
  #listenFor(socket: WebSocket): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => void this.#doubt(socket), SILENCE);
  }

  /** Looks whether the stream has kept something from us, and begins a new one if it has. */
  async #doubt(socket: WebSocket): Promise<void> {
    const before = this.standing.peek()?.update.seq;
    await this.refresh().catch(() => socket.close());
    if (this.standing.peek()?.update.seq !== before) socket.close();
    else if (socket === this.#socket && this.connection.peek() === "live") this.#listenFor(socket);
  }

  #again(): void {
    if (this.#closed) return;
    this.connection.value = "lost";
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#begin(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #take(update: Update, whole: boolean): void {
    const known = this.standing.peek();
    if (this.#closed || (known && update.seq < known.update.seq)) return;
    this.standing.value = join(whole ? null : known, update);
  }
}
