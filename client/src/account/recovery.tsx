/** The recovery code: shown once, in a dialog that is put away only by its reader, and printed by itself. */

import { copy } from "../table/link";
import { Dialog } from "../ui/dialog";
import { session, shownCode } from "./session";
import { a } from "./words";

/** The new code, if there is one to be shown. */
export function RecoveryCode() {
  const code = shownCode.value;
  if (!code) return null;
  const close = () => {
    shownCode.value = null;
  };
  return (
    <Dialog title={a("recovery-code")} close={close}>
      <div class="recovery-code">
        <p class="recovery-whose">
          Sottovoce · {location.host} · {session.value?.account?.name}
        </p>
        <output>{code}</output>
        <p>{a("recovery-code-explained")}</p>
        <p class="card-buttons">
          <button type="button" onClick={() => window.print()}>
            {a("print")}
          </button>
          <button type="button" onClick={() => void copy(code)}>
            {a("copy")}
          </button>
          <button type="button" class="primary" onClick={close}>
            {a("recovery-code-kept")}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
