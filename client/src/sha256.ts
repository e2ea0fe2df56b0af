/** SHA-256 (FIPS 180-4) for pages without HTTPS, where browsers hide their own. */

const WORD = /.{8}/g;
const words = (hex: string) => (hex.match(WORD) ?? []).map((word) => Number.parseInt(word, 16));

/** The first bits of the fractions of the cube roots, and of the square roots, of the first primes. */
const CUBE_ROOTS = words(
  "428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc3" +
    "72be5d7480deb1fe9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da" +
    "983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13" +
    "650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa070" +
    "19a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc70208" +
    "90befffaa4506cebbef9a3f7c67178f2",
);
const SQUARE_ROOTS = words("6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19");
const BLOCK = 64; // bytes
const LENGTH = 8; // bytes at the end of the last block

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/** The message in whole blocks: a one, zeros, and its length in bits. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 1 + LENGTH) / BLOCK);
  const view = new DataView(new ArrayBuffer(blocks * BLOCK));
  message.forEach((byte, place) => {
    view.setUint8(place, byte);
  });
  view.setUint8(message.length, 0x80);
  view.setBigUint64(view.byteLength - LENGTH, BigInt(message.length) * 8n);
  return view;
}

/** What a block makes of the state before it. */
function compressed(state: number[], view: DataView, start: number): number[] {
  const schedule = Array.from({ length: 16 }, (_, place) => view.getUint32(start + 4 * place));
  const at = (place: number) => schedule[place] as number;
  for (let t = 16; t < BLOCK; t++) {
    const [late, early] = [at(t - 2), at(t - 15)];
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    schedule.push((s1 + at(t - 7) + s0 + at(t - 16)) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < BLOCK; t++) {
    const choice = (e & f) ^ (~e & g);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (CUBE_ROOTS[t] as number) + at(t);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + (state[place] as number)) | 0);
}

/** The hash of a message, as hexadecimal digits. */
export function sha256(message: Uint8Array): string {
  const view = padded(message);
  let state = SQUARE_ROOTS;
  for (let start = 0; start < view.byteLength; start += BLOCK) state = compressed(state, view, start);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
