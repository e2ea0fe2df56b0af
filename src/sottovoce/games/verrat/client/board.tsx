/** The Sultan's court and the cities: viziers, chips, piles, dungeons, and in planning one's own paper. */

import { DrawnBoard } from "@client/drawn_board";
import type { Choice, PlaceGeometry, Point } from "@client/game";
import { narrow } from "@client/narrow";
import { useLayoutEffect, useRef } from "preact/hooks";
import { middle, standing } from "./geometry";
import { Accusation, Paths } from "./paths";
import { Vizier } from "./pieces";
import { draftOf, freeViziers } from "./plan";
import { current, position, previous } from "./reveal_position";
import { plansOf, type RevealStep } from "./reveal_steps";
import { meantBy, onPaper, targetsOf } from "./targets";
import { type City, type Props, whereIs } from "./view";

const NAME = 32;
const CARD = 132;
const WALK = 900;
const TRAVELS = ["travelled", "arrived", "bounced-shared", "bounced-occupied"];
/** On a phone viziers are drawn this much larger. */
const LARGER = 1.3;

export function Board(props: Props) {
  const { view } = props.update;
  const places = props.drawing?.places ?? {};
  const offer = (choices: Choice[], at: Element) => {
    const first = choices[0];
    if (!first || !onPaper(props, first.action)) props.offer(choices, at);
  };
  // What happens on paper alone is nothing that the table could foresee.
  const foresee = (action: string | null) => props.foresee(action && props.choices.has(action) ? action : null);
  const step = current(props);
  const pieces = useRef<SVGGElement>(null);
  useWalking(props, pieces, step);
  const grown = narrow.value ? LARGER : 1;
  return (
    <DrawnBoard
      board={{ ...props, offer, foresee }}
      targets={targetsOf(props)}
      why={(token) => meantBy(props, token)}
      label={props.speak("title")}
    >
      <Names props={props} places={places} />
      {view.seats.map((seat, position) => {
        const chip = places[`court:${position}`]?.chip as Point | undefined;
        return chip && <Chip key={position} chip={seat.chip} at={chip} />;
      })}
      {view.cities.map((city) => {
        const spot = places[`city:${city.id}`];
        return spot && <Pile key={city.id} props={props} city={city} spot={spot} />;
      })}
      {step ? <Journeys props={props} step={step} /> : view.phase === "plan" && <OwnPlan props={props} />}
      <g ref={pieces}>
        {standing(props, step?.places).map(({ vizier, at, size }) => (
          <g
            key={vizier}
            class="piece vr-piece"
            data-piece={`vizier-${vizier}`}
            data-token={`vizier:${vizier}`}
            data-picked={isPicked(props, vizier) || undefined}
          >
            <circle class="vr-halo" cx={at[0]} cy={at[1]} r={size * grown * 0.5} />
            <Vizier props={props} vizier={vizier} x={at[0]} y={at[1]} size={size * grown} />
          </g>
        ))}
      </g>
    </DrawnBoard>
  );
}

/** What the reveal shows now: all plans first, then one journey after the other over the faint rest. */
function Journeys({ props, step }: { props: Props; step: RevealStep }) {
  if (step.line.kind === "plans-revealed") return <Paths props={props} paths={plansOf(props.log)} />;
  const others = TRAVELS.includes(step.line.kind) ? plansOf(props.log) : [];
  return <Paths props={props} paths={others} now={step.path} />;
}

/** Lets the viziers walk from where the step before left them; who is turned away goes there and back. */
function useWalking(props: Props, pieces: { current: SVGGElement | null }, step: RevealStep | null): void {
  const at = position();
  useLayoutEffect(() => {
    const before = previous(props);
    if (!step || !before || !props.motion) return;
    const old = new Map(standing(props, before.places).map(({ vizier, at }) => [vizier, at]));
    for (const { vizier, at } of standing(props, step.places)) {
      const from = old.get(vizier);
      const piece = pieces.current?.querySelector(`[data-piece="vizier-${vizier}"]`);
      if (!piece || !from) continue;
      const away = step.path?.failed && step.path.vizier === vizier ? goalOf(props, step.path.to) : null;
      const shift = (to: Point) => `translate(${to[0] - at[0]}px,${to[1] - at[1]}px)`;
      const way = away ? ["none", shift(away), "none"] : [shift(from), "none"];
      if (away || from[0] !== at[0] || from[1] !== at[1])
        piece.animate({ transform: way }, { duration: away ? 1.4 * WALK : WALK, easing: "ease-in-out" });
    }
  }, [step, at]);
}

