/** The proof of the dice: the seed shown after the game is the one whose hash was public before it. */

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The SHA-256 of bytes: the browser's own, or ours on a page without HTTPS, where browsers hide it. */
async function hashed(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (crypto.subtle) return hex(await crypto.subtle.digest("SHA-256", bytes));
  return (await import("./sha256")).sha256(bytes);
}

/** True if the commitment is the SHA-256 of the seed. */
export async function commits(seed: string, commitment: string): Promise<boolean> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return (await hashed(bytes)) === commitment;
}
