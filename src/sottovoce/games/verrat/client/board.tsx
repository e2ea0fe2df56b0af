/** The Sultan's court and the cities: viziers, chips, piles, dungeons, and in planning one's own paper. */

import { Chart } from "@client/chart";
import type { Choice, PlaceGeometry, Point } from "@client/game";
import { middle, standing } from "./geometry";
import { Vizier } from "./pieces";
import { draftOf, freeViziers } from "./plan";
import { onPaper, targetsOf } from "./targets";
import { CITIES, type City, type Props, whereIs } from "./view";

const NAME = 32;
const CARD = 132;

export function Board(props: Props) {
  const { view } = props.update;
  const places = props.drawing?.places ?? {};
  const offer = (choices: Choice[], at: Element) => {
    const first = choices[0];
    if (!first || !onPaper(props, first.action)) props.offer(choices, at);
  };
  return (
    <Chart board={{ ...props, offer }} targets={targetsOf(props)} label={props.speak("title")}>
      <Names props={props} places={places} />
      {view.seats.map((seat, position) => {
        const chip = places[`court:${position}`]?.chip as Point | undefined;
        return chip && <Chip key={position} chip={seat.chip} at={chip} />;
      })}
      {view.cities.map((city) => {
        const spot = places[`city:${city.id}`];
        return spot && <Pile key={city.id} props={props} city={city} spot={spot} />;
      })}
      {view.phase === "plan" && <Arrows props={props} places={places} />}
      {standing(props).map(({ vizier, at, size }) => (
        <g
          key={vizier}
          class="piece vr-piece"
          data-piece={`vizier-${vizier}`}
          data-token={`vizier:${vizier}`}
          data-picked={isPicked(props, vizier) || undefined}
        >
          <circle class="vr-halo" cx={at[0]} cy={at[1]} r={size * 0.5} />
          <Vizier props={props} vizier={vizier} x={at[0]} y={at[1]} size={size} />
        </g>
      ))}
    </Chart>
  );
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
      {CITIES.map((city) => text(`city:${city}`, props.name(`city:${city}`), NAME))}
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

/** One's own plan on paper, as arrows that nobody else sees. */
function Arrows({ props, places }: { props: Props; places: Record<string, PlaceGeometry> }) {
  const { view } = props.update;
  const { to, accuse } = draftOf(props);
  const accused = accuse ? middle(view, places, whereIs(view, accuse)) : null;
  return (
    <g class="vr-arrows">
      {freeViziers(view).map(({ vizier, size, at }) => {
        const goal = to[size];
        const from = middle(view, places, at);
        const end = goal && goal !== "stay" ? middle(view, places, goal) : null;
        return from && end && <Arrow key={vizier} from={from} to={end} />;
      })}
      {accused && <path class="vr-accused" d={`M${accused[0] - 30} ${accused[1] - 30}l60 60m0-60l-60 60`} />}
    </g>
  );
}

/** A bent line with a head at its end. */
function Arrow({ from, to }: { from: Point; to: Point }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [u, v] = [dx / length, dy / length];
  const [bendX, bendY] = [(from[0] + to[0]) / 2 - v * 40, (from[1] + to[1]) / 2 + u * 40];
  const [tipX, tipY] = [to[0] - u * 30, to[1] - v * 30];
  const head = `M${tipX} ${tipY}l${-u * 26 - v * 14} ${-v * 26 + u * 14}M${tipX} ${tipY}l${-u * 26 + v * 14} ${-v * 26 - u * 14}`;
  return <path d={`M${from[0]} ${from[1]}Q${bendX} ${bendY} ${tipX} ${tipY}${head}`} />;
}
