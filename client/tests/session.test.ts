import { beforeEach, expect, test, vi } from "vitest";
import type { OwnTable } from "../src/keys";

const MOST_ASKED = 30;

type Body = { tables: { id: string; key: string }[] };

/** A server at which one account is signed in, and whose ring takes the tables that are named. */
function server(taken: string[], kept: Record<string, unknown> = {}, ring: unknown[] = []) {
  const asked: { what: string; body: unknown; keepalive: boolean | undefined }[] = [];
  const answers: Record<string, (body: Body) => unknown> = {
    "GET /api/account": () => ({ account: { name: "Anna" }, key: "ring.page" }),
    "GET /api/account/settings": () => ({ kept }),
    "POST /api/account/tables": ({ tables }) => ({ tables: tables.filter(({ id }) => taken.includes(id)) }),
    "GET /api/account/tables": () => ring,
    "GET /api/account/messages": () => ({ push_key: "key", channels: [{ kind: "push", here: true }] }),
    "POST /api/tables/mine": ({ tables }) =>
      tables.map(({ id }) => ({ id, gone: false, my_turn: true, unseen: 0, summary: { state: "playing", asked: [] } })),
  };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const what = `${init.method} ${path.split("?")[0]}`;
    const body = init.body ? JSON.parse(String(init.body)) : null;
    asked.push({ what, body, keepalive: init.keepalive });
    if (asked.length > MOST_ASKED) throw new Error("the client does not stop asking");
    if (what === "PUT /api/account/settings" && String(init.body).length > 48 * 1024)
      return new Response(JSON.stringify({ code: "too-long", message: "That's too much." }), { status: 413 });
    return new Response(JSON.stringify(answers[what]?.(body) ?? {}));
  });
  return { answers, asked, count: (what: string) => asked.filter((one) => one.what === what).length };
}

const table = (id: string): OwnTable => ({
  id,
  game: "siam",
  seats: [{ seat: 0, key: `key of ${id}` }],
  host: null,
  invites: {},
  read: {},
  since: 1,
});

/** The client as it starts in a browser that keeps this. */
async function started(tables: OwnTable[]) {
  localStorage.setItem("sottovoce.tables", JSON.stringify(tables));
  vi.resetModules();
  const keys = await import("../src/keys");
  const settings = await import("../src/settings");
  const { mine, lookAtMine } = await import("../src/mine");
  const session = await import("../src/account/session");
  return { ...keys, ...session, ...settings, mine, lookAtMine };
}

const settled = () => new Promise((go) => setTimeout(go, 50));

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("a table that the ring does not take is offered once", async () => {
  const { count } = server(["here"]);
  const client = await started([table("gone"), table("here")]);
  await client.begin();
  await settled();
  expect(count("POST /api/account/tables")).toBe(1);
  client.rememberSeat("new", "siam", { seat: 1, key: "k" });
  await settled();
  expect(count("POST /api/account/tables")).toBe(2);
  expect(client.ownTables.value.find(({ id }) => id === "gone")?.seats).toHaveLength(1);
});

test("that a channel has stopped is said once", async () => {
  const { answers } = server([]);
  answers["GET /api/account"] = () => ({ account: { name: "Anna", stopped: ["Phone"] }, key: "ring.page" });
  const said: unknown[] = [];
  for (let visit = 0; visit < 2; visit++) {
    const client = await started([]);
    const { toast } = await import("../src/toast");
    await client.begin();
    said.push(toast.value !== null);
  }
  expect(said).toEqual([true, false]);
});

test("what a browser has kept of the dice stays its own", async () => {
  const { asked } = server([], { dice: [{ table: "a", commitment: "the server's word" }], "my-notes": 1 });
  localStorage.setItem("sottovoce.dice", JSON.stringify([{ table: "a", commitment: "seen here" }]));
  const client = await started([]);
  await client.begin();
  await client.signOut(false);
  expect(client.recall<{ commitment: string }[]>("dice")?.[0]?.commitment).toBe("seen here");
  const put = asked.find(({ what }) => what === "PUT /api/account/settings");
  expect(put?.body).toMatchObject({ kept: { "my-notes": 1 } });
  expect(put?.body).not.toHaveProperty("kept.dice");
});

test("settings from elsewhere hold at once, as far as they can be chosen", async () => {
  server([], { pace: "slow", explanations: false, "end-turn": "perhaps", theme: "pink", warnings: true });
  const client = await started([]);
  await client.begin();
  expect([client.pace.value, client.explanations.value, client.warnings.value]).toEqual(["slow", false, true]);
  expect([client.endTurn.value, client.theme.value]).toEqual([true, "auto"]);
});

test("what was learnt goes with the account that signs out", async () => {
  server([], { school: { lessons: { siam: ["first"] }, beaten: {}, puzzles: {} } });
  const client = await started([]);
  await client.begin();
  const { progress } = await import("../src/school/progress");
  expect(progress.value.lessons.siam).toEqual(["first"]);
  await client.signOut(false);
  expect(progress.value.lessons).toEqual({});
});

test("a ring of many tables is shown whole, and only what is not on it is kept here", async () => {
  const ring = Array.from({ length: 150 }, (_, number) => ({
    id: `t${number}`,
    seats: [0],
    host: false,
    invites: {},
    told: [{ summary: { game: "siam", state: number < 140 ? "over" : "playing", asked: [] } }],
  }));
  server([], {}, ring);
  const client = await started([]);
  await client.begin();
  expect(client.ownTables.value).toHaveLength(150);
  expect(client.recall("tables")).toEqual([]);
  await client.lookAtMine();
  expect(client.mine.value.filter(({ turn }) => turn)).toHaveLength(150);
});

test("of more tables than a browser keeps, those stay whose game goes on", async () => {
  const client = await started(Array.from({ length: 100 }, (_, number) => table(`t${number}`)));
  client.noteEnds(new Map(Array.from({ length: 100 }, (_, number) => [`t${number}`, number < 99])));
  client.rememberSeat("new", "siam", { seat: 0, key: "k" });
  const kept = client.recall<OwnTable[]>("tables")?.map(({ id }) => id);
  expect(kept).toHaveLength(100);
  expect(kept?.slice(0, 3)).toEqual(["new", "t99", "t0"]);
});

test("what is chosen is sent when the page goes, and too much of it is told", async () => {
  const { asked } = server([]);
  const client = await started([]);
  await client.begin();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  client.keep("notes", "x".repeat(50_000));
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
  const { toast } = await import("../src/toast");
  expect(toast.value).toBe("That's too much.");
  const puts = asked.filter(({ what }) => what.startsWith("PUT"));
  expect(puts.length).toBeGreaterThan(0); // pages of earlier tests may still listen
  expect(puts.every(({ keepalive }) => keepalive)).toBe(true);
  hidden.mockRestore();
});

test("a subscription that the browser has changed is told to the server once", async () => {
  const { asked, count } = server([]);
  const made = { endpoint: "https://push.example/new", toJSON: () => ({ endpoint: made.endpoint, keys: {} }) };
  const worker = { pushManager: { getSubscription: async () => made } };
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("Notification", { permission: "granted" });
  const getRegistration = async () => worker;
  Object.defineProperty(navigator, "serviceWorker", { value: { getRegistration }, configurable: true });
  const client = await started([]);
  client.keep("push", "https://push.example/old");
  for (let visit = 0; visit < 2; visit++) {
    await client.begin();
    await settled();
  }
  expect(count("POST /api/account/channels")).toBe(1);
  expect(asked.find(({ what }) => what === "POST /api/account/channels")?.body).toMatchObject({
    kind: "push",
    address: "https://push.example/new",
  });
});
