/** What every page has: the head with language, theme and sound, skip links, the toast, and the announcer. */

import accountSheet from "sheet:../style/account.css";
import pagesSheet from "sheet:../style/pages.css";
import type { ComponentChildren, ComponentType } from "preact";
import { useState } from "preact/hooks";
import type { Connection } from "../live";
import { waiting as waits } from "../mine";
import { Link } from "../router";
import {
  endTurn,
  explanations,
  LANGUAGES,
  type Lang,
  lang,
  PACES,
  pace,
  recall,
  sound,
  type Theme,
  tapTwice,
  textBoard,
  theme,
  warnings,
} from "../settings";
import { wear } from "../sheets";
import { announcement } from "../table/turn";
import { toast, trying } from "../toast";
import { speakLanguage, t } from "../words";
import { NextTable } from "./next_table";

interface FrameProps {
  title: string;
  game?: string;
  /** True for the page of a table, which fills the window. */
  table?: boolean;
  /** False while a table has nothing beside its board. */
  beside?: boolean;
  waiting?: boolean;
  root?: { current: HTMLElement | null };
  connection?: Connection;
  help?: () => void;
  /** Shows the link to one's own seat. */
  ownSeat?: (() => void) | undefined;
  /** What else stands in the head: who sits at the table. */
  people?: ComponentChildren;
  children?: ComponentChildren;
}

export function Frame(props: FrameProps) {
  const { title, game, table, beside = table, waiting, root, connection, help, ownSeat, people, children } = props;
  return (
    <div class="frame" data-table={table || undefined}>
      <div class="skip">
        <a href="#main">{t("skip-to-content")}</a>
        {table && <a href="#prompt">{t("skip-to-prompt")}</a>}
        {beside && <a href="#side-panel">{t("skip-to-log")}</a>}
      </div>
      <header class="head" data-people={people ? "" : undefined} data-waiting={waits.value.length ? "" : undefined}>
        <Link to="/" class="brand">
          <Crown />
          <span class="brand-name">Sottovoce</span>
        </Link>
        {title && <Title title={title} game={game} first={table ?? false} />}
        {people}
        {connection && connection !== "live" && (
          <span class="connection" role="status">
            {t(connection === "lost" ? "connection-lost" : "connecting")}
          </span>
        )}
        <NextTable />
        <Settings table={table ?? false} help={help} ownSeat={ownSeat} />
      </header>
      <main id="main" ref={root as { current: HTMLElement | null }} tabIndex={-1}>
        {waiting && (
          <p class="waiting" role="status">
            {t("loading")}
          </p>
        )}
        {children}
      </main>
      <div class="hidden-text" aria-live="polite">
        {table && announcement.value}
      </div>
      <div class="toast" role="status" data-shown={toast.value !== null || undefined}>
        {toast.value}
      </div>
    </div>
  );
}

/** The game's name; on the page of a table it is the first heading. */
function Title({ title, game, first }: { title: string; game?: string | undefined; first: boolean }) {
  const Kind = first ? "h1" : "span";
  return (
    <Kind class="head-title">
      {game ? (
        <Link to={`/rules/${game}`} label={t("rules-of", { game: title })}>
          {title}
        </Link>
      ) : (
        title
      )}
    </Kind>
  );
}

function Crown() {
  return (
    <svg class="crown" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M14 46h36M16 40l-5-21 12 10 9-16 9 16 12-10-5 21z" />
    </svg>
  );
}

const THEMES: readonly Theme[] = ["auto", "light", "dark"];

interface SettingsProps {
  table: boolean;
  help?: (() => void) | undefined;
  ownSeat?: (() => void) | undefined;
}

function Settings({ table, help, ownSeat }: SettingsProps) {
  return (
    <details class="settings">
      <summary>
        <span class="head-words">{t("settings")}</span>
      </summary>
      <div class="settings-sheet">
        <Choose
          title={t("language")}
          values={LANGUAGES}
          value={lang.value}
          choose={(value) => void trying(speakLanguage(value))}
          name={languageName}
        />
        <Choose
          title={t("theme")}
          values={THEMES}
          value={theme.value}
          choose={(value) => {
            theme.value = value;
          }}
          name={(value) => t(`theme-${value}`)}
        />
        <Choose
          title={t("pace")}
          values={PACES}
          value={pace.value}
          choose={(value) => {
            pace.value = value;
          }}
          name={(value) => t(`pace-${value}`)}
        />
        <Switch
          label={t("ask-end-turn")}
          on={endTurn.value}
          flip={() => {
            endTurn.value = !endTurn.value;
          }}
        />
        {window.matchMedia("(any-pointer: coarse)").matches && (
          <Switch
            label={t("tap-twice")}
            on={tapTwice.value}
            flip={() => {
              tapTwice.value = !tapTwice.value;
            }}
          />
        )}
        <Switch
          label={t("warnings")}
          on={warnings.value}
          flip={() => {
            warnings.value = !warnings.value;
          }}
        />
        <Switch
          label={t("explanations")}
          on={explanations.value}
          flip={() => {
            explanations.value = !explanations.value;
          }}
        />
        <Switch
          label={t("sound")}
          on={sound.value}
          flip={() => {
            sound.value = !sound.value;
          }}
        />
        <Switch
          label={t("text-board")}
          on={textBoard.value}
          flip={() => {
            textBoard.value = !textBoard.value;
          }}
        />
        <Link to="/tables">{t("my-tables")}</Link>
        <AccountDoor />
        {ownSeat && (
          <button type="button" onClick={ownSeat}>
            {t("own-seat-link")}
          </button>
        )}
        {table && help && (
          <button type="button" onClick={help}>
            {t("keys")}
          </button>
        )}
      </div>
    </details>
  );
}

/** The way to one's account; who has none makes one right here. */
function AccountDoor() {
  const [Quick, setQuick] = useState<ComponentType<{ close: () => void }> | null>(null);
  if (!Quick && recall<boolean>("account")) return <Link to="/account">{t("account")}</Link>;
  const open = () =>
    void trying(
      Promise.all([import("../account/sign_in_dialog"), wear(pagesSheet), wear(accountSheet)]).then(
        ([{ QuickAccount }]) => setQuick(() => QuickAccount),
      ),
    );
  return (
    <>
      <button type="button" onClick={open}>
        {t("sign-in-or-up")}
      </button>
      {Quick && <Quick close={() => setQuick(null)} />}
    </>
  );
}

const languageName = (value: Lang) => ({ en: "English", it: "Italiano" })[value];

interface ChooseProps<T extends string> {
  title: string;
  values: readonly T[];
  value: T;
  choose: (value: T) => void;
  name: (value: T) => string;
}

function Choose<T extends string>({ title, values, value, choose, name }: ChooseProps<T>) {
  return (
    <fieldset class="segments">
      <legend>{title}</legend>
      {values.map((other) => (
        <button type="button" key={other} aria-pressed={other === value} onClick={() => choose(other)}>
          {name(other)}
        </button>
      ))}
    </fieldset>
  );
}

function Switch({ label, on, flip }: { label: string; on: boolean; flip: () => void }) {
  return (
    <button type="button" class="switch" role="switch" aria-checked={on} onClick={flip}>
      <span>{label}</span>
      <span class="switch-knob" aria-hidden="true" />
    </button>
  );
}
