/** For people who are not signed in: the ways in, and making an account. */

import { useState } from "preact/hooks";
import { go, place } from "../router";
import { myName } from "../settings";
import { t } from "../words";
import { attempt } from "./parts";
import { ask, session, signIn, signInBy, signUp } from "./session";
import { passkeysKnown } from "./webauthn";
import { a } from "./words";

const LONGEST_NAME = 30;

/** For who is not signed in. */
export function Outside() {
  const told = session.value;
  const here = passkeysKnown() && told?.passkeys_here === true;
  const [link] = useState(() => place.peek().hash.slice(1));
  if (link) return <ByLink link={link} />;
  return (
    <>
      <p>{a("account-explained")}</p>
      {!here && (
        <p role="note" class="note">
          {a("no-passkeys")}
        </p>
      )}
      {here && (
        <p class="card-buttons">
          <button type="button" class="primary" onClick={() => void attempt(signIn())}>
            {a("sign-in-passkey")}
          </button>
        </p>
      )}
      <SignUp passkey={here} />
      <details class="other-ways" open={!here}>
        <summary>{a("other-ways-in")}</summary>
        <ByCode />
        {told?.mail_here && <ByMail />}
        <p>{a("sign-in-by-link")}</p>
      </details>
    </>
  );
}

function ByLink({ link }: { link: string }) {
  const enter = async () => {
    go("/account", true);
    await attempt(signInBy("link", { link }));
  };
  return (
    <p>
      <button type="button" class="primary large" onClick={() => void enter()}>
        {a("sign-in-here")}
      </button>
    </p>
  );
}

function SignUp({ passkey }: { passkey: boolean }) {
  const [name, setName] = useState(myName.peek());
  const make = (event: Event) => {
    event.preventDefault();
    void attempt(signUp(name, passkey));
  };
  return (
    <form onSubmit={make}>
      <h2>{a("new-account")}</h2>
      <label class="field">
        <span>{t("your-name")}</span>
        <input
          name="account-name"
          required
          value={name}
          maxLength={LONGEST_NAME}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit">{a(passkey ? "make-account-passkey" : "make-account")}</button>
    </form>
  );
}

function ByCode() {
  const [code, setCode] = useState("");
  const enter = (event: Event) => {
    event.preventDefault();
    void attempt(signInBy("recovery", { code }));
  };
  return (
    <form onSubmit={enter}>
      <label class="field">
        <span>{a("recovery-code")}</span>
        <input
          name="recovery"
          required
          autocomplete="off"
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      <button type="submit">{a("sign-in")}</button>
    </form>
  );
}

function ByMail() {
  const [address, setAddress] = useState("");
  const [code, setCode] = useState<string | null>(null);
  const send = async (event: Event) => {
    event.preventDefault();
    if (code !== null) await attempt(signInBy("mail/code", { address, code }));
    else if (await attempt(ask("POST", "/sign-in/mail", { address }))) setCode("");
  };
  return (
    <form onSubmit={send}>
      <label class="field">
        <span>{a("mail-address")}</span>
        <input
          type="email"
          required
          value={address}
          disabled={code !== null}
          onInput={(event) => setAddress(event.currentTarget.value)}
        />
      </label>
      {code !== null && <MailedNumber code={code} setCode={setCode} />}
      <button type="submit">{a(code === null ? "mail-me-a-number" : "sign-in")}</button>
    </form>
  );
}

export function MailedNumber({ code, setCode }: { code: string; setCode: (code: string) => void }) {
  return (
    <label class="field">
      <span>{a("mailed-number")}</span>
      <input
        required
        inputMode="numeric"
        autocomplete="one-time-code"
        maxLength={6}
        value={code}
        onInput={(event) => setCode(event.currentTarget.value)}
      />
    </label>
  );
}
