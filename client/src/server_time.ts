/** The server's clock, by which deadlines run: this device's own may be minutes slow or fast. */

const MOST_ON_THE_WAY = 2000; // milliseconds: an answer that took longer says too little
const NOISE = 2000; // milliseconds: the server names whole seconds, so that less is no difference
const HALF_A_SECOND = 500;

let ahead = 0; // milliseconds

/** Takes in when the server answered a request that was sent at a moment of this device's clock. */
export function heard(date: string | null, sent: number): void {
  const now = Date.now();
  const told = date === null ? Number.NaN : Date.parse(date) + HALF_A_SECOND;
  if (Number.isNaN(told) || now - sent > MOST_ON_THE_WAY || now < sent) return;
  const found = told - (sent + now) / 2;
  ahead = Math.abs(found) < NOISE ? 0 : found;
}

/** What time it is at the server. */
export const serverNow = (): number => Date.now() + ahead;
