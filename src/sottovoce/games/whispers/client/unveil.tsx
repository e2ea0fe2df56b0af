/** The end: everybody's loyalties are turned up one by one, from the least to the dearest, and the sums build up. */

import { useClimax } from "@client/climax";
import { useEffect, useRef, useState } from "preact/hooks";
import { sum } from "./exchange";
import { SmallAgent, SmallBanner } from "./pieces";
import type { Loyalty, Player, Props } from "./view";

const PACE = 1100;
const SLOTS = 5;

/** The loyalties in the order in which they are turned up. */
export const inOrder = (player: Player): Loyalty[] => [...player.loyalties].reverse();

/** A player's sum when this many tokens lie open; with the last comes what else counts. */
export function sumOf(player: Player, turned: number): number {
  if (turned >= SLOTS) return player.points ?? 0;
  return inOrder(player)
    .slice(0, turned)
    .reduce((total, loyalty) => total + (loyalty.points ?? 0), 0);
}

export function Unveiling(props: Props) {
  const { view } = props.update;
  const played = useRef(!view.over);
  const [turned, turn] = useState(0);
  const [closed, close] = useState(false);
  const showing = view.over && played.current && !closed;
  useEffect(() => {
    if (!view.over) {
      played.current = true;
      turn(0);
      close(false);
    }
  }, [view.over]);
  useEffect(() => {
    if (!showing || turned >= SLOTS) return;
    const timer = setTimeout(() => turn(props.motion ? turned + 1 : SLOTS), props.motion ? PACE : 0);
    return () => clearTimeout(timer);
  }, [showing, turned]);
  useClimax(showing);
  if (!showing) return null;
  const best = Math.max(...view.players.map((player) => sumOf(player, turned)));
  return (
    <section
      class="ww-unveil"
      aria-label={props.speak("ui-unveil")}
      data-climax
      data-undecided={turned < SLOTS || undefined}
    >
      <h2>{props.speak("ui-unveil")}</h2>
      {view.players.map((player, seat) => (
        <Row key={seat} props={props} player={player} seat={seat} turned={turned} best={best} />
      ))}
      <button
        type="button"
        class={turned >= SLOTS ? "primary" : ""}
        onClick={() => (turned >= SLOTS ? close(true) : turn(SLOTS))}
      >
        {props.speak(turned >= SLOTS ? "ui-unveil-done" : "ui-unveil-all")}
      </button>
    </section>
  );
}

interface RowProps {
  props: Props;
  player: Player;
  seat: number;
  turned: number;
  best: number;
}

function Row({ props, player, seat, turned, best }: RowProps) {
  const total = sumOf(player, turned);
  const extra = (player.points ?? 0) - inOrder(player).reduce((all, loyalty) => all + (loyalty.points ?? 0), 0);
  const won = props.update.view.winners.includes(seat);
  return (
    <div class="ww-unveil-row" data-best={total === best || undefined} data-won={(turned >= SLOTS && won) || undefined}>
      <h3>
        <SmallAgent props={props} seat={seat} label={props.speak(`society-${player.society}`)} />
        <span>{props.name(`seat:${seat}`)}</span>
      </h3>
      <div class="ww-unveil-tokens">
        {inOrder(player).map((loyalty, number) => (
          <Token key={loyalty.slot} props={props} loyalty={loyalty} up={number < turned} />
        ))}
      </div>
      <b class="ww-unveil-sum">{String(total).replace("-", "−")}</b>
      {turned >= SLOTS && extra !== 0 && <small>{props.speak("ui-unveil-bonus", { count: extra })}</small>}
    </div>
  );
}

function Token({ props, loyalty, up }: { props: Props; loyalty: Loyalty; up: boolean }) {
  return (
    <span class="ww-unveil-token" data-up={up || undefined}>
      <small>{props.speak(`slot-${loyalty.slot}`)}</small>
      {up && loyalty.empire ? (
        <SmallBanner props={props} empire={loyalty.empire} label={props.speak(`empire-${loyalty.empire}`)} />
      ) : (
        <span class="ww-unknown" role="img" aria-label={props.speak("ui-hidden")}>
          ?
        </span>
      )}
      <small>{up ? sum(loyalty) : "…"}</small>
    </span>
  );
}
