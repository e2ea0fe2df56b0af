/** A link that can be copied. */

import { tell, trying } from "../toast";
import { t } from "../words";

/** Puts a text on the clipboard and says so. */
export async function copy(text: string): Promise<void> {
  await trying(navigator.clipboard.writeText(text).then(() => tell(t("copied"))));
}

export function CopyLink({ address, label }: { address: string; label: string }) {
  return (
    <div class="copy">
      <input readOnly value={address} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" onClick={() => void copy(address)}>
        {t("copy")}
      </button>
    </div>
  );
}
