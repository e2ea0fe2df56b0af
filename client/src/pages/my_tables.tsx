/** One's own tables: opponents, date, result, whose turn it is and since when. */

import { useEffect, useState } from "preact/hooks";
import { ago } from "../ago";
import { day } from "../dates";
import { gameInfo } from "../games";
import { forget, ownTables } from "../keys";
import { lookAtMine, mine, type OwnTableState, since } from "../mine";
import { Link } from "../router";
import { explainFailure } from "../toast";
import { t } from "../words";
import { Frame } from "./frame";

const LOOK_AGAIN = 10_000;
const AT_HOME = 5;
const FILTERS = ["all", "turn", "running", "over"] as const;
type Filter = (typeof FILTERS)[number];

const KEEPS: Record<Filter, (one: OwnTableState) => boolean> = {
  all: () => true,
  turn: (one) => one.turn,
  running: (one) => !one.gone && one.summary?.state !== "over",
  over: (one) => one.summary?.state === "over",
};

/** Looks now and then, as long as the page is shown. */
function useMine(): void {
  const count = ownTables.value.length;
  useEffect(() => {
    const look = () => void (document.hidden || lookAtMine().catch(explainFailure));
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [count]);
}

/** On the start page: the most urgent ones, and the way to all. */
export function MyTables() {
  useMine();
  const all = mine.value;
  if (!all.length) return null;
  return (
    <section aria-labelledby="my-tables">
      <h2 id="my-tables">{t("my-tables")}</h2>
      <List tables={all.slice(0, AT_HOME)} />
      {all.length > AT_HOME && (
        <p class="more-tables">
          <Link to="/tables" class="button quiet">
            {t("all-my-tables", { count: all.length })}
          </Link>
        </p>
      )}
    </section>
  );
}

/** The page of all of them. */
export function MyTablesPage() {
  useMine();
  const [filter, setFilter] = useState<Filter>("all");
  useEffect(() => {
    document.title = `${t("my-tables")} · Sottovoce`;
  });
  const all = mine.value;
  const shown = all.filter(KEEPS[filter]);
  return (
    <Frame title="">
      <div class="my-tables-page">
        <h1>{t("my-tables")}</h1>
        <fieldset class="segments">
          <legend class="hidden-text">{t("show")}</legend>
          {FILTERS.map((name) => (
            <button type="button" key={name} aria-pressed={name === filter} onClick={() => setFilter(name)}>
              {t(`show-${name}`, { count: all.filter(KEEPS[name]).length })}
            </button>
          ))}
        </fieldset>
        {shown.length ? (
          <List tables={shown} />
        ) : (
          <p class="quiet-note">{t(all.length ? "no-such-tables" : "no-tables")}</p>
        )}
      </div>
    </Frame>
  );
}

function List({ tables }: { tables: OwnTableState[] }) {
  return (
    <ul class="table-list">
      {tables.map((one) => (
        <Row key={one.id} one={one} />
      ))}
    </ul>
  );
}

/** How a table stands for its reader. */
export function standing({ summary, seats, gone, turn }: OwnTableState): string {
  if (gone) return t("table-gone");
  if (!summary) return "…";
  const named = (numbers: number[]) => numbers.map((seat) => summary.names[seat] ?? "").join(", ");
  if (turn) return t("your-turn");
  if (summary.state === "playing" && summary.to_act.length) return t("awaited", { names: named(summary.to_act) });
  if (summary.ended) return t(`ended-${summary.ended}`);
  if (summary.state !== "over" || !summary.winners.length) return t(`state-${summary.state}`);
  if (summary.winners.some((seat) => seats.includes(seat)))
    return summary.winners.length > 1 ? t("result-shared") : t("result-won");
  return t("result-lost", { names: named(summary.winners), count: summary.winners.length });
}

function Row({ one }: { one: OwnTableState }) {
  const { id, game, summary, seats, turn, unseen } = one;
  const title = gameInfo(game)?.title ?? game;
  const opponents = summary?.names.filter((name, seat) => name && !seats.includes(seat)) ?? [];
  return (
    <li class="table-row" data-turn={turn || undefined} data-state={summary?.state}>
      <Link to={`/t/${id}`} class="table-link">
        <strong>{title}</strong>
        <span>{opponents.length > 0 && t("with-people", { names: opponents.join(", ") })}</span>
      </Link>
      <span class="table-when">
        <span class="table-state">{standing(one)}</span>
        {summary && (
          <time
            dateTime={new Date((since(one) ?? 0) * 1000).toISOString()}
            title={t("begun-on", { date: day(summary.created) })}
          >
            {summary.state === "over" ? day(summary.updated) : ago((since(one) ?? 0) * 1000)}
          </time>
        )}
        {unseen > 0 && <span class="unseen">{t("unseen", { count: unseen })}</span>}
      </span>
      <button
        type="button"
        class="icon-button"
        aria-label={t("forget-table", { game: title })}
        onClick={() => forget(id)}
      >
        ×
      </button>
    </li>
  );
}
