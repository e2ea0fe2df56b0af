import { beforeEach, expect, test, vi } from "vitest";
import { addToDice, keepHash, keptDice, lookAtDice, proofOf } from "../src/dice";
import type { Update } from "../src/game";

const SEED = "00".repeat(32);
const HASH = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"; // SHA-256 of 32 zero bytes
const sent: { nonce: string; commitment: string }[] = [];
let refuse = false;

beforeEach(() => {
  localStorage.setItem("sottovoce.dice", "[]");
  sent.length = 0;
  refuse = false;
  vi.stubGlobal("fetch", async (_: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body));
    return new Response(JSON.stringify(refuse ? { code: "nonce-late", message: "" } : {}), {
      status: refuse ? 409 : 200,
    });
  });
});

function end(nonces: Record<string, string>, changed: Partial<Update> = {}): Update {
  return { table: "t", state: "over", seed: SEED, commitment: HASH, nonces, ...changed } as Update;
}

test("the hash is kept before a nonce is sent, and both are found again at the end", async () => {
  await addToDice("t", HASH, [{ seat: 1, key: "k" }]);
  const nonce = keptDice("t")?.nonces[1] ?? "";
  expect(nonce).toMatch(/^[0-9a-f]{64}$/);
  expect(sent).toEqual([{ nonce, commitment: HASH }]);
  expect(await proofOf(end({ 1: nonce }), [1])).toBe("proven");
  expect(await proofOf(end({ 1: nonce }), [])).toBe("hash-only"); // the seat is another's now
});

test("the same nonce is sent again", async () => {
  await addToDice("t", HASH, [{ seat: 0, key: "k" }]);
  await addToDice("t", HASH, [{ seat: 0, key: "k" }]);
  expect(new Set(sent.map(({ nonce }) => nonce)).size).toBe(1);
});

test("a hash that changes is never followed by a nonce, and is told", async () => {
  keepHash("t", "ff".repeat(32));
  await addToDice("t", HASH, [{ seat: 0, key: "k" }]);
  expect(sent).toEqual([]);
  expect(await proofOf(end({}), [0])).toBe("wrong-hash");
});

test("a nonce that is missing or another is told", async () => {
  await addToDice("t", HASH, [{ seat: 0, key: "k" }]);
  expect(await proofOf(end({}), [0])).toBe("wrong-nonce");
  expect(await proofOf(end({ 0: "ab".repeat(32) }), [0])).toBe("wrong-nonce");
});

test("a nonce that came too late is no alarm", async () => {
  refuse = true;
  await addToDice("t", HASH, [{ seat: 0, key: "k" }]);
  expect(await proofOf(end({}), [0])).toBe("hash-only");
});

test("a seed that does not fit its hash is told to everybody", async () => {
  expect(await proofOf(end({}, { seed: "11".repeat(32) }), [])).toBe("wrong-seed");
  expect(await proofOf(end({}), [])).toBe("unkept");
});

test("at the table awaited seats of one's own are seen to, others not", async () => {
  const seats = [{ nonce: "given" }, { nonce: "awaited" }, { nonce: "awaited" }];
  const update = { table: "u", state: "gathering", commitment: HASH, seats } as Update;
  lookAtDice(update, [
    { seat: 0, key: "a" },
    { seat: 1, key: "b" },
  ]);
  await vi.waitFor(() => expect(keptDice("u")?.given).toEqual([1]));
  expect(sent.length).toBe(1);
});
