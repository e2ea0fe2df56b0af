/** A link that can be copied. */

import { useState } from "preact/hooks";
import { api } from "../api";
import { tell, trying } from "../toast";
import { t } from "../words";

/** Puts a text on the clipboard and says so; without HTTPS browsers keep the clipboard from pages, but for a selection. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copySelected(text)) {
      tell(t("copy-by-hand"));
      return;
    }
  }
  tell(t("copied"));
}

/** Copies a text by selecting it, as browsers allow on every page; false if this one does not. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "hidden-text";
  (focused?.closest("dialog") ?? document.body).append(area); // beside an open dialog nothing can be selected
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}

const HERE = ["localhost", "127.0.0.1", "[::1]"];

/** Says so if a link leads to this very machine, where no other device finds it. */
export function OnlyHere({ address }: { address: string }) {
  return HERE.includes(new URL(address).hostname) ? <small class="only-here">{t("link-only-here")}</small> : null;
}

/** A button that shows the QR code of a link, for whoever sits beside the screen. */
export function LinkCode({ address, label }: { address: string; label: string }) {
  const [code, setCode] = useState<string | null>(null);
  const flip = async () => {
    if (code) setCode(null);
    else setCode((await trying(api.qr(address.slice(location.origin.length))))?.svg ?? null);
  };
  return (
    <>
      <button type="button" aria-pressed={code !== null} onClick={() => void flip()}>
        {t("qr")}
      </button>
      {code && (
        <>
          <img class="qr" src={`data:image/svg+xml,${encodeURIComponent(code)}`} alt={t("qr-of", { what: label })} />
          <OnlyHere address={address} />
        </>
      )}
    </>
  );
}

/** A link that can be copied, or taken from the screen. */
export function CopyLink({ address, label }: { address: string; label: string }) {
  return (
    <div class="copy">
      <input readOnly value={address} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" onClick={() => void copy(address)}>
        {t("copy")}
      </button>
      <LinkCode address={address} label={label} />
    </div>
  );
}
