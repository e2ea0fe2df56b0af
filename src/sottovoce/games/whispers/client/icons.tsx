/** Small signs, the same on the map, in the councils and on the cards. */

import { Banner } from "./pieces";
import type { Empire, Props } from "./view";

const PATHS: Record<string, string> = {
  card: "M-8-11h16v22h-16zM-4-6h8M-4-1h8",
  attack: "M-11-11 9 9M11-11-9 9M4 10l6-6M-4 10l-6-6",
  swap: "M-11-4H9l-6-6M11 5H-9l6 6",
};

/** A sign: an empire's banner, a farm, fort or city as on the map, a card, an attack, a swap. */
export function Sign({ props, kind, empire }: { props: Props; kind: string; empire?: Empire }) {
  return (
    <svg class="ww-sign" viewBox="-16 -16 32 32" aria-hidden="true">
      {kind === "banner" && empire && <Banner props={props} empire={empire} x={0} y={0} size={32} />}
      {["farm", "fort", "city"].includes(kind) && <use href={`#icon-${kind}`} x={-16} y={-16} width={32} height={32} />}
      {PATHS[kind] && <path d={PATHS[kind]} />}
    </svg>
  );
}

const SIGNS: Record<string, string> = {
  banner: "banner",
  banners: "banner",
  card: "card",
  cards: "card",
  farm: "farm",
  farms: "farm",
  fort: "fort",
  forts: "fort",
  attack: "attack",
  swap: "swap",
};

/** A printed action ("card per 2 farms") as signs. */
export function signsOf(action: string): string[] {
  const words = action.split(" ").filter((word) => word !== "agent" && word !== "1");
  return words.map((word) => (word === "per" ? "/" : (SIGNS[word] ?? word)));
}

/** The signs of a printed action in a row. */
export function Signs({ props, action, empire }: { props: Props; action: string; empire: Empire }) {
  return (
    <span class="ww-signs" aria-hidden="true">
      {signsOf(action).map((sign, number) =>
        Object.values(SIGNS).includes(sign) ? (
          <Sign key={number} props={props} kind={sign} empire={empire} />
        ) : (
          <span key={number}>{sign}</span>
        ),
      )}
    </span>
  );
}
