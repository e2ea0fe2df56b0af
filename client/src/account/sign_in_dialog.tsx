/** Making an account, or signing in, on whatever page one is: a dialog that comes when it is asked for. */

import { useEffect } from "preact/hooks";
import { tell, trying } from "../toast";
import { Dialog } from "../ui/dialog";
import { t } from "../words";
import { RecoveryCode } from "./recovery";
import { begin, session, shownCode } from "./session";
import { Outside } from "./sign_in";
import { a, useAccountWords } from "./words";

export function QuickAccount({ close }: { close: () => void }) {
  const ready = useAccountWords();
  const account = session.value?.account;
  useEffect(() => {
    if (!session.peek()) void trying(begin());
  }, []);
  useEffect(() => {
    if (!account || !ready || shownCode.value) return;
    tell(a("account-made", { name: account.name }));
    close();
  }, [account, ready, shownCode.value]);
  if (!ready || !session.value) return null;
  if (account) return <RecoveryCode />;
  return (
    <Dialog title={t("account")} close={close}>
      <Outside />
    </Dialog>
  );
}
