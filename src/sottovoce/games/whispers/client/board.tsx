/** The map of the five empires: banners with their number, agents, conquests and hunger. */

import { DrawnBoard, type Target } from "@client/drawn_board";
import type { PlaceGeometry, Point } from "@client/game";
import { BattleResult, battleInWords } from "./battle";
import { Agent, Banner, pieceAt } from "./pieces";
import { meantBy, regionTargets } from "./targets";
import { changed, type Props, type Region, type View } from "./view";

const LABEL = 22;
const BANNER = 46;
const COUNT = 32;
const AGENT = 26;
const WARNING = 26;

export function Board(props: Props) {
  const { view } = props.update;
  const places = props.drawing?.places ?? {};
  return (
    <DrawnBoard
      board={props}
      targets={targetsOf(props)}
      states={statesOf(view)}
      why={(token) => meantBy(props.choices, token) ?? null}
      label={props.speak("title")}
    >
      {view.regions.map((region) => {
        const spot = places[`region:${region.id}`];
        return spot && <RegionPieces key={region.id} props={props} region={region} spot={spot} />;
      })}
      <Ghosts {...props} />
      <March props={props} />
      {view.step === "target" &&
        props.choices.size > 0 &&
        view.battles.map((battle) => {
          const spot = places[`region:${battle.region}`];
          return spot && <BattleResult key={battle.region} props={props} spot={spot} battle={battle} />;
        })}
    </DrawnBoard>
  );
}

/** The regions that glow; those that may be attacked say how it would end. */
function targetsOf(props: Props): Map<string, Target> {
  const found = regionTargets(props.choices);
  if (props.update.view.step === "target") {
    for (const battle of props.update.view.battles) {
      const target = found.get(`region:${battle.region}`);
      if (target) target.name += `. ${battleInWords(props, battle)}`;
    }
  }
  return found;
}

/** Who holds what, where an attack comes from and goes to, and which regions are hungry. */
function statesOf(view: View): Map<string, string> {
  const { doing } = view;
  return new Map(
    view.regions.map((region) => {
      const words = [
        region.holder !== region.home && `held held-${region.holder}`,
        doing?.origin === region.id && "origin",
        doing?.target === region.id && "target",
        region.banners > region.feeds && "hungry",
      ];
      return [`region:${region.id}`, words.filter(Boolean).join(" ")];
    }),
  );
}

interface SpotProps {
  props: Props;
  region: Region;
  spot: PlaceGeometry;
}

function RegionPieces({ props, region, spot }: SpotProps) {
  const [x, y] = spot.label ?? spot.center;
  const agents = (spot.agents as Point[] | undefined) ?? [];
  return (
    <g class="ww-region">
      <text class="label" x={x} y={y + LABEL * 0.34} font-size={LABEL} text-anchor="middle">
        {props.name(`region:${region.id}`)}
      </text>
      {region.banners > 0 && <Army props={props} region={region} spot={spot} />}
      {region.agents.map((seat, number) => {
        const at = agents[number];
        const place = `region:${region.id}`;
        return (
          at && (
            <g key={seat} data-piece={pieceAt(props, `agent-${seat}`, place)}>
              <Agent props={props} seat={seat} x={at[0]} y={at[1]} size={AGENT} />
            </g>
          )
        );
      })}
    </g>
  );
}

function Army({ props, region, spot }: SpotProps) {
  const [x, y] = (spot.banner as Point | undefined) ?? spot.center;
  const [countX, countY] = (spot.count as Point | undefined) ?? spot.center;
  const tooMany = region.banners > region.feeds;
  return (
    <g
      class="piece"
      data-piece={pieceAt(props, region.holder, `region:${region.id}`)}
      data-hungry={tooMany || undefined}
    >
      <Banner props={props} empire={region.holder} x={x} y={y} size={BANNER} />
      <text
        key={region.banners}
        class="label ww-count"
        x={countX}
        y={countY + COUNT * 0.34}
        font-size={COUNT}
        text-anchor="middle"
      >
        {region.banners}
      </text>
      {tooMany && (
        <use
          href="#mark-warning"
          x={x - BANNER / 2 - WARNING / 2}
          y={y - BANNER / 2 - WARNING / 4}
          width={WARNING}
          height={WARNING}
        />
      )}
    </g>
  );
}

/** What a choice would change, before it is made: how many banners would stand where, and whose. */
function Ghosts(props: Props) {
  const after = props.preview.value?.view;
  const places = props.drawing?.places ?? {};
  if (!after) return null;
  return (
    <g class="ww-ghosts" aria-hidden="true">
      {changed(props.update.view, after).map((region) => {
        const [x, y] = places[`region:${region.id}`]?.center ?? [0, 0];
        return (
          <g key={region.id} data-hungry={region.banners > region.feeds || undefined}>
            <rect x={x - 44} y={y - 30} width={88} height={52} rx={26} />
            <Banner props={props} empire={region.holder} x={x - 18} y={y - 3} size={40} />
            <text class="label ww-count" x={x + 20} y={y + 8} font-size={COUNT} text-anchor="middle">
              {region.banners}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** An arrow from where an attack comes to where it goes, with the banners under way. */
function March({ props }: { props: Props }) {
  const { doing } = props.update.view;
  const places = props.drawing?.places ?? {};
  const from = doing?.origin ? places[`region:${doing.origin}`]?.center : null;
  const to = doing?.target ? places[`region:${doing.target}`]?.center : null;
  if (!doing || !from || !to) return null;
  const [middleX, middleY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return (
    <g class="ww-march">
      <path d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`} />
      <circle cx={to[0]} cy={to[1]} r={12} />
      {doing.force > 0 && (
        <text class="label ww-count" x={middleX} y={middleY + 12} font-size={COUNT + 4} text-anchor="middle">
          {doing.force}
        </text>
      )}
    </g>
  );
}
