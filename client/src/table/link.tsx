/** A link that can be copied. */

import { useState } from "preact/hooks";
import { api } from "../api";
import { tell, trying } from "../toast";
import { t } from "../words";

/** Puts a text on the clipboard and says so. */
export async function copy(text: string): Promise<void> {
  await trying(navigator.clipboard.writeText(text).then(() => tell(t("copied"))));
}

/** A link with its QR code for whoever sits beside the screen. */
export function CopyLink({ address, label }: { address: string; label: string }) {
  const [code, setCode] = useState<string | null>(null);
  const flip = async () => {
    if (code) setCode(null);
    else setCode((await trying(api.qr(address.slice(location.origin.length))))?.svg ?? null);
  };
  return (
    <div class="copy">
      <input readOnly value={address} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" onClick={() => void copy(address)}>
        {t("copy")}
      </button>
      <button type="button" aria-pressed={code !== null} onClick={() => void flip()}>
        {t("qr")}
      </button>
      {code && (
        <img class="qr" src={`data:image/svg+xml,${encodeURIComponent(code)}`} alt={t("qr-of", { what: label })} />
      )}
    </div>
  );
}
