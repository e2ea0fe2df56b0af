/** The ways into one's account, passkeys, recovery code and mail, and the devices that are signed in. */

import { useState } from "preact/hooks";
import { day } from "../dates";
import { OnlyHere } from "../table/link";
import { trying } from "../toast";
import { attempt, type PartProps, Row, Secret, Section } from "./parts";
import { addPasskey, ask, begin, shownCode, signOut } from "./session";
import { MailedNumber } from "./sign_in";
import { passkeysKnown } from "./webauthn";
import { a } from "./words";

/** How one signs in, and comes back when the passkeys are lost. */
export function Ways({ account, change, mailHere }: PartProps & { mailHere: boolean }) {
  const recover = async () => {
    const made = await trying(ask<{ code: string }>("POST", "/recovery"));
    if (!made) return;
    shownCode.value = made.code;
    await trying(begin());
  };
  return (
    <Section id="ways-in" title={a("ways-in")}>
      <ul class="table-list">
        {account.passkeys.map(({ id, label, created }) => (
          <Row
            key={id}
            name={label || a("passkey")}
            note={a("passkey-since", { date: day(created) })}
            act={a("remove")}
            onAct={() => change(ask("DELETE", `/passkeys/${id}`))}
          />
        ))}
        {account.recovery && (
          <Row name={a("recovery-code")} note={a("recovery-code-there")} act={null} onAct={() => {}} />
        )}
      </ul>
      {!account.recovery && (
        <p role="note" class="note">
          {a("no-recovery-code")}
        </p>
      )}
      <p class="card-buttons">
        {passkeysKnown() && (
          <button type="button" onClick={() => void attempt(addPasskey())}>
            {a("add-passkey")}
          </button>
        )}
        <button type="button" class={account.recovery ? "" : "primary"} onClick={() => void recover()}>
          {a("new-recovery-code")}
        </button>
      </p>
      {mailHere && <Mail account={account} change={change} />}
    </Section>
  );
}

function Mail({ account, change }: PartProps) {
  const [address, setAddress] = useState("");
  const [code, setCode] = useState<string | null>(null);
  const confirm = async (event: Event) => {
    event.preventDefault();
    if (code !== null) change(ask("POST", "/mail/code", { address, code }));
    else if (await attempt(ask("POST", "/mail", { address }))) setCode("");
  };
  if (account.mail)
    return (
      <ul class="table-list">
        <Row
          name={account.mail}
          note={a("mail-explained")}
          act={a("remove")}
          onAct={() => change(ask("DELETE", "/mail"))}
        />
      </ul>
    );
  return (
    <form onSubmit={confirm}>
      <label class="field">
        <span>{a("mail-address")}</span>
        <input type="email" required value={address} onInput={(event) => setAddress(event.currentTarget.value)} />
      </label>
      {code !== null && <MailedNumber code={code} setCode={setCode} />}
      <button type="submit">{a(code === null ? "mail-me-a-number" : "confirm")}</button>
    </form>
  );
}

export function Devices({ account, change }: PartProps) {
  const [link, setLink] = useState<{ url: string; svg: string } | null>(null);
  const show = async () => setLink((await trying(ask<{ url: string; svg: string }>("POST", "/links"))) ?? null);
  return (
    <Section id="devices" title={a("devices")}>
      <ul class="table-list">
        {account.devices.map(({ id, label, used, this: own }) => (
          <Row
            key={id}
            name={label}
            note={own ? a("this-device") : a("last-used", { date: day(used) })}
            act={own ? null : a("sign-out")}
            onAct={() => change(ask("DELETE", `/devices/${id}`))}
          />
        ))}
      </ul>
      <p class="card-buttons">
        <button type="button" onClick={() => void show()}>
          {a("sign-in-another-device")}
        </button>
        <button type="button" onClick={() => void attempt(signOut(false))}>
          {a("sign-out")}
        </button>
        <button type="button" onClick={() => void attempt(signOut(true))}>
          {a("sign-out-everywhere")}
        </button>
      </p>
      {link && (
        <figure class="sign-in-link">
          <img src={`data:image/svg+xml,${encodeURIComponent(link.svg)}`} alt={a("qr-code")} />
          <figcaption>
            <Secret text={link.url} note={a("link-explained")} />
            <OnlyHere address={link.url} />
          </figcaption>
        </figure>
      )}
    </Section>
  );
}
