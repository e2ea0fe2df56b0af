/** Swaps: the open offers with accept, refuse, counter and withdraw, and a builder for one's own. */

import { useState } from "preact/hooks";
import { SmallCard } from "./pieces";
import { answerAll, underWay } from "./queue";
import { cardsInWords, type Offer, PARAGRAPHS, type Props } from "./view";

const ANSWERS = ["accept", "refuse", "counter", "withdraw"] as const;

interface Making {
  to: number;
  counters: string | null;
  give: string[];
  want: string[];
}

export function Offers(props: Props) {
  const { view } = props.update;
  const [making, setMaking] = useState<Making | null>(null);
  const partners = [...props.choices.keys()]
    .filter((action) => action.startsWith("offer "))
    .map((a) => Number(a.slice(6)));
  const open = (to: number, counters: string | null) => setMaking({ to, counters, give: [], want: [] });
  return (
    <section class="panel vr-offers" aria-label={props.speak("ui-offers")}>
      <h2 {...props.explain(PARAGRAPHS.swaps)}>{props.speak("ui-offers")}</h2>
      {!view.offers.length && !making && <p class="vr-quiet">{props.speak("ui-no-offers")}</p>}
      <ul>
        {view.offers.map((offer) => (
          <OpenOffer key={offer.id} props={props} offer={offer} counter={() => open(offer.maker, offer.id)} />
        ))}
      </ul>
      {view.draft && !making && underWay() === 0 && <ServerDraft props={props} draft={view.draft} />}
      {making ? (
        <Builder props={props} making={making} setMaking={setMaking} />
      ) : (
        partners.length > 0 && (
          <div class="vr-buttons">
            <span class="vr-quiet">{props.speak("ui-offer-to")}</span>
            {partners.map((seat) => (
              <button type="button" class="chip" key={seat} onClick={() => open(seat, null)}>
                {props.name(`seat:${seat}`)}
              </button>
            ))}
          </div>
        )
      )}
    </section>
  );
}

function OpenOffer({ props, offer, counter }: { props: Props; offer: Offer; counter: () => void }) {
  const act = (answer: string) => (answer === "counter" ? counter() : props.choose(`${answer} ${offer.id}`));
  return (
    <li class="vr-offer" data-mine={offer.to === props.update.seat || undefined}>
      <p>{offerInWords(props, offer)}</p>
      <div class="vr-buttons">
        {ANSWERS.filter((answer) => props.choices.has(`${answer} ${offer.id}`)).map((answer) => (
          <button type="button" key={answer} class={answer === "accept" ? "primary" : ""} onClick={() => act(answer)}>
            {props.speak(`ui-${answer}`)}
          </button>
        ))}
      </div>
    </li>
  );
}

/** An open offer as a sentence. */
export function offerInWords(props: Props, offer: Offer): string {
  return props.speak(offer.want.length ? "board-offer" : "board-offer-gift", {
    number: Number(offer.id.split("-")[1]),
    seat: `seat:${offer.maker}`,
    other: `seat:${offer.to}`,
    given: offer.give.map((card) => `card:${card}`),
    wanted: offer.want.map((card) => `card:${card}`),
  });
}

/** An offer that was begun elsewhere and is not made yet. */
function ServerDraft({ props, draft }: { props: Props; draft: Offer }) {
  const words = {
    other: `seat:${draft.to}`,
    given: draft.give.map((card) => `card:${card}`),
    wanted: draft.want.map((card) => `card:${card}`),
  };
  return (
    <div class="vr-offer">
      <p>{props.speak("board-draft", words)}</p>
      <div class="vr-buttons">
        {["send-offer", "cancel"].flatMap((action) => {
          const choice = props.choices.get(action);
          return choice
            ? [
                <button type="button" key={action} onClick={() => props.choose(action)}>
                  {choice.label}
                </button>,
              ]
            : [];
        })}
      </div>
    </div>
  );
}

interface BuilderProps {
  props: Props;
  making: Making;
  setMaking: (making: Making | null) => void;
}

function Builder({ props, making, setMaking }: BuilderProps) {
  const { view, options } = props.update;
  const own = view.seat === null ? undefined : view.players[view.seat];
  const gifts = options.gifts === "on";
  const send = () => {
    const first = making.counters ? `counter ${making.counters}` : `offer ${making.to}`;
    const cards = [...making.give.map((card) => `give ${card}`), ...making.want.map((card) => `want ${card}`)];
    answerAll([...(view.draft ? ["cancel"] : []), first, ...cards, "send-offer"]);
    setMaking(null);
  };
  return (
    <div class="vr-builder">
      <p>
        <b>{props.speak(making.counters ? "ui-counter-to" : "ui-your-offer", { other: `seat:${making.to}` })}</b>{" "}
        {props.speak("ui-give-want", {
          given: cardsInWords(props, making.give),
          wanted: cardsInWords(props, making.want),
        })}
      </p>
      <CardPicker
        props={props}
        title={props.speak("ui-i-give")}
        held={own?.cards ?? []}
        chosen={making.give}
        other={making.want}
        choose={(give) => setMaking({ ...making, give })}
      />
      <CardPicker
        props={props}
        title={props.speak("ui-i-want")}
        held={view.players[making.to]?.cards ?? []}
        chosen={making.want}
        other={making.give}
        choose={(want) => setMaking({ ...making, want })}
      />
      <div class="vr-buttons">
        <button
          type="button"
          class="primary"
          disabled={!making.give.length || (!making.want.length && !gifts)}
          onClick={send}
        >
          {props.speak("choice-send")}
        </button>
        <button type="button" onClick={() => setMaking(null)}>
          {props.speak("choice-cancel")}
        </button>
      </div>
    </div>
  );
}

interface PickerProps {
  props: Props;
  title: string;
  held: string[];
  chosen: string[];
  other: string[];
  choose: (cards: string[]) => void;
}

/** Cards by kind: a click adds one, after the last it begins anew. */
function CardPicker({ props, title, held, chosen, other, choose }: PickerProps) {
  const kinds = [...new Set(held)].filter((card) => card !== "pardon" || props.update.options["swap-pardons"] === "on");
  const count = (cards: string[], kind: string) => cards.filter((card) => card === kind).length;
  const next = (kind: string) => {
    const rest = chosen.filter((card) => card !== kind);
    const now = count(chosen, kind);
    choose(now < count(held, kind) ? [...rest, ...Array(now + 1).fill(kind)] : rest);
  };
  return (
    <fieldset class="vr-picker">
      <legend>{title}</legend>
      {kinds.map((kind) => (
        <button
          type="button"
          key={kind}
          class="vr-card-button"
          aria-pressed={count(chosen, kind) > 0}
          disabled={other.includes(kind)}
          onClick={() => next(kind)}
        >
          <SmallCard props={props} card={kind} copies={1} />
          <span>
            {props.speak(`card-${kind}`)} {count(chosen, kind)}/{count(held, kind)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
