/** Two of one's own loyalties change places: click both, see what that makes of the points and what all will know. */

import { useState } from "preact/hooks";
import { SmallBanner } from "./pieces";
import { type Exchange, type Loyalty, PARAGRAPHS, type Props } from "./view";

/** The exchange of two slots, if there is one. */
export function exchangeOf(exchanges: Exchange[], picked: string[]): Exchange | undefined {
  return exchanges.find(({ slots }) => picked.length === 2 && picked.every((slot) => slots.includes(slot)));
}

/** A click picks a slot, lets it go, or takes the place of the one picked last. */
export function picking(picked: string[], slot: string): string[] {
  if (picked.includes(slot)) return picked.filter((one) => one !== slot);
  return [...picked.slice(0, 1), slot];
}

export function Exchanging(props: Props) {
  const { view } = props.update;
  const [picked, pick] = useState<string[]>([]);
  const own = view.seat === null ? null : view.players[view.seat];
  if (!own || !view.exchanges.length || !props.choices.size) return null;
  const chosen = exchangeOf(view.exchanges, picked);
  return (
    <section class="panel ww-exchange" aria-label={props.speak("ui-exchange")}>
      <h2 {...props.explain(PARAGRAPHS.loyalties)}>{props.speak("ui-exchange")}</h2>
      <div class="ww-tokens">
        {own.loyalties.map((loyalty) => (
          <Token
            key={loyalty.slot}
            props={props}
            loyalty={loyalty}
            free={view.exchanges.some(({ slots }) => slots.includes(loyalty.slot))}
            picked={picked.includes(loyalty.slot)}
            pick={() => pick(picking(picked, loyalty.slot))}
          />
        ))}
      </div>
      <div class="ww-bargain" role="status">
        {chosen ? (
          <>
            <p class="ww-change">
              {props.speak("ui-exchange-points", { before: own.points ?? 0, after: chosen.points })}
            </p>
            <p>
              {props.speak("ui-exchange-known", {
                slot: `slot:${chosen.slots[0]}`,
                empire: `empire:${chosen.empires[0]}`,
                "other-slot": `slot:${chosen.slots[1]}`,
                other: `empire:${chosen.empires[1]}`,
              })}
            </p>
            <button type="button" class="primary" onClick={() => props.choose(chosen.action)}>
              {props.speak("ui-exchange-agree")}
            </button>
          </>
        ) : (
          <p>{props.speak("ui-exchange-pick", { count: 2 - picked.length })}</p>
        )}
      </div>
    </section>
  );
}

interface TokenProps {
  props: Props;
  loyalty: Loyalty;
  free: boolean;
  picked: boolean;
  pick: () => void;
}

function Token({ props, loyalty, free, picked, pick }: TokenProps) {
  return (
    <button
      type="button"
      class="ww-token"
      data-slot={loyalty.slot}
      data-glows={free || undefined}
      aria-pressed={picked}
      disabled={!free}
      onClick={pick}
    >
      <span class="ww-token-slot">{props.speak(`slot-${loyalty.slot}`)}</span>
      {loyalty.empire && (
        <SmallBanner props={props} empire={loyalty.empire} label={props.speak(`empire-${loyalty.empire}`)} />
      )}
      <span class="ww-token-sum">{sum(loyalty)}</span>
    </button>
  );
}

/** "4 × 3 = 12": weight, cities, points. */
export function sum(loyalty: Loyalty): string {
  const minus = (value: number | null) => String(value ?? "?").replace("-", "−");
  return `${minus(loyalty.weight)}\u00a0×\u00a0${loyalty.cities ?? "?"} =\u00a0${minus(loyalty.points)}`;
}
