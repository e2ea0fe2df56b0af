/** Vacations: days on which no time runs for one's seats. */

import { useEffect, useState } from "preact/hooks";
import { day } from "../dates";
import type { VacationTold } from "../messages";
import { attempt, Section } from "./parts";
import { ask } from "./session";
import { a } from "./words";

const SECOND = 1000;
const MOST_DAYS = 30;

/** Days on which no time runs for one's seats. */
export function Vacation() {
  const [told, setTold] = useState<VacationTold | null>(null);
  const [days, setDays] = useState(7);
  const change = (work: Promise<VacationTold>) => void attempt(work.then(setTold));
  useEffect(() => change(ask<VacationTold>("GET", "/vacation")), []);
  if (!told) return null;
  return (
    <Section id="vacation" title={a("vacation")}>
      <p>{a("vacation-explained", { count: told.days_left })}</p>
      {told.until !== null ? (
        <p>
          {a("vacation-until", { date: day(told.until / SECOND) })}{" "}
          <button type="button" onClick={() => change(ask<VacationTold>("DELETE", "/vacation"))}>
            {a("vacation-end")}
          </button>
        </p>
      ) : (
        <form
          class="vacation"
          onSubmit={(event) => {
            event.preventDefault();
            change(ask<VacationTold>("POST", "/vacation", { days }));
          }}
        >
          <label class="field">
            <span>{a("vacation-days")}</span>
            <input
              type="number"
              min={1}
              max={Math.min(MOST_DAYS, told.days_left)}
              value={days}
              onInput={(event) => setDays(Number(event.currentTarget.value))}
            />
          </label>
          <button type="submit" disabled={told.days_left < 1}>
            {a("vacation-take")}
          </button>
        </form>
      )}
    </Section>
  );
}
