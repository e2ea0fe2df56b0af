/** HTML that comes from our own server, and nowhere else: the browser lets nothing else become part of a page. */

interface Policy {
  createHTML(text: string): unknown;
}

const types = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }).trustedTypes;
const policy = types?.createPolicy("sottovoce", { createHTML: (text: string) => text });
const known = new Map<string, unknown>();
const MOST_KNOWN = 500;

/** HTML of the server's own making, as the browser's rules for trusted types want it; the same object for the same text. */
export function fromServer(html: string): string {
  if (!policy) return html;
  let trusted = known.get(html);
  if (trusted === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    trusted = policy.createHTML(html);
    known.set(html, trusted);
  }
  return trusted as string;
}
