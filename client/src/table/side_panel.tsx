/** Beside the board: log, talk and notes under tabs. */

import talkSheet from "sheet:../style/talk.css";
import type { Signal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";
import type { GameClient, LogLine, TalkLine, Update } from "../game";
import { usePart } from "../lazy_part";
import { narrow } from "../settings";
import { dressed } from "../sheets";
import { t } from "../words";
import { Log } from "./log";

export type Tab = "board" | "panels" | "result" | "log" | "talk" | "notes";

interface SideProps {
  update: Update;
  client: GameClient | null;
  log: LogLine[];
  talk: TalkLine[];
  seatKey: string | null;
  read: number | null;
  say: (text: string, to: number[] | null) => Promise<boolean>;
  point: (tokens: string[]) => void;
  look: (entry: number) => void;
  /** The end of the game, once it is shown. */
  result: ComponentChild;
  chosen: Signal<Tab>;
}

const talking = () => dressed(talkSheet, import("../deferred"));

const MANY = 5; // more tabs than these stand close together on a phone
const ROOMS: Partial<Record<Tab, string>> = { board: "board-panel", panels: "panels" };

/** The tabs; "board" and "panels" are among them only where the screen is narrow. */
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
    <div class="tabs" role="tablist" data-many={tabs.length > MANY || undefined} onKeyDown={onKey}>
      {tabs.map((name) => (
        <button
          type="button"
          role="tab"
          id={`tab-${name}`}
          key={name}
          class="tab"
          data-tab={name}
          aria-selected={tab === name}
          aria-controls={ROOMS[name] ?? "side-panel"}
          tabIndex={tab === name ? 0 : -1}
          onClick={() => setTab(name)}
        >
          {t(name === "panels" ? "tab-panels" : name)}
          {fresh === name && tab !== name && <span class="fresh">{t("new")}</span>}
        </button>
      ))}
    </div>
  );
}

export function Side(props: SideProps) {
  const { update, client, log, talk, seatKey, read, say, point, look, result, chosen } = props;
  const away = (chosen.value === "board" || chosen.value === "panels") && !narrow.value;
  const tab = away ? (result ? "result" : "log") : chosen.value;
  const [heard, setHeard] = useState(talk.length);
  if (tab === "talk" && heard !== talk.length) setHeard(talk.length);
  const Talk = usePart(tab === "talk", async () => (await talking()).Talk);
  const Notes = usePart(tab === "notes", async () => (await talking()).Notes);
  const tabs: Tab[] = [
    ...(narrow.value ? ["board" as const, "panels" as const] : []),
    ...(result ? ["result" as const] : []),
    "log",
    ...(update.may_say || talk.length ? ["talk" as const] : []),
    ...(seatKey ? ["notes" as const] : []),
  ];
  const open = (name: Tab) => {
    chosen.value = name;
  };
  return (
    <aside class="side" aria-label={t("beside-board")}>
      <Tabs tab={tab} setTab={open} tabs={tabs} fresh={talk.length > heard ? "talk" : null} />
      <div class="side-panel" id="side-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === "result" ? (
          result
        ) : tab === "talk" ? (
          Talk && <Talk update={update} talk={talk} say={say} />
        ) : tab === "notes" && seatKey ? (
          Notes && <Notes table={update.table} seatKey={seatKey} />
        ) : (
          <Log update={update} client={client} lines={log} read={read} point={point} look={look} />
        )}
      </div>
    </aside>
  );
}
