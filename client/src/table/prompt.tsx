/** The prompt bar: what is asked or who is awaited, the choices that are not on the board, and Undo last. */

import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useState } from "preact/hooks";
import { ago } from "../ago";
import type { Choice, GameClient, Preview, Seat, Update } from "../game";
import { serverNow } from "../server_time";
import { explainNow } from "../ui/explain";
import { openMenu } from "../ui/menu";
import { t } from "../words";
import { Clock } from "./clock";
import type { Hold } from "./held_step";
import { type Equipment, questionOf } from "./scene";

const AWAY = 600_000; // milliseconds after which it is said since when somebody is away

interface PromptProps {
  update: Update;
  equipment: Equipment;
  /** True if seats know different things at this table. */
  secret: boolean;
  /** True while an answer is under way. */
  busy: ReadonlySignal<boolean>;
  hold: Hold;
  preview: Preview | null;
  foresee: (action: string | null) => void;
  undo: () => void;
  hint: (() => void) | null;
}

/** The choices that get buttons of their own in the bar; an only one always does. */
export function barChoices(update: Update, client: GameClient | null): Choice[] {
  if (update.choices.length === 1) return update.choices;
  return update.choices.filter((choice) => !client?.onBoard?.(choice));
}

/** Somebody who is awaited, and has not been here for a while. */
function absentee({ state, to_act, seats, seat: own }: Update): Seat | undefined {
  if (state !== "playing" || own === null) return undefined;
  const awaited = to_act.flatMap((number) => seats[number] ?? []);
  return awaited.find(
    ({ kind, online, standing, here }) =>
      kind === "person" && !online && !standing && here !== null && serverNow() - here > AWAY,
  );
}

export function PromptBar(props: PromptProps) {
  const { update, hold, busy } = props;
  const underWay = useComputed(() => (busy.value ? "" : undefined));
  return (
    <div class="prompt-room">
      <section
        class="prompt"
        aria-label={t("prompt-bar")}
        data-mine={update.choices.length > 0 || undefined}
        data-busy={underWay}
      >
        {hold.held ? <Held {...props} held={hold.held} /> : <Question {...props} />}
      </section>
    </div>
  );
}

function Question(props: PromptProps) {
  const { update, equipment, secret, busy, hold, foresee, undo, hint } = props;
  const { client } = equipment;
  const mine = update.choices.length > 0;
  const shown = barChoices(update, client);
  const more = update.choices.length > shown.length;
  const only = update.choices.length === 1;
  const away = mine ? undefined : absentee(update);
  return (
    <>
      <p class="prompt-text" id="prompt" tabIndex={-1}>
        <span>{questionOf(update, equipment)}</span>
        {update.paragraph && <Paragraph number={update.paragraph} />}
        <Clock deadline={update.deadline} />
        {only && <span class="prompt-only">{t(secret ? "only-answer" : "only-answer-open")}</span>}
        {away && <span class="prompt-only">{t("away-since", { name: away.spoken, when: ago(away.here ?? 0) })}</span>}
      </p>
      <div class="prompt-buttons">
        {shown.map((choice, number) => (
          <button
            type="button"
            class={number === 0 && !more ? "primary" : ""}
            key={choice.action}
            aria-disabled={busy}
            onPointerEnter={() => foresee(choice.action)}
            onPointerLeave={() => foresee(null)}
            onFocus={() => foresee(choice.action)}
            onBlur={() => foresee(null)}
            onClick={() => busy.peek() || hold.choose(choice.action)}
          >
            {number < 9 && (
              <span class="key" aria-hidden="true">
                {only ? "␣" : number + 1}
              </span>
            )}
            {choice.label}
          </button>
        ))}
        {more && (
          <button
            type="button"
            class="choices-all"
            aria-disabled={busy}
            onClick={(event) => busy.peek() || openMenu(update.choices, event.currentTarget, hold.choose, foresee)}
          >
            <span class="key" aria-hidden="true">
              c
            </span>
            {t("all-choices", { count: update.choices.length })}
          </button>
        )}
        {hint && mine && !only && (
          <button type="button" class="quiet" aria-disabled={busy} onClick={() => busy.peek() || hint()}>
            {t("hint")}
          </button>
        )}
        {update.seat !== null && update.state === "playing" && <Undo update={update} busy={busy} undo={undo} />}
      </div>
    </>
  );
}

/** The last step was chosen: it is sent by "End turn". */
function Held({ update, busy, hold, held, preview }: PromptProps & { held: Choice }) {
  // The first line only says again what was chosen; what comes of it is worth a line of its own.
  const after = preview?.action === held.action ? preview.lines.slice(1) : [];
  const lines = after.map((line) => line.text).join(" ");
  return (
    <>
      <p class="prompt-text" id="prompt" tabIndex={-1}>
        <span>{t("held-back", { choice: held.label })}</span>
        <Clock deadline={update.deadline} />
        {lines && <span class="prompt-only">{lines}</span>}
      </p>
      <div class="prompt-buttons">
        <button type="button" class="primary end-turn" aria-disabled={busy} onClick={() => busy.peek() || hold.send()}>
          <span class="key" aria-hidden="true">
            ␣
          </span>
          {t("end-turn")}
        </button>
        <button
          type="button"
          class="quiet take-back"
          aria-disabled={busy}
          onClick={() => busy.peek() || hold.release()}
        >
          <span class="key" aria-hidden="true">
            u
          </span>
          {t("undo")}
        </button>
      </div>
    </>
  );
}

function Paragraph({ number }: { number: string }) {
  return (
    <button
      type="button"
      class="paragraph"
      data-explain={number}
      aria-label={t("explain-paragraph", { number })}
      onClick={(event) => explainNow(event.currentTarget)}
    >
      §{number}
    </button>
  );
}

/** Disabled with its reason rather than hidden. */
function Undo({ update, busy, undo }: { update: Update; busy: ReadonlySignal<boolean>; undo: () => void }) {
  const [told, setTold] = useState(false);
  const { may, why } = update.undo;
  return (
    <span class="undo">
      <button
        type="button"
        class="quiet"
        aria-disabled={may ? busy : true}
        aria-describedby={why ? "undo-why" : undefined}
        title={why ?? undefined}
        onClick={() => (may ? undo() : setTold(!told))}
      >
        <span class="key" aria-hidden="true">
          u
        </span>
        {t("undo")}
      </button>
      {why && (
        <span id="undo-why" class={told ? "undo-why" : "hidden-text"}>
          {why}
        </span>
      )}
    </span>
  );
}
