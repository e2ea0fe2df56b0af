/** The prompt bar: what is asked or who is awaited, the choices that are not on the board, and Undo last. */

import { useState } from "preact/hooks";
import type { Choice, GameClient, Update } from "../game";
import { explainNow } from "../ui/explain";
import { openMenu } from "../ui/menu";
import { t } from "../words";
import { Clock } from "./clock";
import { type Equipment, questionOf } from "./scene";

interface PromptProps {
  update: Update;
  equipment: Equipment;
  busy: boolean;
  choose: (action: string) => void;
  undo: () => void;
  hint: (() => void) | null;
}

/** The choices that get buttons of their own in the bar. */
export function barChoices(update: Update, client: GameClient | null): Choice[] {
  return update.choices.filter((choice) => !client?.onBoard?.(choice));
}

export function PromptBar({ update, equipment, busy, choose, undo, hint }: PromptProps) {
  const { client } = equipment;
  const mine = update.choices.length > 0;
  const shown = barChoices(update, client);
  const more = update.choices.length > shown.length;
  return (
    <section class="prompt" aria-label={t("prompt-bar")} data-mine={mine || undefined}>
      <p class="prompt-text" id="prompt">
        <span>{questionOf(update, equipment)}</span>
        {update.paragraph && <Paragraph number={update.paragraph} />}
        <Clock deadline={update.deadline} />
      </p>
      <div class="prompt-buttons">
        {shown.map((choice, number) => (
          <button
            type="button"
            class={number === 0 && !more ? "primary" : ""}
            key={choice.action}
            disabled={busy}
            onClick={() => choose(choice.action)}
          >
            {number < 9 && (
              <span class="key" aria-hidden="true">
                {number + 1}
              </span>
            )}
            {choice.label}
          </button>
        ))}
        {more && (
          <button
            type="button"
            class="choices-all"
            disabled={busy}
            onClick={(event) => openMenu(update.choices, event.currentTarget, choose)}
          >
            <span class="key" aria-hidden="true">
              c
            </span>
            {t("all-choices", { count: update.choices.length })}
          </button>
        )}
        {hint && mine && (
          <button type="button" class="quiet" disabled={busy} onClick={hint}>
            {t("hint")}
          </button>
        )}
        {update.seat !== null && update.state === "playing" && <Undo update={update} busy={busy} undo={undo} />}
      </div>
    </section>
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
function Undo({ update, busy, undo }: { update: Update; busy: boolean; undo: () => void }) {
  const [told, setTold] = useState(false);
  const { may, why } = update.undo;
  return (
    <span class="undo">
      <button
        type="button"
        class="quiet"
        aria-disabled={!may || busy}
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
