/** The end of a struggle as a scene: who stood there, who takes the province, and what that does to the standing. */

import { useClimax } from "@client/climax";
import type { LogLine } from "@client/game";
import { useEffect, useState } from "preact/hooks";
import { Mark } from "./pieces";
import { inWords, Provinces } from "./standing";
import { FACTIONS, type Owner, type Props } from "./view";

const ENDS = ["settled", "british-took"];
const LONG = 7000;
const MOST = 3;

/** The struggles that have ended, as the log tells them. */
export const endsOf = (log: LogLine[]) => log.filter((line) => ENDS.includes(line.kind));

/** Who took the province that a line speaks of. */
export function takerOf(line: LogLine): Owner {
  return line.kind === "settled" ? (String(line.data.faction).split(":")[1] as Owner) : "british";
}

export function Overlay(props: Props) {
  const ends = endsOf(props.log);
  const [seen, see] = useState(ends.length);
  const fresh = ends.slice(seen);
  const close = () => see(ends.length);
  useEffect(() => {
    if (ends.length < seen) close(); // somebody took a step back
    if (ends.length <= seen) return;
    const timer = setTimeout(close, LONG);
    return () => clearTimeout(timer);
  }, [ends.length, seen]);
  const last = fresh[fresh.length - 1];
  useClimax(last !== undefined);
  if (!last) return null;
  const place = props.drawing?.places[String(last.data.province)];
  const low = place !== undefined && place.center[1] > (props.drawing?.size[1] ?? 0) / 2;
  // Another struggle makes another scene: a scene that is being read does not grow or move away.
  return (
    <section key={ends.length} class="siam-scene" role="status" data-climax data-side={low ? "top" : "bottom"}>
      {fresh.slice(-MOST).map((line) => (
        <Struggle key={line.entry + String(line.data.province)} props={props} line={line} />
      ))}
      <Provinces props={props} gained={takerOf(last)} />
      <p class="siam-would">{inWords(props)}</p>
      <button type="button" class="primary" onClick={close}>
        {props.speak("scene-go-on")}
      </button>
    </section>
  );
}

/** The factions' followers as they stood, the taker's first among them; the British come where nobody leads. */
function Struggle({ props, line }: { props: Props; line: LogLine }) {
  const taker = takerOf(line);
  const province = String(line.data.province);
  return (
    <div class="siam-struggle" data-taker={taker}>
      <h3>{props.speak("scene-struggle", { number: Number(line.data.box), province })}</h3>
      <div class="siam-camps">
        {FACTIONS.map((faction) => (
          <Camp key={faction} props={props} kind={faction} count={Number(line.data[faction])} won={faction === taker} />
        ))}
        {taker === "british" && <Camp props={props} kind="british" count={0} won />}
      </div>
      <p>{line.text}</p>
    </div>
  );
}

function Camp({ props, kind, count, won }: { props: Props; kind: Owner; count: number; won: boolean }) {
  return (
    <span class="siam-camp" data-won={won || undefined}>
      <svg class="siam-big" viewBox="-20 -20 40 40" aria-hidden="true">
        <Mark props={props} kind={kind} x={0} y={0} size={36} />
      </svg>
      <span class="hidden-text">{props.speak(`owner-${kind}`)}</span>
      {kind !== "british" && <b>{count}</b>}
    </span>
  );
}
