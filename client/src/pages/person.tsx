/** Somebody's own page: the tables that anybody may see. */

import { useEffect, useState } from "preact/hooks";
import { a, useAccountWords } from "../account/words";
import { call, type MyTable } from "../api";
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
          {person.tables.map(({ id, summary, state }) => (
            <li class="table-row" key={id}>
              <Link to={`/t/${id}`} class="table-link">
                <strong>{gameInfo(summary?.game)?.title ?? summary?.game}</strong>
                <span>{summary?.names.filter(Boolean).join(", ")}</span>
              </Link>
              <span class="table-state">{state && t(`state-${state}`)}</span>
            </li>
          ))}
        </ul>
        {!person.tables.length && <p>{a("no-public-tables-of")}</p>}
      </div>
    </Frame>
  );
}
