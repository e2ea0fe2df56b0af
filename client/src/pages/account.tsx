/** One's own account: for those outside the ways in, for those inside all that belongs to it. */

import { useEffect, useState } from "preact/hooks";
import { Leaving } from "../account/leaving";
import { attempt, type PartProps } from "../account/parts";
import { RecoveryCode } from "../account/recovery";
import { Seats } from "../account/seats";
import { type Account, ask, begin, changed, session } from "../account/session";
import { Outside } from "../account/sign_in";
import { Devices, Ways } from "../account/sign_in_methods";
import { Tokens } from "../account/tokens";
import { Vacation } from "../account/vacation";
import { a, useAccountWords } from "../account/words";
import { Link } from "../router";
import { trying } from "../toast";
import { t } from "../words";
import { Frame } from "./frame";

const LONGEST_NAME = 30;

export function AccountPage() {
  useEffect(() => {
    document.title = `${t("account")} · Sottovoce`;
    if (!session.peek()) void trying(begin());
  }, []);
  const told = session.value;
  const ready = useAccountWords();
  if (!told || !ready) return <Frame title="" waiting />;
  return (
    <Frame title="">
      <div class="sheet narrow account">
        <h1>{told.account ? told.account.name : t("account")}</h1>
        <RecoveryCode />
        {told.account ? <Own account={told.account} mailHere={told.mail_here} /> : <Outside />}
      </div>
    </Frame>
  );
}

/** For people who are signed in. */
function Own({ account, mailHere }: { account: Account; mailHere: boolean }) {
  const change = (work: Promise<Account>) => void attempt(work.then(changed));
  return (
    <>
      <p class="card-buttons">
        <Link to={`/people/${encodeURIComponent(account.name)}`} class="button">
          {a("see-public-page")}
        </Link>
        <Link to="/account/messages" class="button">
          {a("messages")}
        </Link>
      </p>
      {(account.stopped ?? []).map((channel) => (
        <p role="note" class="note" key={channel}>
          {t("channel-has-stopped", { channel })}
        </p>
      ))}
      <Profile account={account} change={change} />
      <Seats />
      <Ways account={account} change={change} mailHere={mailHere} />
      <Devices account={account} change={change} />
      <Vacation />
      <Tokens account={account} change={change} />
      <Leaving />
    </>
  );
}

function Profile({ account, change }: PartProps) {
  const [name, setName] = useState(account.name);
  const rename = (event: Event) => {
    event.preventDefault();
    change(ask("PUT", "/profile", { name }));
  };
  return (
    <section>
      <form onSubmit={rename}>
        <label class="field">
          <span>{t("your-name")}</span>
          <input value={name} maxLength={LONGEST_NAME} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        {name !== account.name && <button type="submit">{a("change-name")}</button>}
      </form>
      <label class="check">
        <input
          type="checkbox"
          checked={account.public}
          onChange={(event) => change(ask("PUT", "/profile", { public: event.currentTarget.checked }))}
        />
        <span>{a("public-page")}</span>
      </label>
    </section>
  );
}
