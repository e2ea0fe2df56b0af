/** The time that is left for an answer. */

import { useEffect, useState } from "preact/hooks";
import { serverNow } from "../server_time";
import { t } from "../words";

const SOON = 30;

/** Seconds as people read them. */
export function spelled(seconds: number): string {
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600)];
  if (days) return t("days-hours", { days, hours });
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export function Clock({ deadline }: { deadline: number | null }) {
  const [now, setNow] = useState(serverNow());
  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  if (deadline === null) return null;
  const left = Math.max(0, Math.round((deadline - now) / 1000));
  return (
    <span
      class="clock"
      role="timer"
      data-soon={left < SOON || undefined}
      aria-label={t("time-left", { time: spelled(left) })}
    >
      {spelled(left)}
    </span>
  );
}
