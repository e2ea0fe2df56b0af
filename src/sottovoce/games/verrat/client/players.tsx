/** The players: cards, types, votes, who is ready, who may be banished, and who could win this round. */

import { chosen, take, tradable } from "./offer_draft";
import { SmallCard, SmallVizier } from "./pieces";
import { undecided } from "./reveal_position";
import { PARAGRAPHS, type Player, type Props, placeName } from "./view";

const CAN_BE_READY = ["intrigue", "plan"];

export function Players(props: Props) {
  const { view } = props.update;
  return (
    <section class="panel vr-players" aria-label={props.speak("ui-players")}>
      {view.order.map((seat) => {
        const player = view.players[seat];
        return player && <PlayerRow key={seat} props={props} player={player} seat={seat} />;
      })}
    </section>
  );
}

function PlayerRow({ props, player, seat }: { props: Props; player: Player; seat: number }) {
  const { view } = props.update;
  const kinds = [...new Set(player.cards)];
  const told = !undecided(props);
  return (
    <div
      class="vr-player"
      data-seat={seat}
      data-colour={player.colour}
      data-asked={view.asked.includes(seat) || undefined}
      data-won={(told && view.winners.includes(seat)) || undefined}
    >
      <h2>
        <span class="vr-colour" aria-hidden="true" />
        <span>{props.name(`seat:${seat}`)}</span>
        <small>{props.speak(`colour-${player.colour}`)}</small>
        {player.ready && CAN_BE_READY.includes(view.phase) && (
          <small class="vr-ready">✓ {props.speak("ui-ready")}</small>
        )}
      </h2>
      <div class="vr-cards">
        {kinds.map((kind) => (
          <HandCard
            key={kind}
            props={props}
            seat={seat}
            card={kind}
            copies={player.cards.filter((card) => card === kind).length}
          />
        ))}
        {!kinds.length && "–"}
      </div>
      <p class="vr-figures">
        <span {...props.explain(PARAGRAPHS.throne)}>
          {props.speak("board-types")} <b>{player.types}/6</b>
        </span>{" "}
        · {props.speak("board-votes")} <b>{player.votes}</b>
        {player.suspect && (
          <span class="vr-suspect" {...props.explain(PARAGRAPHS.banishment)}>
            {" "}
            ⚑ {props.speak("ui-suspect")}
          </span>
        )}
      </p>
      {told && player.could_win.length > 0 && (
        <p class="vr-danger">{props.speak("ui-could-win", { ways: player.could_win.map((way) => `way:${way}`) })}</p>
      )}
      <Whereabouts props={props} player={player} />
    </div>
  );
}

/** A card of a hand; a button while an offer can be made with it. */
function HandCard({ props, seat, card, copies }: { props: Props; seat: number; card: string; copies: number }) {
  const number = chosen(props, seat, card);
  if (!number && !tradable(props, seat, card)) return <SmallCard props={props} card={card} copies={copies} />;
  const own = seat === props.update.view.seat;
  return (
    <button
      type="button"
      class="vr-hand-card"
      data-card={card}
      aria-pressed={number > 0}
      onClick={() => take(props, seat, card)}
    >
      <span class="hidden-text">
        {props.speak(own ? "ui-give-card" : "ui-want-card", { card: `card:${card}`, count: number })}
      </span>
      <span aria-hidden="true">
        <SmallCard props={props} card={card} copies={copies} />
        {number > 0 && <b class="vr-chosen">{number}</b>}
      </span>
    </button>
  );
}

/** Viziers that are free again and wait in hand: they are nowhere on the board. */
function Whereabouts({ props, player }: { props: Props; player: Player }) {
  const away = Object.entries(player.viziers).filter(([, place]) => place === "hand");
  if (!away.length) return null;
  return (
    <p class="vr-away">
      {away.map(([vizier, place]) => (
        <span key={vizier}>
          <SmallVizier props={props} vizier={vizier} piece /> {placeName(props, place)}
        </span>
      ))}
    </p>
  );
}
