/** Beside the board: log, talk and notes under tabs. */

import { useState } from "preact/hooks";
import type { LogLine, TalkLine, Update } from "../game";
import { narrow } from "../settings";
import { t } from "../words";
import { Log } from "./log";
import { Notes } from "./notes";
import { Talk } from "./talk";

export type Tab = "board" | "log" | "talk" | "notes";

interface SideProps {
  update: Update;
  log: LogLine[];
  talk: TalkLine[];
  seatKey: string | null;
  read: number | null;
  say: (text: string, to: number[] | null) => Promise<boolean>;
  point: (tokens: string[]) => void;
  placesOf: (line: LogLine) => string[];
  tab: Tab;
  setTab: (tab: Tab) => void;
}

/** The tabs; "board" is one of them only where the screen is narrow. */
export function Tabs({
  tab,
  setTab,
  tabs,
  fresh,
}: {
  tab: Tab;
  setTab: (tab: Tab) => void;
  tabs: Tab[];
  fresh: Tab | null;
}) {
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = step ? tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length] : undefined;
    if (!next) return;
    event.preventDefault();
    setTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" onKeyDown={onKey}>
      {tabs.map((name) => (
        <button
          type="button"
          role="tab"
          id={`tab-${name}`}
          key={name}
          class="tab"
          data-tab={name}
          aria-selected={tab === name}
          aria-controls={name === "board" ? "board-panel" : "side-panel"}
          tabIndex={tab === name ? 0 : -1}
          onClick={() => setTab(name)}
        >
          {t(name)}
          {fresh === name && tab !== name && <span class="fresh">{t("new")}</span>}
        </button>
      ))}
    </div>
  );
}

export function Side(props: SideProps) {
  const { update, log, talk, seatKey, read, say, point, placesOf, setTab } = props;
  const tab = props.tab === "board" && !narrow.value ? "log" : props.tab;
  const [heard, setHeard] = useState(talk.length);
  if (tab === "talk" && heard !== talk.length) setHeard(talk.length);
  const tabs: Tab[] = [
    ...(narrow.value ? ["board" as const] : []),
    "log",
    ...(update.may_say || talk.length ? ["talk" as const] : []),
    ...(seatKey ? ["notes" as const] : []),
  ];
  return (
    <aside class="side" aria-label={t("beside-board")}>
      <Tabs tab={tab} setTab={setTab} tabs={tabs} fresh={talk.length > heard ? "talk" : null} />
      <div class="side-panel" id="side-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === "talk" ? (
          <Talk update={update} talk={talk} say={say} />
        ) : tab === "notes" && seatKey ? (
          <Notes table={update.table} seatKey={seatKey} />
        ) : (
          <Log lines={log} read={read} point={point} placesOf={placesOf} />
        )}
      </div>
    </aside>
  );
}
