/** Beside the court: what the phase asks for, and the players. */

import { narrow } from "@client/narrow";
import { useQueue } from "./answer_queue";
import { Offers } from "./offers";
import { PlanAhead, Planner } from "./planner";
import { Players } from "./players";
import { Again, Reveal } from "./reveal";
import { current } from "./reveal_position";
import { Statements } from "./talk";
import type { Props } from "./view";

export function Panels(props: Props) {
  useQueue(props);
  const { view } = props.update;
  const watched = current(props) !== null; // the next round is shown when the reveal has been seen or skipped
  return (
    <>
      <div class="vr-aside">
        {!narrow.value && <Reveal {...props} />}
        {!watched && view.phase === "plan" && view.seat !== null && !props.stepwise && <Planner {...props} />}
        {!watched && view.phase === "intrigue" && <Offers {...props} />}
        {!watched && view.phase === "intrigue" && props.keepDraft && <PlanAhead {...props} />}
        <Again {...props} />
        <Statements {...props} />
      </div>
      <Players {...props} />
    </>
  );
}
