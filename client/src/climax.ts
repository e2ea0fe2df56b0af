/** Whether a climax lies over the board: no drawer slides over it then. */

import { useLayoutEffect } from "preact/hooks";

/** Notes on the page that a scene lies over the board as long as it is shown. */
export function useClimax(shown: boolean): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute("data-climax", shown);
    return () => page.removeAttribute("data-climax");
  }, [shown]);
}
