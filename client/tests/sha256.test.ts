import { afterEach, expect, test, vi } from "vitest";
import { sha256 } from "../src/sha256";
import { commits } from "../src/verify";

const NOTHING = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
const ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
const MILLION = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"; // of the letter a, FIPS 180-4

afterEach(() => vi.unstubAllGlobals());

test("our SHA-256 gives the answers of the standard", () => {
  expect(sha256(new Uint8Array())).toBe(NOTHING);
  expect(sha256(new TextEncoder().encode("abc"))).toBe(ABC);
  expect(sha256(new TextEncoder().encode("a".repeat(1_000_000)))).toBe(MILLION);
});

test("our SHA-256 gives the browser's answers, at every length up to four blocks", async () => {
  for (let length = 0; length <= 260; length++) {
    const bytes = crypto.getRandomValues(new Uint8Array(length));
    const theirs = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
    expect(sha256(bytes)).toBe(theirs);
  }
});

test("a page without HTTPS checks the dice as well", async () => {
  vi.stubGlobal("crypto", {});
  const seed = "616263"; // abc
  expect(await commits(seed, ABC)).toBe(true);
  expect(await commits(seed, NOTHING)).toBe(false);
});
