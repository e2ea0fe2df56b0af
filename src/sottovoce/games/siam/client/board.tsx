/** The map of Siam: provinces with their tiles, followers, kings and holders. */

import { DrawnBoard } from "@client/drawn_board";
import type { PlaceGeometry, Point } from "@client/game";
import { narrow } from "@client/narrow";
import { Ghosts } from "./ghosts";
import { followersAt, Mark } from "./pieces";
import { followerToken, meantBy, targetsOf } from "./targets";
import { FACTIONS, type Props, type Province, plain } from "./view";

const TILE = 34;
const SEAL = 62;
const APART = 62;
/** On a phone: groups with their number, and the whole province as a target. */
const WIDE = { tile: 46, label: 40, mark: 50, apart: 92, count: 40 };

export function Board(props: Props) {
  const { view } = props.update;
  const places = props.drawing?.places ?? {};
  const states = new Map(
    view.provinces.map((province) => [`province:${province.id}`, stateOf(province, view.contested)]),
  );
  return (
    <DrawnBoard
      board={props}
      targets={targetsOf(props.choices, (token) => tokenName(token, props), narrow.value)}
      states={states}
      why={(token) => meantBy(props.choices, token)}
      label={plain(props.speak("title"))}
    >
      {view.provinces.map((province) => {
        const spot = places[`province:${province.id}`];
        return spot && <ProvincePieces key={province.id} props={props} province={province} spot={spot} />;
      })}
      <Ghosts {...props} />
    </DrawnBoard>
  );
}

function stateOf(province: Province, contested: string | null): string {
  const held = province.owner ? `held held-${province.owner}` : "";
  return province.id === contested ? `contested ${held}` : held;
}

/** A follower or a province in words. */
function tokenName(token: string, props: Props): string {
  const [, province = "", faction] = token.split(":");
  const name = props.name(`province:${province}`);
  return faction
    ? props.speak("choice-give", { faction: `faction:${faction}`, province: `province:${province}` })
    : name;
}

interface SpotProps {
  props: Props;
  province: Province;
  spot: PlaceGeometry;
}

function ProvincePieces({ props, province, spot }: SpotProps) {
  const [x, y] = spot.label ?? spot.center;
  const [tileX, tileY] = spot.icons?.[1] ?? spot.center;
  const [kingX, kingY] = spot.icons?.[2] ?? spot.center;
  const [sealX, sealY] = spot.slots?.[0] ?? spot.center;
  const tile = narrow.value ? WIDE.tile : TILE;
  const label = narrow.value ? WIDE.label : 28;
  return (
    <g class="siam-province" data-contested={province.id === props.update.view.contested || undefined}>
      <text class="label" x={x} y={y + label * 0.34} font-size={label} text-anchor="middle">
        {province.name}
      </text>
      <g data-piece={`tile-${province.box}`}>
        <use href="#piece-tile" x={tileX - tile / 2} y={tileY - tile / 2} width={tile} height={tile} />
        <text class="siam-box" x={tileX} y={tileY + tile * 0.21} font-size={tile * 0.59} text-anchor="middle">
          {province.box}
        </text>
      </g>
      {province.king && <use href="#piece-king" x={kingX - TILE / 2} y={kingY - TILE / 2} width={TILE} height={TILE} />}
      {province.owner ? (
        <Mark props={props} kind={province.owner} x={sealX} y={sealY + 17} size={SEAL} />
      ) : (
        <Crowd props={props} province={province} slots={spot.slots ?? []} />
      )}
    </g>
  );
}

/** One by one while there is a place for each, else one of each faction with its number. */
function Crowd({ props, province, slots }: { props: Props; province: Province; slots: Point[] }) {
  const pieces = followersAt(props, `province:${province.id}`);
  const token = (faction: string) => followerToken(province.id, faction);
  if (pieces.length <= slots.length && !narrow.value) {
    const filled = slots.slice(0, pieces.length).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
    return (
      <>
        {pieces.map((piece, number) => (
          <g key={piece.key} class="piece" data-piece={piece.key} data-token={token(piece.kind)}>
            <Mark props={props} kind={piece.kind} x={filled[number]?.[0] ?? 0} y={filled[number]?.[1] ?? 0} />
          </g>
        ))}
      </>
    );
  }
  const [x, y] = slots[0] ?? [0, 0];
  const { mark, apart, count } = narrow.value ? WIDE : { mark: TILE, apart: APART, count: 24 };
  const shown = FACTIONS.filter((faction) => province.followers[faction] > 0);
  return (
    <>
      {shown.map((faction, number) => {
        const middle = x + (number - (shown.length - 1) / 2) * apart;
        return (
          <g key={faction} class="piece" data-token={token(faction)}>
            <Mark props={props} kind={faction} x={middle - mark * 0.41} y={y + 17} size={mark} />
            <text
              class="label"
              x={middle + mark * 0.47}
              y={y + 17 + count * 0.34}
              font-size={count}
              text-anchor="middle"
            >
              {province.followers[faction]}
            </text>
          </g>
        );
      })}
    </>
  );
}
