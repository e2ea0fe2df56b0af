/** Swaps: the open offers with accept, refuse, counter and withdraw, and a builder for one's own. */

import { answerAll, underWay } from "./answer_queue";
import { answers, begin, complete, type Making, making, take } from "./offer_draft";
import { SmallCard } from "./pieces";
import { cardsInWords, type Offer, PARAGRAPHS, type Props } from "./view";

const ANSWERS = ["accept", "refuse", "counter", "withdraw"] as const;

export function Offers(props: Props) {
  const { view } = props.update;
  const now = making.value;
  const { partners } = view.trade;
  return (
    <section class="panel vr-offers" aria-label={props.speak("ui-offers")} data-building={now !== null || undefined}>
      <h2 {...props.explain(PARAGRAPHS.swaps)}>{props.speak("ui-offers")}</h2>
      {!view.offers.length && !now && <p class="vr-quiet">{props.speak("ui-no-offers")}</p>}
      <ul>
        {view.offers.map((offer) => (
          <OpenOffer key={offer.id} props={props} offer={offer} counter={() => begin(offer.maker, offer.id)} />
        ))}
      </ul>
      {view.draft && !now && underWay() === 0 && <ServerDraft props={props} draft={view.draft} />}
      {now && <Builder props={props} now={now} />}
      {now?.to === undefined && partners.length > 0 && <p class="vr-quiet">{props.speak("ui-click-cards")}</p>}
      {(!now || now.to === null) && <Partners props={props} partners={partners} now={now} />}
    </section>
  );
}

/** Whom an offer is for, where none of their cards says so. */
function Partners({ props, partners, now }: { props: Props; partners: number[]; now: Making | null }) {
  if (!partners.length) return null;
  return (
    <div class="vr-buttons">
      <span class="vr-quiet">{props.speak("ui-offer-to")}</span>
      {partners.map((seat) => (
        <button
          type="button"
          class="chip"
          key={seat}
          onClick={() => {
            if (props.stepwise) props.choose(`offer ${seat}`);
            else making.value = { give: [], want: [], ...now, to: seat, counters: null };
          }}
        >
          {props.name(`seat:${seat}`)}
        </button>
      ))}
    </div>
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
  const told = offer.to === props.update.seat ? "board-offer-you" : "board-offer";
  return props.speak(offer.want.length ? told : `${told}-gift`, {
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

/** The offer as it stands: a click on a card takes it further, or back. */
function Builder({ props, now }: { props: Props; now: Making }) {
  const { view } = props.update;
  const send = () => {
    answerAll(answers(now, view.draft !== null));
    making.value = null;
  };
  const title = now.counters ? "ui-counter-to" : "ui-your-offer";
  return (
    <div class="vr-builder">
      <p>
        {now.to !== null && <b>{props.speak(title, { other: `seat:${now.to}` })}</b>}{" "}
        {props.speak("ui-give-want", {
          given: cardsInWords(props, now.give),
          wanted: cardsInWords(props, now.want),
        })}
      </p>
      {view.seat !== null && <Side props={props} title="ui-i-give" seat={view.seat} cards={now.give} />}
      {now.to !== null && <Side props={props} title="ui-i-want" seat={now.to} cards={now.want} />}
      {!complete(props, now) && (
        <p class="vr-quiet">{props.speak(now.give.length ? "ui-click-theirs" : "ui-click-cards")}</p>
      )}
      <div class="vr-buttons">
        <button type="button" class="primary" disabled={!complete(props, now)} onClick={send}>
          {props.speak("choice-send")}
        </button>
        <button
          type="button"
          onClick={() => {
            making.value = null;
          }}
        >
          {props.speak("choice-cancel")}
        </button>
      </div>
    </div>
  );
}

/** One side of the offer. */
function Side({ props, title, seat, cards }: { props: Props; title: string; seat: number; cards: string[] }) {
  const kinds = [...new Set(cards)];
  return (
    <p class="vr-side">
      <span>{props.speak(title)}</span>
      {kinds.map((kind) => (
        <button type="button" key={kind} class="vr-card-button" onClick={() => take(props, seat, kind)}>
          <SmallCard props={props} card={kind} copies={cards.filter((card) => card === kind).length} />
          <span>{props.speak(`card-${kind}`)}</span>
        </button>
      ))}
      {!kinds.length && <span>…</span>}
    </p>
  );
}
