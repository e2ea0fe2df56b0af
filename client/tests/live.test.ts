import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LogLine, Seat, Update } from "../src/game";
import { join, Live } from "../src/live";

const line = (entry: number, text = `line ${entry}`): LogLine => ({
  entry,
  seat: 0,
  kind: "played",
  data: {},
  text,
  mover: "",
});

function update(seq: number, change: Partial<Update> = {}): Update {
  return {
    ...{ kind: "update", table: "t", seq, entry: seq, state: "playing", game: "siam", players: 2, options: {} },
    ...{ public: false, hints: false, clock: null, commitment: "", seed: null, seat: 0, seats: [], view: {} },
    ...{ to_act: [0], ask: seq, prompt: "?", paragraph: null, choices: [], undo: { may: false, why: null } },
    ...{ log_keep: 0, log: [], talk_keep: 0, talk: [], whispers: [], ending: [], winners: [], scores: [] },
    ...{ may_say: true, may_whisper: true, rematch: null, deadline: null, watchers: 0 },
    ...change,
  } as Update;
}

describe("join", () => {
  test("keeps the lines it is told to keep and appends the new ones", () => {
    const first = join(null, update(1, { log: [line(1), line(2)] }));
    const second = join(first, update(2, { log_keep: 2, log: [line(3)] }));
    expect(second.log.map((one) => one.entry)).toEqual([1, 2, 3]);
  });

  test("forgets what was taken back", () => {
    const first = join(null, update(3, { log: [line(1), line(2), line(3)] }));
    const second = join(first, update(4, { log_keep: 1, log: [line(2, "took back")] }));
    expect(second.log.map((one) => one.text)).toEqual(["line 1", "took back"]);
  });
});

class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;

  constructor(
    readonly address: string,
    readonly protocols: string[],
  ) {
    FakeSocket.all.push(this);
  }

  close(): void {
    this.closed = true;
    this.onclose?.();
  }
}

describe("Live", () => {
  let answers: Response[] = [];
  const flush = () => vi.advanceTimersByTimeAsync(1);

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    answers = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("fetch", async () => answers.shift() ?? Promise.reject(new TypeError("offline")));
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("shows the whole view first, then listens with its key in the subprotocol, never in the address", async () => {
    answers = [Response.json(update(7, { log: [line(1)] }))];
    const live = new Live("t", "secret");
    await flush();
    expect(live.standing.value?.update.seq).toBe(7);
    const socket = FakeSocket.all[0];
    expect(socket?.address).toContain("after=7");
    expect(socket?.address).not.toContain("secret");
    expect(socket?.protocols).toEqual(["sottovoce", "key.secret"]);
    live.close();
  });

  test("takes updates that are newer and drops those that are older", async () => {
    answers = [Response.json(update(7, { log: [line(1)] }))];
    const live = new Live("t", null);
    await flush();
    const socket = FakeSocket.all[0];
    socket?.onopen?.();
    expect(live.connection.value).toBe("live");
    socket?.onmessage?.({ data: JSON.stringify(update(9, { log_keep: 1, log: [line(2)] })) });
    socket?.onmessage?.({ data: JSON.stringify(update(8)) });
    expect(live.standing.value?.update.seq).toBe(9);
    expect(live.standing.value?.log.length).toBe(2);
    live.close();
  });

  test("comes back by itself after the connection is lost", async () => {
    answers = [Response.json(update(1))];
    const live = new Live("t", null);
    await flush();
    FakeSocket.all[0]?.close();
    expect(live.connection.value).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000); // the server can't be reached
    expect(live.connection.value).toBe("lost");
    answers = [Response.json(update(5))];
    await vi.advanceTimersByTimeAsync(4000);
    expect(live.standing.value?.update.seq).toBe(5);
    expect(FakeSocket.all.at(-1)?.address).toContain("after=5");
    live.close();
  });

  test("gives up when the server refuses, and says why", async () => {
    answers = [Response.json({ code: "no-table", message: "There is no such table." }, { status: 404 })];
    const live = new Live("gone", null);
    await flush();
    expect(live.connection.value).toBe("refused");
    expect(live.refusal.value?.message).toBe("There is no such table.");
    live.close();
  });

  test("a silent connection is kept while nothing happens, and given up if it has missed something", async () => {
    answers = [Response.json(update(1)), Response.json(update(1)), Response.json(update(2))];
    const live = new Live("t", null);
    await flush();
    FakeSocket.all[0]?.onopen?.();
    await vi.advanceTimersByTimeAsync(91_000);
    expect(FakeSocket.all[0]?.closed).toBe(false);
    await vi.advanceTimersByTimeAsync(91_000);
    expect(FakeSocket.all[0]?.closed).toBe(true);
    expect(live.standing.value?.update.seq).toBe(2);
    live.close();
  });

  test("a silent connection is given up if the server can't be reached", async () => {
    answers = [Response.json(update(1))];
    const live = new Live("t", null);
    await flush();
    FakeSocket.all[0]?.onopen?.();
    await vi.advanceTimersByTimeAsync(91_000);
    expect(live.connection.value).toBe("lost");
    live.close();
  });

  test("shows who comes and goes between updates", async () => {
    const seat = (kind: string, online: boolean) => ({ name: "", spoken: "", kind, bot: null, online }) as Seat;
    answers = [Response.json(update(1, { seats: [seat("person", true), seat("person", false), seat("bot", true)] }))];
    const live = new Live("t", null);
    await flush();
    const news = { kind: "presence", online: [true, true, false], watchers: 3 };
    FakeSocket.all[0]?.onmessage?.({ data: JSON.stringify(news) });
    expect(live.standing.value?.update.seats.map((one) => one.online)).toEqual([true, true, true]);
    expect(live.standing.value?.update.watchers).toBe(3);
    live.close();
  });
});
