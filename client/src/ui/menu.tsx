/** A small menu of choices beside what was clicked. */

import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Choice } from "../game";
import { t } from "../words";
import { settle } from "./settle";

interface Open {
  choices: Choice[];
  anchor: Element;
  choose: (action: string) => void;
  foresee?: ((action: string | null) => void) | undefined;
}

const open = signal<Open | null>(null);

/** Opens the menu beside an element; `foresee` is told which choice the pointer or the focus is on. */
export function openMenu(
  choices: Choice[],
  anchor: Element,
  choose: (action: string) => void,
  foresee?: (action: string | null) => void,
): void {
  open.value = { choices, anchor, choose, foresee };
}

/** Closes the menu, if it is open; says whether it was. */
export function closeMenu(): boolean {
  const was = open.peek() !== null;
  open.peek()?.foresee?.(null);
  open.value = null;
  return was;
}

/** The menu; one for the whole page. */
export function Menu() {
  const now = open.value;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!now || !box.current) return;
    settle(box.current, now.anchor);
    box.current.querySelector("button")?.focus();
  }, [now]);
  useEffect(() => {
    if (!now) return;
    const onDown = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) closeMenu();
    };
    document.addEventListener("pointerdown", onDown);
    return () => document.removeEventListener("pointerdown", onDown);
  }, [now]);
  if (!now) return null;
  const pick = (choice: Choice) => {
    closeMenu();
    (now.anchor as HTMLElement | SVGElement).focus({ preventScroll: true });
    now.choose(choice.action);
  };
  return (
    <div class="menu" role="menu" aria-label={t("choices")} ref={box} onKeyDown={(event) => onKey(event, now, pick)}>
      {now.choices.map((choice, number) => (
        <button
          type="button"
          role="menuitem"
          key={choice.action}
          onPointerEnter={() => now.foresee?.(choice.action)}
          onFocus={() => now.foresee?.(choice.action)}
          onClick={() => pick(choice)}
        >
          {number < 9 && now.choices.length > 1 && (
            <span class="key" aria-hidden="true">
              {number + 1}
            </span>
          )}
          {choice.label}
        </button>
      ))}
    </div>
  );
}

function onKey(event: KeyboardEvent, now: Open, pick: (choice: Choice) => void): void {
  const items = [...(event.currentTarget as Element).querySelectorAll("button")];
  const here = items.indexOf(document.activeElement as HTMLButtonElement);
  const numbered = now.choices[Number(event.key) - 1];
  event.stopPropagation();
  if (event.key === "Escape" || event.key === "Tab") {
    closeMenu();
    (now.anchor as HTMLElement | SVGElement).focus();
  } else if (event.key === "ArrowDown") items[(here + 1) % items.length]?.focus();
  else if (event.key === "ArrowUp") items[(here - 1 + items.length) % items.length]?.focus();
  else if (numbered) pick(numbered);
  else return;
  event.preventDefault();
}
