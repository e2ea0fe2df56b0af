/** The keys of lessons and puzzles: numbers choose, Enter goes on, Backspace goes back, c lists all. */

import { useLayoutEffect } from "preact/hooks";
import type { Choice } from "../game";
import { textBoard } from "../settings";
import { useKeys } from "../table/keys";
import { openMenu } from "../ui/menu";

export function useSchoolKeys(
  all: Choice[],
  buttons: Choice[],
  choose: (action: string) => void,
  next: (() => void) | null,
  back: () => void,
) {
  useKeys({
    number: (number) => {
      const choice = buttons[number - 1];
      if (choice) choose(choice.action);
    },
    all: () => {
      const bar = document.getElementById("prompt");
      if (bar && all.length) openMenu(all, bar, choose);
    },
    undo: back,
    help: () => undefined,
    board: () => document.querySelector<HTMLElement | SVGElement>('#board [tabindex="0"]')?.focus(),
    text: () => {
      textBoard.value = !textBoard.peek();
    },
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.key !== "Enter" || !next || target.closest("button,a,input,summary,[role=button],[role=menu]")) return;
      event.preventDefault();
      next();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}
