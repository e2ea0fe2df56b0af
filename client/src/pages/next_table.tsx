/** The link to the table that has waited for you longest, at the top of every page. */

import { useEffect } from "preact/hooks";
import { ownTables } from "../keys";
import { lookAtMine, nextTable, waiting } from "../mine";
import { place } from "../router";
import { t } from "../words";

const LOOK_AGAIN = 45_000;

/** Is the reader typing, or choosing in something that has keys of its own? */
const busyElsewhere = (event: KeyboardEvent) =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target as Element).closest("input,textarea,select,dialog,[role=menu]");

export function NextTable() {
  const several = ownTables.value.length > 0;
  const { path } = place.value;
  useEffect(() => {
    if (!several) return;
    const look = () => void (document.hidden || lookAtMine().catch(() => undefined));
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [several, path]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "n" || busyElsewhere(event) || !ownTables.peek().length) return;
      event.preventDefault();
      void nextTable();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  const count = waiting.value.length;
  if (!count) return null;
  return (
    <button type="button" class="next-table" title={t("next-table-count", { count })} onClick={() => void nextTable()}>
      <span class="head-words">{t("next-table")}</span> <span class="next-table-count">{count}</span>
    </button>
  );
}
