import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Refused, Unanswered } from "../src/api";

const answers: (() => Response)[] = [];
const sent: { method: string; id: string | undefined }[] = [];

function lose(): Response {
  throw new TypeError("network");
}

function refuse(status: number, code: string): () => Response {
  return () => new Response(JSON.stringify({ code, message: code }), { status });
}

function ok(body: unknown): Response {
  return new Response(JSON.stringify(body), { status: 200 });
}

beforeEach(() => {
  vi.useFakeTimers();
  answers.length = sent.length = 0;
  vi.stubGlobal("fetch", async (_: string, init: { method: string; headers: Record<string, string> }) => {
    sent.push({ method: init.method, id: init.headers["Idempotency-Key"] });
    const answer = answers.shift();
    if (!answer) throw new TypeError("network");
    return answer();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a claim whose answer is lost is repeated with the same id", async () => {
  answers.push(
    lose,
    () => new Response("{}", { status: 503 }),
    () => ok({ id: "t", seat: 1, key: "k" }),
  );
  const claimed = api.claim("t", { name: "Anna" });
  await vi.runAllTimersAsync();
  expect((await claimed).key).toBe("k");
  expect(sent.length).toBe(3);
  expect(new Set(sent.map((one) => one.id)).size).toBe(1);
  expect(sent[0]?.id).toMatch(/^[0-9a-f]{32}$/);
});

test("every request has an id of its own, and reading needs none", async () => {
  answers.push(
    () => ok({ seq: 1 }),
    () => ok({ seq: 2 }),
    () => ok([]),
  );
  await api.say("t", "hello", null, "k");
  await api.say("t", "hello", null, "k");
  await api.publicTables();
  expect(sent[0]?.id).not.toBe(sent[1]?.id);
  expect(sent[2]?.id).toBeUndefined();
});

test("an answer that never comes is told as unknown, a refusal at once", async () => {
  const lost = api.act("t", 1, "pass", "k").catch((problem) => problem);
  await vi.runAllTimersAsync();
  expect(await lost).toBeInstanceOf(Unanswered);
  expect(sent.length).toBe(4);
  answers.push(() => new Response(JSON.stringify({ code: "late", message: "Too late." }), { status: 409 }));
  const refused = await api.act("t", 1, "pass", "k").catch((problem) => problem);
  expect(refused).toBeInstanceOf(Refused);
  expect(sent.length).toBe(5);
});

test("who may have changed something is not told that nothing was changed", async () => {
  const busy = refuse(503, "database-failed");
  const undecided = [lose, refuse(503, "database-unknown"), () => new Response("Bad Gateway", { status: 502 })];
  for (const first of undecided) {
    for (const last of [busy, refuse(429, "too-much")]) {
      answers.push(first, busy, busy, last);
      const told = api.act("t", 1, "pass", "k").catch((problem) => problem);
      await vi.runAllTimersAsync();
      expect(await told).toBeInstanceOf(Unanswered);
    }
  }
  answers.push(busy, busy, busy, busy);
  const told = api.act("t", 1, "pass", "k").catch((problem) => problem);
  await vi.runAllTimersAsync();
  expect(await told).toMatchObject({ status: 503, code: "database-failed" });
  answers.push(refuse(429, "too-much"));
  expect(await api.act("t", 1, "pass", "k").catch((problem) => problem)).toMatchObject({ status: 429 });
});
