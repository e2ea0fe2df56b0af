/** One's own cards, each with its three abilities: click an ability to play it, a card to pay or discard it. */

import type { Choice } from "@client/game";
import { SmallBanner } from "./pieces";
import { declare, playsNoCards } from "./quick_answers";
import { meantBy } from "./targets";
import { abilitiesOf, costOf, type Empire, PARAGRAPHS, type Props } from "./view";

export function Hand({ props, hand, choices }: { props: Props; hand: string[]; choices: Map<string, Choice[]> }) {
  const kinds = [...new Set(hand)];
  const playable = [...choices.keys()].filter((token) => token.startsWith("ability:"));
  return (
    <section class="panel ww-hand" aria-label={props.speak("board-your-hand")}>
      <h2>
        {props.speak("board-your-hand")}
        {playable.length > 0 && <small class="ww-figures">{props.speak("ui-play-hint")}</small>}
      </h2>
      {!kinds.length && <p class="ww-figures">{props.speak("board-no-hand")}</p>}
      {kinds.length > 0 && <NoCards {...props} />}
      <div class="ww-cards">
        {kinds.map((kind) => (
          <Card
            key={kind}
            props={props}
            kind={kind}
            copies={hand.filter((card) => card === kind).length}
            choices={choices}
          />
        ))}
      </div>
    </section>
  );
}

/** A declaration that anybody with cards can make, whatever they are. It has its room where there is nothing to declare,
 * too: the cards below it stay where they are. */
export function NoCards(props: Props) {
  const { view } = props.update;
  const empire = view.marker?.split("-")[0];
  const mine = view.posts.some((post) => post.empire === empire && post.controller === view.seat);
  if (!empire || !mine) {
    return (
      <p class="ww-no-cards" data-idle="">
        {"\u00a0"}
      </p>
    );
  }
  return (
    <label class="ww-no-cards">
      <input
        type="checkbox"
        checked={playsNoCards(props)}
        onChange={(event) => declare(props, event.currentTarget.checked)}
      />
      {props.speak("ui-no-cards", { empire: `empire:${empire}` })}
    </label>
  );
}

interface CardProps {
  props: Props;
  kind: string;
  copies: number;
  choices: Map<string, Choice[]>;
}

function Card({ props, kind, copies, choices }: CardProps) {
  const [empire, other] = kind.split("-") as [Empire, Empire];
  const own = choices.get(`card:${kind}`) ?? [];
  return (
    <article class="ww-card" data-means={`card:${kind}`} data-empire={empire} data-glows={own.length > 0 || undefined}>
      <button
        type="button"
        class="ww-card-name"
        aria-disabled={!own.length}
        onClick={(event) => answer(props, own, `card:${kind}`, event.currentTarget)}
      >
        <SmallBanner props={props} empire={empire} />
        <SmallBanner props={props} empire={other} />
        <span>{props.speak(`card-${kind}`)}</span>
        {copies > 1 && <span class="ww-copies">×{copies}</span>}
      </button>
      {abilitiesOf(kind).map((ability) => (
        <Ability key={ability} props={props} ability={ability} choices={choices.get(`ability:${ability}`) ?? []} />
      ))}
    </article>
  );
}

function Ability({ props, ability, choices }: { props: Props; ability: string; choices: Choice[] }) {
  const legal = choices.length > 0;
  const { view } = props.update;
  const now = view.turn === view.seat && view.doing?.ability === ability;
  return (
    <button
      type="button"
      class="ww-ability"
      data-means={`ability:${ability}`}
      data-glows={legal || undefined}
      data-now={now || undefined}
      aria-disabled={!legal}
      onClick={(event) => answer(props, choices, `ability:${ability}`, event.currentTarget)}
      {...props.explain(PARAGRAPHS.cards)}
    >
      <span class="ww-cost" aria-hidden="true">
        {costOf(ability).map((empire, number) => (
          <SmallBanner key={number} props={props} empire={empire} />
        ))}
      </span>
      <span class="ww-ability-name">{props.speak(`ability-${ability}`)}</span>
      <span class="ww-ability-text">{props.speak(`help-${ability}`)}</span>
    </button>
  );
}

/** Offers what a card or an ability can be chosen for, or says why it can't be. */
function answer(props: Props, choices: Choice[], token: string, at: Element) {
  if (choices.length) props.offer(choices, at);
  else props.refuse(at, meantBy(props.choices, token));
}
