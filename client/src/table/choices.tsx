/** All choices as a list of buttons. */

import type { ReadonlySignal } from "@preact/signals";
import { t } from "../words";

/** All choices as buttons, for the text board. */
export function ChoiceList({
  choices,
  busy,
  choose,
}: {
  choices: { action: string; label: string }[];
  busy?: ReadonlySignal<boolean>;
  choose: (action: string) => void;
}) {
  if (!choices.length) return null;
  return (
    <section class="choice-list" aria-labelledby="choice-list">
      <h2 id="choice-list">{t("choices")}</h2>
      <ul>
        {choices.map((choice) => (
          <li key={choice.action}>
            <button type="button" aria-disabled={busy} onClick={() => busy?.peek() || choose(choice.action)}>
              {choice.label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