function goalOf(props: Props, place: string): Point | null {
  return middle(props.update.view, props.drawing?.places ?? {}, place);
}

function isPicked(props: Props, vizier: string): boolean {
  const { picked } = draftOf(props);
  return freeViziers(props.update.view).some((one) => one.vizier === vizier && one.size === picked);
}

function Chip({ chip, at }: { chip: number; at: Point }) {
  return (
    <g class="vr-chip" data-token={`chip:${chip}`}>
      <circle class="vr-chip-ring" cx={at[0]} cy={at[1]} r={30} />
      <text x={at[0]} y={at[1] + 9} font-size={26} text-anchor="middle">
        {chip}
      </text>
    </g>
  );
}

function Names({ props, places }: { props: Props; places: Record<string, PlaceGeometry> }) {
  const dungeons = props.update.view.dungeons.map((_, cell) => cell + 1);
  const text = (place: string, words: string, size: number, kind = "label") => {
    const [x, y] = places[place]?.label ?? [0, 0];
    return (
      <text key={place} class={kind} x={x} y={y + size * 0.34} font-size={size} text-anchor="middle">
        {words}
      </text>
    );
  };
  return (
    <g class="vr-names">
      {props.update.view.cities.map(({ id }) => text(`city:${id}`, props.name(`city:${id}`), NAME))}
      {dungeons.map((number) => text(`dungeon:${number}`, props.speak("board-dungeon", { number }), 19, "vr-dungeon"))}
      {text("exile", props.speak("board-exile"), 30)}
      {text("throne", props.speak("board-throne"), 22)}
    </g>
  );
}

/** A city's pile: how high it is, and its top card. */
function Pile({ props, city, spot }: { props: Props; city: City; spot: PlaceGeometry }) {
  const [x, y] = (spot.pile as Point | undefined) ?? spot.center;
  const under = Math.min(3, Math.max(0, city.cards - 1));
  const note = city.content
    ? props.speak("board-content", { cards: city.content.map((card) => `card:${card}`) })
    : city.pardons > 0 && props.speak("board-under", { count: city.pardons });
  const card = (name: string, dx: number) => (
    <use href={`#card-${name}`} x={x - CARD / 2 + dx} y={y - CARD / 2 - dx} width={CARD} height={CARD} />
  );
  return (
    <g class="vr-pile" data-empty={city.cards === 0 || undefined}>
      {Array.from({ length: under }, (_, depth) => card("back", 3 * (under - depth)))}
      {city.cards > 0 && card(city.top ?? "back", 0)}
      {city.top && (
        <text class="vr-card-name" x={x} y={y + 50} font-size={17} text-anchor="middle">
          {props.speak(`card-${city.top}`)}
        </text>
      )}
      <use href="#chip" x={x + 20} y={y + 38} width={40} height={40} />
      <text class="vr-count" x={x + 40} y={y + 65} font-size={21} text-anchor="middle">
        {city.cards}
      </text>
      {note && (
        <text class="vr-note" x={spot.center[0]} y={spot.center[1] + 106} font-size={17} text-anchor="middle">
          {note}
        </text>
      )}
    </g>
  );
}

/** One's own plan on paper, as paths that nobody else sees: journeys, who stays, and whom one accuses. */
function OwnPlan({ props }: { props: Props }) {
  const { view } = props.update;
  const { to, accuse } = draftOf(props);
  const free = freeViziers(view);
  const paths = free.flatMap(({ vizier, size, at }) => {
    const goal = to[size];
    return goal ? [{ vizier, from: at, to: goal === "stay" ? at : goal, failed: false }] : [];
  });
  const accused = accuse ? goalOf(props, whereIs(view, accuse)) : null;
  const finger = free.map(({ at }) => goalOf(props, at)).find((spot) => spot !== null) ?? null;
  return (
    <>
      <Paths props={props} paths={paths} />
      {accused && <Accusation from={finger} to={accused} />}
    </>
  );
}
