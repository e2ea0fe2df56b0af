/** An attack before it is made: how many go, who falls, who holds the region, and what the fort costs. */

import type { PlaceGeometry, Point } from "@client/game";
import { Sign } from "./icons";
import { SmallBanner } from "./pieces";
import type { Battle, Props } from "./view";

/** A battle's outcome as a sentence or two. */
export function battleInWords(props: Props, battle: Battle): string {
  const region = `region:${battle.region}`;
  const empire = `empire:${battle.holder}`;
  const end = props.speak(battle.taken ? (battle.city ? "ui-battle-city" : "ui-battle-taken") : "ui-battle-held", {
    region,
    empire,
    count: battle.banners,
  });
  const fort = battle.fort ? [props.speak("ui-battle-fort")] : [];
  return [...fort, props.speak("ui-battle-fall", { count: battle.slain }), end].join(" ");
}

/** Over the map: how many go, with what comes of each number; or how the battle stands before cards. */
export function BattleCard(props: Props) {
  const { view, prompt } = props.update;
  const { battles, step } = view;
  const counting = step === "force" && battles.length > 0;
  if ((!counting && step !== "battle") || !battles.length || !props.choices.size) return null;
  const place = props.drawing?.places[`region:${battles[0]?.region}`];
  const west = place !== undefined && place.center[0] < (props.drawing?.size[0] ?? 0) / 2;
  return (
    <section class="ww-battle" aria-label={props.speak("action-attack")} data-side={west ? "right" : "left"}>
      <p class="ww-battle-title">{counting ? prompt : props.speak("ui-battle-now")}</p>
      <ul>
        {battles.map((battle) => (
          <li key={battle.action}>
            {counting ? (
              <button
                type="button"
                class="ww-battle-row"
                data-glows=""
                data-taken={battle.taken || undefined}
                onClick={() => props.choose(battle.action)}
              >
                <Row props={props} battle={battle} />
              </button>
            ) : (
              <div class="ww-battle-row" data-taken={battle.taken || undefined}>
                <Row props={props} battle={battle} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ props, battle }: { props: Props; battle: Battle }) {
  return (
    <>
      <b class="ww-battle-force">{battle.force}</b>
      <span class="ww-battle-end" aria-hidden="true">
        <SmallBanner props={props} empire={battle.holder} />
        {battle.banners}
        {battle.city && <Sign props={props} kind="city" />}
      </span>
      <span>{battleInWords(props, battle)}</span>
    </>
  );
}

/** On the map, while a target is chosen: who would hold each region if all went. */
export function BattleResult({ props, spot, battle }: { props: Props; spot: PlaceGeometry; battle: Battle }) {
  const [x, y] = spot.label ?? (spot.center as Point);
  return (
    <g class="ww-outcome" data-taken={battle.taken || undefined} aria-hidden="true">
      <rect x={x - 46} y={y - 46} width={92} height={34} rx={17} />
      <path d={battle.taken ? "m-9 0 6 7L9-8" : "m-8-8 16 16M8-8-8 8"} transform={`translate(${x - 22} ${y - 29})`} />
      <text x={x + 12} y={y - 21} font-size={24} text-anchor="middle">
        {battle.banners}
      </text>
      <title>{battleInWords(props, battle)}</title>
    </g>
  );
}
