/** Beside the map: what happens now, hunger, one's hand, the councils and the players. */

import type { Choice } from "@client/game";
import { Councils, inWords } from "./council";
import { Exchanging } from "./exchange";
import { Hand } from "./hand";
import { SmallAgent, SmallBanner } from "./pieces";
import { useQuickAnswers } from "./quick_answers";
import { choicesByToken } from "./targets";
import { EMPIRES, hungry, type Loyalty, PARAGRAPHS, type Player, type Props } from "./view";

export function Panels(props: Props) {
  const { view } = props.update;
  const choices = choicesByToken(props.choices);
  useQuickAnswers(props);
  const own = view.seat === null ? null : view.players[view.seat];
  return (
    <>
      <div class="ww-aside">
        <div class="ww-asked">
          <Exchanging {...props} />
          <Rearranging props={props} choices={choices} />
        </div>
        {own?.hand && <Hand props={props} hand={own.hand} choices={choices} />}
        <Now {...props} />
        <section class="panel ww-players" aria-label={props.speak("ui-players")}>
          {view.players.map((player, seat) => (
            <PlayerRow key={seat} props={props} player={player} seat={seat} />
          ))}
        </section>
        <Hunger {...props} />
      </div>
      <Councils props={props} choices={choices} />
    </>
  );
}

/** What the acting seat can do. */
function Now(props: Props) {
  const { view } = props.update;
  const post = view.posts.find((one) => one.id === view.marker);
  return (
    <section class="panel ww-now" data-empire={post?.empire}>
      <p class="ww-round">{props.speak("board-first", { seat: `seat:${view.first}` })}</p>
      <p class="ww-figures">{post && inWords(props, post)}</p>
    </section>
  );
}

/** Empires that can be chosen. */
function Rearranging({ props, choices }: { props: Props; choices: Map<string, Choice[]> }) {
  const empires = [...choices].filter(([token]) => token.startsWith("empire:"));
  if (!empires.length) return null;
  return (
    <section class="panel ww-now">
      {empires.map(([token, list]) => (
        <button type="button" key={token} data-glows="" onClick={(event) => props.offer(list, event.currentTarget)}>
          {list[0]?.label}
        </button>
      ))}
    </section>
  );
}

/** Regions that hold more banners than they feed: those leave when the empire's turn ends. */
function Hunger(props: Props) {
  const regions = hungry(props.update.view);
  if (!regions.length) return null;
  return (
    <section class="panel ww-hunger" aria-label={props.speak("ui-hunger")}>
      <h2 {...props.explain(PARAGRAPHS.supply)}>{props.speak("ui-hunger")}</h2>
      <ul>
        {regions.map((region) => (
          <li
            key={region.id}
            onMouseEnter={() => props.point([`region:${region.id}`])}
            onMouseLeave={() => props.point([])}
          >
            {props.speak("ui-hungry", {
              region: `region:${region.id}`,
              empire: `empire:${region.holder}`,
              count: region.banners,
              feeds: region.feeds,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlayerRow({ props, player, seat }: { props: Props; player: Player; seat: number }) {
  const { view } = props.update;
  const backs = EMPIRES.filter((empire) => player.backs[empire] > 0);
  return (
    <div
      class="ww-player"
      data-turn={view.turn === seat || undefined}
      data-won={view.winners.includes(seat) || undefined}
    >
      <h2>
        <SmallAgent props={props} seat={seat} label={props.speak(`society-${player.society}`)} />
        <span>{props.name(`seat:${seat}`)}</span>
        {player.points !== null && (
          <span class="ww-points">{props.speak("board-points", { count: player.points })}</span>
        )}
      </h2>
      <p class="ww-loyalties" {...props.explain(PARAGRAPHS.loyalties)}>
        {player.loyalties.map((loyalty) => (
          <LoyaltyMark key={loyalty.slot} props={props} loyalty={loyalty} />
        ))}
      </p>
      <p class="ww-figures">
        {props.speak("board-agents", { count: player.agents })} · {props.speak("board-cards", { count: player.cards })}
        {backs.map((empire) => (
          <span class="ww-back" key={empire}>
            <SmallBanner props={props} empire={empire} label={props.speak(`empire-${empire}`)} />
            {player.backs[empire]}
          </span>
        ))}
      </p>
    </div>
  );
}

/** A loyalty with its weight; a question mark where this seat can't see it. */
function LoyaltyMark({ props, loyalty }: { props: Props; loyalty: Loyalty }) {
  return (
    <span class="ww-loyalty" data-up={loyalty.up || undefined} title={props.speak(`slot-${loyalty.slot}`)}>
      <span class="ww-weight">×{String(loyalty.weight).replace("-", "−")}</span>
      {loyalty.empire ? (
        <SmallBanner props={props} empire={loyalty.empire} label={props.speak(`empire-${loyalty.empire}`)} />
      ) : (
        <span class="ww-unknown" role="img" aria-label={props.speak("ui-hidden")}>
          ?
        </span>
      )}
    </span>
  );
}
