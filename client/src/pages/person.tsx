/** Somebody's own page: the tables that anybody may see. */

import { useEffect, useState } from "preact/hooks";
import { a, useAccountWords } from "../account/words";
import { call, type MyTable, type TableSummary } from "../api";
import { gameInfo } from "../games";
import { Link } from "../router";
import { lang } from "../settings";
import { explainFailure } from "../toast";
import { t } from "../words";
import { Frame } from "./frame";

interface Person {
  name: string;
  since: number;
  tables: MyTable[];
}

/** How a table stands, or how it ended for the person of this page. */
function outcome(summary: TableSummary | null, seat: number | null, state: string): string {
  const { winners = [], names = [] } = summary ?? {};
  if (state !== "over" || !winners.length || seat === null) return t(`state-${state}`);
  if (winners.includes(seat)) return a(winners.length > 1 ? "person-shared" : "person-won");
  return a("person-lost", { names: winners.map((one) => names[one] ?? "").join(", ") });
}

export function PersonPage({ name }: { name: string }) {
  const [person, setPerson] = useState<Person | null>(null);
  useEffect(() => {
    document.title = `${name} · Sottovoce`;
    call<Person>("GET", `/api/people/${encodeURIComponent(name)}`).then(setPerson, explainFailure);
  }, [name]);
  const ready = useAccountWords();
  if (!person || !ready) return <Frame title="" waiting />;
  const since = new Date(person.since * 1000).toLocaleDateString(lang.value);
  return (
    <Frame title="">
      <div class="sheet narrow">
        <h1>{person.name}</h1>
        <p class="quiet-note">{a("here-since", { date: since })}</p>
        <ul class="table-list">
          {person.tables.map(({ id, summary, state, seat }) => (
            <li class="table-row" key={id}>
              <Link to={`/t/${id}`} class="table-link">
                <strong>{gameInfo(summary?.game)?.title ?? summary?.game}</strong>
                <span>{summary?.names.filter(Boolean).join(", ")}</span>
              </Link>
              <span class="table-state">{state && outcome(summary, seat, state)}</span>
            </li>
          ))}
        </ul>
        {!person.tables.length && <p>{a("no-public-tables-of")}</p>}
      </div>
    </Frame>
  );
}
