/** Beside the court: what the phase asks for, and the players. */

import { Offers } from "./offers";
import { Planner } from "./planner";
import { Players } from "./players";
import { useQueue } from "./queue";
import { Reveal } from "./reveal";
import { Statements } from "./talk";
import type { Props } from "./view";

export function Panels(props: Props) {
  useQueue(props);
  const { view } = props.update;
  return (
    <>
      <div class="vr-aside">
        {view.phase === "plan" && view.seat !== null && <Planner {...props} />}
        {view.phase !== "plan" && <Reveal {...props} />}
        {view.phase === "intrigue" && <Offers {...props} />}
        <Statements {...props} />
      </div>
      <Players {...props} />
    </>
  );
}
