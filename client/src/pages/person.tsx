/** Somebody's own page: what is being played, and how games ended; for others only public tables. */

import { useEffect, useState } from "preact/hooks";
import { begin, pageKey, session, wasSignedIn } from "../account/session";
import { a, useAccountWords } from "../account/words";
import { call, type MyTable } from "../api";
import { day } from "../dates";
import { gameInfo } from "../games";
import { Link } from "../router";
import { explainFailure } from "../toast";
import { t } from "../words";
import { Frame } from "./frame";

interface Person {
  name: string;
  since: number;
  tables: MyTable[];
}

/** True if a game was played to its end, and this seat won it. */
const won = ({ summary, seat }: MyTable) => seat !== null && (summary?.winners.includes(seat) ?? false);

/** How a table stands, or how it ended for the person of this page. */
function outcome(table: MyTable): string {
  const { summary, seat, state } = table;
  const { winners = [], names = [], ended = null } = summary ?? {};
  if (state !== "over") return state ? t(`state-${state}`) : "";
  if (!winners.length || seat === null) return ended ? t(`ended-${ended}`) : a("person-ended");
  const result = won(table)
    ? a(winners.length > 1 ? "person-shared" : "person-won")
    : a("person-lost", { names: winners.map((one) => names[one] ?? "").join(", ") });
  return ended ? `${result} · ${t(`ended-${ended}`)}` : result;
}

function Games({ tables }: { tables: MyTable[] }) {
  return (
    <ul class="table-list">
      {tables.map((table) => {
        const { id, summary, seat } = table;
        const others = summary?.names.filter((name, number) => name && number !== seat) ?? [];
        return (
          <li class="table-row" key={`${id} ${seat}`}>
            <Link to={`/t/${id}`} class="table-link">
              <strong>{gameInfo(summary?.game)?.title ?? summary?.game}</strong>
              <span>{others.length > 0 && t("with-people", { names: others.join(", ") })}</span>
            </Link>
            <span class="table-when">
              <span class="table-state">{outcome(table)}</span>
              {summary && <time dateTime={new Date(summary.updated * 1000).toISOString()}>{day(summary.updated)}</time>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What the server tells of a person; oneself is told more, by the page's key. */
function usePerson(name: string): Person | null {
  const [person, setPerson] = useState<Person | null>(null);
  useEffect(() => {
    document.title = `${name} · Sottovoce`;
    const ready = wasSignedIn() && !session.peek() ? begin() : Promise.resolve();
    ready
      .then(() => call<Person>("GET", `/api/people/${encodeURIComponent(name)}`, undefined, pageKey()))
      .then(setPerson, explainFailure);
  }, [name]);
  return person;
}

export function PersonPage({ name }: { name: string }) {
  const person = usePerson(name);
  const ready = useAccountWords();
  if (!person || !ready) return <Frame title="" waiting />;
  const over = person.tables.filter(({ state }) => state === "over");
  const running = person.tables.filter(({ state }) => state !== "over");
  const own = session.value?.account;
  return (
    <Frame title="">
      <div class="sheet narrow account">
        <h1>{person.name}</h1>
        <p class="quiet-note">
          {a("here-since", { date: day(person.since) })}
          {over.length > 0 && ` · ${a("person-record", { games: over.length, won: over.filter(won).length })}`}
        </p>
        {own?.name === person.name && !own.public && (
          <p role="note" class="note">
            {a("only-you")} <Link to="/account">{t("account")}</Link>
          </p>
        )}
        {running.length > 0 && (
          <section aria-labelledby="running">
            <h2 id="running">{a("person-running")}</h2>
            <Games tables={running} />
          </section>
        )}
        {over.length > 0 && (
          <section aria-labelledby="finished">
            <h2 id="finished">{a("person-finished")}</h2>
            <Games tables={over} />
          </section>
        )}
        {!person.tables.length && <p>{a("no-public-tables-of")}</p>}
      </div>
    </Frame>
  );
}
