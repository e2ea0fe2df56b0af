/** Whether the window is as narrow as a phone's: boards then draw larger and offer larger targets. */

import { signal } from "@preact/signals";

const query = globalThis.matchMedia?.("(max-width: 52rem), (max-height: 30rem)");

export const narrow = signal(query?.matches ?? false);

query?.addEventListener("change", (event) => {
  narrow.value = event.matches;
});
