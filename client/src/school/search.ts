/** Searching in rules: all words that are typed must occur, whatever their accents. */

export interface Passage {
  /** Where it stands on the page. */
  anchor: string;
  title: string;
  text: string;
}

export interface Found {
  passage: Passage;
  /** What stands around the first word found, in three pieces: before it, itself, and after it. */
  shown: [string, string, string];
}

const AROUND = 60;
const MOST = 12;

/** Text without accents and capitals, letter for letter. */
export function plain(text: string): string {
  return [...text]
    .map((letter) => {
      const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      return bare.length === letter.length ? bare : letter;
    })
    .join("");
}

/** The text of HTML that comes from our own server. */
export function textOf(html: string): string {
  return html
    .replace(/<(?:\/(?:p|li|tr|td|th|h\d)|br)[^>]*>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Passages with all words, those with a word in their title first. */
export function search(passages: Passage[], typed: string): Found[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (!words.length || (words.join("").length < 2 && !/\d/.test(typed))) return [];
  const found = passages.flatMap((passage) => {
    const title = plain(passage.title);
    const text = plain(passage.text);
    if (!words.every((word) => title.includes(word) || text.includes(word))) return [];
    const titled = words.filter((word) => title.includes(word)).length;
    return [{ titled, found: { passage, shown: around(passage.text, text, words) } }];
  });
  return found
    .sort((a, b) => b.titled - a.titled)
    .slice(0, MOST)
    .map(({ found }) => found);
}

function around(text: string, bare: string, words: string[]): [string, string, string] {
  const word = words.find((word) => bare.includes(word));
  if (word === undefined) return [text.slice(0, 2 * AROUND), "", ""];
  const at = bare.indexOf(word);
  const from = at > AROUND ? text.indexOf(" ", at - AROUND) + 1 : 0;
  const until = at + word.length;
  return [
    (from > 0 ? "… " : "") + text.slice(Math.min(from, at), at),
    text.slice(at, until),
    text.slice(until, until + AROUND),
  ];
}
