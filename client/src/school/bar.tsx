/** What the teacher says: at the place of the prompt bar, with the answers that are not on the board. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Choice } from "../game";
import { textBoard } from "../settings";
import { openMenu } from "../ui/menu";
import { s } from "./words";

interface BarProps {
  label: string;
  text: string;
  /** What the arrow points at, in words. */
  meant?: string;
  /** What happened meanwhile, folded away; again at each step. */
  step?: string;
  happened?: string[];
  /** What is said to the last answer. */
  reply: string;
  right: boolean;
  /** Choices that get buttons. */
  choices: Choice[];
  /** All choices, if more than those with buttons can be made on the board. */
  all: Choice[];
  choose: (action: string) => void;
  /** How much of the lesson lies behind, from 0 to 1: a line along the edge. */
  done?: number;
  children?: ComponentChildren;
}

/** A story that one can unfold. */
function Happened({ told }: { told: string[] }) {
  return (
    <details class="lesson-happened">
      <summary>{s("happened")}</summary>
      <ol>
        {told.map((line, number) => (
          <li key={number}>{line}</li>
        ))}
      </ol>
    </details>
  );
}

export function TeacherBar({
  label,
  text,
  meant,
  step,
  happened = [],
  reply,
  right,
  choices,
  all,
  choose,
  done,
  children,
}: BarProps) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.scrollTo(0, 0), [text]);
  return (
    <section class="prompt lesson-bar" aria-label={label} data-mine>
      {done !== undefined && <span class="lesson-done-line" aria-hidden="true" style={{ width: `${100 * done}%` }} />}
      <div class="lesson-said" ref={said} aria-live="polite">
        <p class="prompt-text" id="prompt">
          {text}
        </p>
        {meant && <p class={textBoard.value ? "lesson-meant" : "hidden-text"}>{meant}</p>}
        {happened.length > 0 && <Happened key={step} told={happened} />}
        {reply && (
          <p class="lesson-reply" data-right={right || undefined}>
            {reply}
          </p>
        )}
      </div>
      <div class="prompt-buttons">
        {choices.map((choice, number) => (
          <button type="button" key={choice.action} data-action={choice.action} onClick={() => choose(choice.action)}>
            <span class="key" aria-hidden="true">
              {number + 1}
            </span>
            {choice.label}
          </button>
        ))}
        {all.length > choices.length && (
          <button type="button" class="choices-all" onClick={(event) => openMenu(all, event.currentTarget, choose)}>
            <span class="key" aria-hidden="true">
              c
            </span>
            {s("choices-all", { count: all.length })}
          </button>
        )}
        {children}
      </div>
    </section>
  );
}
