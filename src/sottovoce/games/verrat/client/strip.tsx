/** Always in sight: the round, what is done now, and who could win before it is over. */

import { current, undecided } from "./reveal_position";
import { roundOf } from "./reveal_steps";
import type { Props } from "./view";

export function Strip(props: Props) {
  const { view } = props.update;
  const open = undecided(props);
  if (open || current(props)) {
    // The next round is named when the reveal of this one has been seen or skipped.
    return (
      <section class="vr-strip" aria-label={props.speak("ui-now")} data-undecided={open || undefined}>
        <span class="vr-round">{props.speak("board-round", { round: roundOf(props.log, view.round) })}</span>
        <b>{props.speak("ui-reveal")}</b>
      </section>
    );
  }
  const close = view.players.flatMap((player, seat) => (player.could_win.length ? [`seat:${seat}`] : []));
  return (
    <section class="vr-strip" aria-label={props.speak("ui-now")}>
      <span class="vr-round">{props.speak("board-round", { round: view.round })}</span>
      <b>{props.speak(`board-phase-${view.phase}`)}</b>
      {view.quiet > 0 && <span class="vr-round">{props.speak("board-quiet", { count: view.quiet })}</span>}
      {close.length > 0 && (
        <span class="vr-close">{props.speak("ui-close", { seats: close, count: close.length })}</span>
      )}
    </section>
  );
}
