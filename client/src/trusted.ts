/** HTML that comes from our own server, and nowhere else: the browser lets nothing else become part of a page. */

interface Policy {
  createHTML(text: string): unknown;
  createScriptURL(address: string): unknown;
}

const SCRIPTS = ["/sw.js"];

/** The addresses of scripts that a page may start, which are ours. */
function ours(address: string): string {
  if (!SCRIPTS.includes(address)) throw new TypeError(address);
  return address;
}

const types = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }).trustedTypes;
const policy = types?.createPolicy("sottovoce", { createHTML: (text: string) => text, createScriptURL: ours });
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

/** The address of a script of ours, as the browser's rules for trusted types want it. */
export function scriptOfOurs(address: string): string {
  return (policy ? policy.createScriptURL(address) : ours(address)) as string;
}
