/** Keys at the table: numbers choose, the space bar goes on, c lists all choices, u takes back, ? helps. */

import { useLayoutEffect } from "preact/hooks";

export interface KeyActions {
  number: (number: number) => void;
  all: () => void;
  /** Goes on where there is only one way: says whether there is. */
  onwards?: () => boolean;
  undo: () => void;
  help: () => void;
  board: () => void;
  text: () => void;
}

/** Listens while the table is shown, but never while somebody types; a key always means what is on the screen. */
export function useKeys(actions: KeyActions): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input,textarea,select,dialog,[role=menu]"))
        return;
      if (/^[1-9]$/.test(event.key)) actions.number(Number(event.key));
      else if (event.key === " ") {
        if (target.closest("button,summary,a,[role=button],[role=slider]") || !actions.onwards?.()) return;
      } else if (event.key === "c") actions.all();
      else if (event.key === "u") actions.undo();
      else if (event.key === "b") actions.board();
      else if (event.key === "x") actions.text();
      else if (event.key === "?") actions.help();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}
