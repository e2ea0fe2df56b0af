/** An offer being put together from the cards of two hands, before the table knows of it. */

import { signal } from "@preact/signals";
import type { Props } from "./view";

export interface Making {
  /** Whom it is for; null until one of their cards, or their name, is chosen. */
  to: number | null;
  /** The offer that it answers. */
  counters: string | null;
  give: string[];
  want: string[];
}

export const making = signal<Making | null>(null);

const EMPTY: Making = { to: null, counters: null, give: [], want: [] };

/** Begins an offer to somebody, or an answer to one of theirs. */
export function begin(to: number | null, counters: string | null = null): void {
  making.value = { ...EMPTY, to, counters };
}

const count = (cards: string[], kind: string) => cards.filter((card) => card === kind).length;

/** One more of a kind; after the last it begins again. */
export function oneMore(cards: string[], kind: string, held: string[]): string[] {
  const rest = cards.filter((card) => card !== kind);
  const now = count(cards, kind);
  return now < count(held, kind) ? [...rest, ...Array<string>(now + 1).fill(kind)] : rest;
}

/** Whether the table lets a kind face these cards. */
const fits = (props: Props, kind: string, facing: string[]) =>
  !props.update.view.trade.apart[kind]?.some((other) => facing.includes(other));

/** Whether a card of a hand may be clicked for an offer, by what the table says of swaps. */
export function tradable(props: Props, seat: number, kind: string): boolean {
  const { view } = props.update;
  const { trade } = view;
  const now = making.value;
  if (view.phase !== "intrigue" || view.seat === null || props.choices.size === 0) return false;
  const own = seat === view.seat;
  if (props.stepwise) return atOnce(props, seat, kind) !== null;
  const possible = own ? trade.partners.length > 0 : trade.partners.includes(seat);
  if (!(possible || now?.counters) || !trade.cards[seat]?.includes(kind)) return false;
  if (!now) return true;
  return own ? fits(props, kind, now.want) : now.to !== seat || fits(props, kind, now.give);
}

/** What a click on a card answers where nothing is drafted: it goes into the offer, or an offer to its owner begins. */
function atOnce(props: Props, seat: number, kind: string): string | null {
  const own = seat === props.update.view.seat;
  const answers = own ? [`give ${kind}`] : [`want ${kind}`, `offer ${seat}`];
  return answers.find((answer) => props.choices.has(answer)) ?? null;
}

/** How many of a kind lie in the offer from a hand. */
export function chosen(props: Props, seat: number, kind: string): number {
  const now = making.value;
  if (!now) return 0;
  return seat === props.update.view.seat ? count(now.give, kind) : now.to === seat ? count(now.want, kind) : 0;
}

/** A card of a hand is clicked: one's own is given, another's is wanted, and the offer goes to them. */
export function take(props: Props, seat: number, kind: string): void {
  const answer = props.stepwise ? atOnce(props, seat, kind) : null;
  if (answer) {
    props.choose(answer);
    return;
  }
  const { view } = props.update;
  const now = making.value ?? EMPTY;
  const held = view.players[seat]?.cards ?? [];
  if (seat === view.seat) making.value = { ...now, give: oneMore(now.give, kind, held) };
  else if (now.to === seat) making.value = { ...now, want: oneMore(now.want, kind, held) };
  else
    making.value = {
      ...now,
      to: seat,
      counters: null,
      want: [kind],
      give: now.give.filter((card) => fits(props, card, [kind])),
    };
}

/** Whether it can be sent, by what the table says of swaps. */
export function complete(props: Props, offer: Making): boolean {
  return offer.to !== null && props.update.view.trade.needs.every((side) => offer[side].length > 0);
}

/** The answers that make the offer at the table. */
export function answers({ to, counters, give, want }: Making, drafted: boolean): string[] {
  const first = counters ? `counter ${counters}` : `offer ${to}`;
  const cards = [...give.map((card) => `give ${card}`), ...want.map((card) => `want ${card}`)];
  return [...(drafted ? ["cancel"] : []), first, ...cards, "send-offer"];
}
