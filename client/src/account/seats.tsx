/** The seats on one's ring: how each table stands, and what may become of the seat. */

import { useEffect } from "preact/hooks";
import { gameInfo } from "../games";
import { type OwnTable, ownTables, RING } from "../keys";
import { lookAtMine, mine } from "../mine";
import { standing } from "../pages/my_tables";
import { Link } from "../router";
import { t } from "../words";
import { GiveBack, HandOver } from "./leaving";
import { attempt, Row, Section } from "./parts";
import { fetchRing, gather } from "./session";
import { a } from "./words";

/** The seats on the ring, and those of others at this screen, which may join. */
export function Seats() {
  const tables = ownTables.value;
  useEffect(() => void lookAtMine().catch(() => undefined), [tables.length]);
  const others = tables.flatMap(({ id, game, seats }) =>
    seats.filter(({ key }) => !key.startsWith(RING)).map(({ seat, key }) => ({ id, game, seat, key })),
  );
  const held = tables.filter(({ seats, host }) => host?.startsWith(RING) || seats.some((s) => s.key.startsWith(RING)));
  const join = (id: string, key: string) => void attempt(gather([{ id, key }]).then(fetchRing));
  return (
    <Section id="ring" title={a("ring")}>
      <p>{a("ring-count", { count: held.length })}</p>
      <ul class="table-list">
        {held.filter(running).map((table) => (
          <HeldTable key={table.id} table={table} />
        ))}
        {others.map(({ id, game, seat, key }) => (
          <Row
            key={`${id} ${seat}`}
            name={gameInfo(game)?.title ?? game}
            note={t("seat-number", { number: seat + 1 })}
            act={a("join-ring")}
            onAct={() => join(id, key)}
          />
        ))}
      </ul>
      {held.length > 0 && (
        <p>
          <Link to="/tables">{t("my-tables")}</Link>
        </p>
      )}
    </Section>
  );
}

const known = ({ id }: OwnTable) => mine.value.find((one) => one.id === id);
const running = (table: OwnTable) => known(table)?.summary?.state !== "over";

/** A table that is being played: against whom, whether it is one's turn, and what may become of one's seat. */
function HeldTable({ table }: { table: OwnTable }) {
  const { id, game, seats } = table;
  const told = known(table);
  const own = seats.find(({ key }) => key.startsWith(RING));
  const opponents = told?.summary?.names.filter((name, seat) => name && !told.seats.includes(seat)) ?? [];
  const title = gameInfo(game)?.title ?? game;
  const against = opponents.length ? t("with-people", { names: opponents.join(", ") }) : "";
  const seat = own && { table: id, seat: own.seat, seatKey: own.key, where: `${title} ${against}`.trim(), quiet: true };
  return (
    <li class="table-row seat-row" data-turn={told?.turn || undefined}>
      <Link to={`/t/${id}`} class="table-link">
        <strong>{title}</strong>
        <span>{against}</span>
        <span class="table-state">{told && standing(told)}</span>
      </Link>
      {seat && told?.summary && (
        <>
          <HandOver {...seat} />
          <GiveBack {...seat} />
        </>
      )}
    </li>
  );
}
