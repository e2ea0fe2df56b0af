/** Viziers and cards as small pictures with their letters. */

import type { Props } from "./view";

interface VizierProps {
  props: Props;
  vizier: string;
  x: number;
  y: number;
  size: number;
}

/** A vizier with his letters, centred on a point of an SVG. */
export function Vizier({ props, vizier, x, y, size }: VizierProps) {
  const [colour] = vizier.split("-");
  return (
    <>
      <use href={`#piece-${vizier}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
      <text class={`letter letter-${colour}`} x={x} y={y + size * 0.38} font-size={size * 0.24} text-anchor="middle">
        {props.speak(`vizier-short-${vizier}`)}
      </text>
    </>
  );
}

/** A vizier in a panel. */
export function SmallVizier({ props, vizier, piece }: { props: Props; vizier: string; piece?: boolean }) {
  return (
    <svg
      class="vr-vizier"
      viewBox="-25 -26 50 52"
      role="img"
      aria-label={props.name(`vizier:${vizier}`)}
      data-piece={piece ? `vizier-${vizier}` : undefined}
    >
      <Vizier props={props} vizier={vizier} x={0} y={0} size={50} />
    </svg>
  );
}

/** A card in a panel, with how many there are of it. */
export function SmallCard({ props, card, copies }: { props: Props; card: string; copies: number }) {
  const name = props.speak(`card-${card}`);
  return (
    <span class="vr-card" {...props.explain(null, `${name}. ${props.speak(`help-${card}`)}`)}>
      <svg viewBox="-15 -21 30 42" role="img" aria-label={name}>
        <use href={`#card-${card}`} x={-21} y={-21} width={42} height={42} />
      </svg>
      {copies > 1 && <b>×{copies}</b>}
    </span>
  );
}
