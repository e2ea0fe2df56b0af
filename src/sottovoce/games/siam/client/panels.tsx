/** Beside the map: one's hand, the order of the struggles, the pool, everybody's court. */

import { Mark, Row } from "./pieces";
import { FACTIONS, inOrder, PARAGRAPHS, type Player, type Props, plain } from "./view";

export function Panels(props: Props) {
  const { view } = props.update;
  const own = view.seat === null ? null : view.players[view.seat];
  return (
    <>
      {own?.hand && !view.over && <Hand props={props} hand={own.hand} />}
      <Struggles {...props} />
      <section class="panel siam-players">
        {view.players.map((player, seat) => (
          <PlayerRow key={seat} props={props} player={player} seat={seat} />
        ))}
      </section>
    </>
  );
}

/** The cards in hand, each kind once: click to play. */
function Hand({ props, hand }: { props: Props; hand: string[] }) {
  const kinds = [...new Set(hand)];
  const { view } = props.update;
  const doing = view.turn === view.seat ? view.doing?.card : undefined;
  if (!kinds.length) return null;
  return (
    <section class="panel siam-hand" aria-label={props.speak("board-hand")}>
      {kinds.map((kind) => (
        <Card
          key={kind}
          props={props}
          kind={kind}
          copies={hand.filter((card) => card === kind).length}
          doing={doing === kind}
        />
      ))}
    </section>
  );
}

function Card({ props, kind, copies, doing }: { props: Props; kind: string; copies: number; doing: boolean }) {
  const action = `play ${kind}`;
  const legal = props.choices.has(action);
  return (
    <button
      type="button"
      class="siam-card"
      data-card={kind}
      data-glows={legal || undefined}
      data-doing={doing || undefined}
      aria-disabled={!legal}
      onClick={(event) => (legal ? props.choose(action) : props.refuse(event.currentTarget, { action }))}
      {...props.explain(PARAGRAPHS[kind] ?? null, props.speak(`help-${kind}`))}
    >
      <CardFace kind={kind} />
      <span class="siam-card-name">{props.speak(`card-${kind}`)}</span>
      {copies > 1 && <span class="siam-card-copies">×{copies}</span>}
    </button>
  );
}

const FACES: Record<string, string[]> = {
  "khon-thai": ["rama", "lao", "malay"],
  rama: ["rama", "rama"],
  lao: ["lao", "lao"],
  malai: ["malay", "malay"],
  maharacha: ["king"],
};

/** A small picture of what a card does. */
function CardFace({ kind }: { kind: string }) {
  const pieces = FACES[kind];
  return (
    <svg class="siam-face" viewBox="0 0 96 40" aria-hidden="true">
      {pieces?.map((piece, number) => (
        <use
          key={number}
          href={`#piece-${piece}`}
          x={48 + (number - (pieces.length - 1) / 2) * 28 - 15}
          y={5}
          width={30}
          height={30}
        />
      ))}
      {!pieces && <Swap two={kind === "two-vs-one"} />}
    </svg>
  );
}

function Swap({ two }: { two: boolean }) {
  const left = two ? [16, 26] : [20];
  return (
    <g class="siam-swap">
      {left.map((x, number) => (
        <rect key={x} x={x - 9} y={number ? 18 : 10} width={17} height={17} rx={3} />
      ))}
      <path d="M40 15h18m-5-5 6 5-6 5M58 27H40m5-5-6 5 6 5" />
      <rect x={67} y={12} width={17} height={17} rx={3} />
    </g>
  );
}

/** The eight struggles in order, with kings and holders; what became of them. */
function Struggles(props: Props) {
  const { view } = props.update;
  return (
    <section class="panel siam-struggles">
      <ol class="siam-track">
        {inOrder(view).map((province) => (
          <li
            key={province.box}
            data-now={province.id === view.contested || undefined}
            data-decided={province.owner !== null || undefined}
            aria-current={province.id === view.contested ? "step" : undefined}
            onMouseEnter={() => props.point([`province:${province.id}`])}
            onMouseLeave={() => props.point([])}
          >
            <span class="siam-number">{province.box}</span>
            <span class="siam-name" data-piece={`name-${province.id}`}>
              {province.name}
            </span>
            {province.king && (
              <svg class="siam-small" viewBox="-16 -16 32 32" role="img" aria-label={props.speak("board-king")}>
                <use href="#piece-king" x={-16} y={-16} width={32} height={32} />
              </svg>
            )}
            {province.owner && (
              <svg
                class="siam-small"
                viewBox="-16 -16 32 32"
                role="img"
                aria-label={props.speak(`owner-${province.owner}`)}
              >
                <Mark props={props} kind={province.owner} x={0} y={0} size={32} />
              </svg>
            )}
          </li>
        ))}
      </ol>
      <p
        class="siam-british"
        {...props.explain("25")}
        data-danger={view.british_limit - view.british === 1 || undefined}
      >
        {props.speak("board-british", { count: view.british, limit: view.british_limit })}
      </p>
      <div class="siam-court siam-pool">
        <span class="siam-court-name">{props.speak("board-pool")}</span>
        {FACTIONS.map((faction) => (
          <Row key={faction} props={props} place="pool" faction={faction} />
        ))}
      </div>
    </section>
  );
}

function PlayerRow({ props, player, seat }: { props: Props; player: Player; seat: number }) {
  const { view } = props.update;
  return (
    <div
      class="siam-player"
      data-seat={seat}
      data-turn={view.turn === seat || undefined}
      data-won={view.winners.includes(seat) || undefined}
    >
      <h3>{props.name(`seat:${seat}`)}</h3>
      <div class="siam-court">
        {FACTIONS.map((faction) => (
          <Row key={faction} props={props} place={`court:${seat}`} faction={faction} />
        ))}
      </div>
      <p class="siam-cards">{cardsOf(props, player, seat === view.seat)}</p>
    </div>
  );
}

/** The cards a player holds, or for one's own court those played. */
function cardsOf(props: Props, player: Player, own: boolean): string {
  if (!player.hand || !player.played) {
    const top = player.top ? props.speak(`card-${player.top}`) : "–";
    return plain(props.speak("board-hidden-hand", { count: player.cards, top }));
  }
  const cards = own ? player.played : player.hand;
  const title = own ? props.speak("board-played") : props.speak("board-hand");
  return `${title}: ${counted(props, cards)}`;
}

/** Cards in words, each kind once. */
export function counted(props: Props, cards: string[]): string {
  const kinds = [...new Set(cards)];
  const names = kinds.map((kind) => {
    const copies = cards.filter((card) => card === kind).length;
    return props.speak(`card-${kind}`) + (copies > 1 ? ` ×${copies}` : "");
  });
  return names.join(", ") || "–";
}
