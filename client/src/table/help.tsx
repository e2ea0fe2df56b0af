/** The list of keys, and what to know of the table. */

import type { Update } from "../game";
import { Dialog } from "../ui/dialog";
import { t } from "../words";
import { Fairness } from "./fairness";
import { CopyLink } from "./link";

const KEYS: readonly [string, string][] = [
  ["Tab", "key-tab"],
  ["← ↑ → ↓", "key-arrows"],
  ["Enter", "key-enter"],
  ["1 … 9", "key-numbers"],
  ["␣", "key-onwards"],
  ["c", "key-all"],
  ["u", "key-undo"],
  ["i", "key-explain"],
  ["b", "key-board"],
  ["x", "key-text"],
  ["+ − 0", "key-zoom"],
  ["Esc", "key-escape"],
  ["n", "key-next"],
  ["?", "key-help"],
];

export function Help({ update, close }: { update: Update; close: () => void }) {
  return (
    <Dialog title={t("keys")} close={close}>
      <dl class="keys">
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <Fairness update={update} />
    </Dialog>
  );
}

/** The link to one's own seat, for another device, and what it is. */
export function OwnSeat({ address, close }: { address: string; close: () => void }) {
  return (
    <Dialog title={t("own-seat-link")} close={close}>
      <p>{t("own-seat-warning")}</p>
      <CopyLink address={address} label={t("own-seat-link")} />
    </Dialog>
  );
}
