/** The proof of the dice: the seed shown after the game is the one whose hash was public before it. */

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** True if the commitment is the SHA-256 of the seed; null where the browser can't say (a page without HTTPS). */
export async function commits(seed: string, commitment: string): Promise<boolean | null> {
  if (!crypto.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return hex(await crypto.subtle.digest("SHA-256", bytes)) === commitment;
}
