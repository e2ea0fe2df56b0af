/** One's own account: making it, signing in, devices, and the seats on the ring. */

import { useEffect, useState } from "preact/hooks";
import { Leaving, SeatButtons } from "../account/leaving";
import {
  type Account,
  addPasskey,
  ask,
  begin,
  changed,
  fetchRing,
  gather,
  session,
  shownCode,
  signIn,
  signInBy,
  signOut,
  signUp,
} from "../account/session";
import { passkeysKnown } from "../account/webauthn";
import { a, useAccountWords } from "../account/words";
import { gameInfo } from "../games";
import { type OwnTable, ownTables, RING } from "../keys";
import type { VacationTold } from "../messages";
import { lookAtMine, mine } from "../mine";
import { go, Link, place } from "../router";
import { lang, myName } from "../settings";
import { explainFailure, tell, trying } from "../toast";
import { t } from "../words";
import { Frame } from "./frame";
import { standing } from "./my_tables";

const LONGEST_NAME = 30;

/** Does something, and says so if the browser or its user would rather not. */
async function attempt(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (problem) {
    if (problem instanceof DOMException) tell(a("passkey-cancelled"));
    else explainFailure(problem);
    return false;
  }
}

const day = (seconds: number) => new Date(seconds * 1000).toLocaleDateString(lang.value);

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
        {shownCode.value && <RecoveryCode code={shownCode.value} />}
        {told.account ? <Own account={told.account} mailHere={told.mail_here} /> : <Outside />}
      </div>
    </Frame>
  );
}

function RecoveryCode({ code }: { code: string }) {
  return (
    <section class="recovery-code" aria-labelledby="recovery-code">
      <h2 id="recovery-code">{a("recovery-code")}</h2>
      <p>
        <output>{code}</output>
      </p>
      <p>{a("recovery-code-explained")}</p>
      <p class="card-buttons">
        <button type="button" onClick={() => window.print()}>
          {a("print")}
        </button>
        <button
          type="button"
          onClick={() => {
            shownCode.value = null;
          }}
        >
          {a("recovery-code-kept")}
        </button>
      </p>
    </section>
  );
}

/** For who is not signed in. */
function Outside() {
  const told = session.value;
  const here = passkeysKnown() && told?.passkeys_here === true;
  const [link] = useState(() => place.peek().hash.slice(1));
  if (link) return <ByLink link={link} />;
  return (
    <>
      <p>{a("account-explained")}</p>
      {!here && <p role="note">{a("no-passkeys")}</p>}
      {here && (
        <p>
          <button type="button" class="primary" onClick={() => void attempt(signIn())}>
            {a("sign-in-passkey")}
          </button>
        </p>
      )}
      <SignUp passkey={here} />
      <details>
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
  const go = async (event: Event) => {
    event.preventDefault();
    if (code !== null) await attempt(signInBy("mail/code", { address, code }));
    else if (await attempt(ask("POST", "/sign-in/mail", { address }))) setCode("");
  };
  return (
    <form onSubmit={go}>
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

function MailedNumber({ code, setCode }: { code: string; setCode: (code: string) => void }) {
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

/** For who is signed in. */
function Own({ account, mailHere }: { account: Account; mailHere: boolean }) {
  const change = (work: Promise<Account>) => void attempt(work.then(changed));
  const recover = async () => {
    const made = await trying(ask<{ code: string }>("POST", "/recovery"));
    if (made) shownCode.value = made.code;
  };
  return (
    <>
      <Profile account={account} change={change} />
      <p>
        <Link to="/account/messages" class="button">
          {a("messages")}
        </Link>
      </p>
      <Tables />
      <Vacation />
      <section aria-labelledby="ways-in">
        <h2 id="ways-in">{a("ways-in")}</h2>
        <ul class="table-list">
          {account.passkeys.map(({ id, label, created }) => (
            <Row key={id} name={label || a("passkey")} note={day(created)} remove={a("remove")}>
              {() => change(ask("DELETE", `/passkeys/${id}`))}
            </Row>
          ))}
        </ul>
        <p class="card-buttons">
          {passkeysKnown() && (
            <button type="button" onClick={() => void attempt(addPasskey())}>
              {a("add-passkey")}
            </button>
          )}
          <button type="button" onClick={() => void recover()}>
            {a("new-recovery-code")}
          </button>
        </p>
        {!account.recovery && <p role="note">{a("no-recovery-code")}</p>}
        {mailHere && <Mail account={account} change={change} />}
      </section>
      <Devices account={account} change={change} />
      <Tokens account={account} change={change} />
      <Leaving />
    </>
  );
}

interface PartProps {
  account: Account;
  change: (work: Promise<Account>) => void;
}

interface RowProps {
  name: string;
  note: string;
  remove: string | null;
  children: () => void;
}

function Row({ name, note, remove, children }: RowProps) {
  return (
    <li class="table-row">
      <span class="table-link">
        <strong>{name}</strong>
        <span>{note}</span>
      </span>
      {remove && (
        <button type="button" class="quiet" aria-label={`${remove}: ${name}`} onClick={children}>
          {remove}
        </button>
      )}
    </li>
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
      {account.public && (
        <p>
          <Link to={`/people/${encodeURIComponent(account.name)}`}>{a("see-public-page")}</Link>
        </p>
      )}
    </section>
  );
}

/** The seats on the ring, and those of others at this screen, which may join. */
function Tables() {
  const tables = ownTables.value;
  useEffect(() => void lookAtMine().catch(() => undefined), [tables.length]);
  const others = tables.flatMap(({ id, game, seats }) =>
    seats.filter(({ key }) => !key.startsWith(RING)).map(({ seat, key }) => ({ id, game, seat, key })),
  );
  const held = tables.filter(({ seats, host }) => host?.startsWith(RING) || seats.some((s) => s.key.startsWith(RING)));
  const join = (id: string, key: string) => void attempt(gather([{ id, key }]).then(fetchRing));
  return (
    <section aria-labelledby="ring">
      <h2 id="ring">{a("ring")}</h2>
      <p>{a("ring-count", { count: held.length })}</p>
      <ul class="table-list">
        {held.map((table) => (
          <HeldTable key={table.id} table={table} />
        ))}
        {others.map(({ id, game, seat, key }) => (
          <Row
            key={`${id} ${seat}`}
            name={gameInfo(game)?.title ?? game}
            note={t("seat-number", { number: seat + 1 })}
            remove={a("join-ring")}
          >
            {() => join(id, key)}
          </Row>
        ))}
      </ul>
    </section>
  );
}

const MOST_DAYS = 30;

/** Days on which no time runs for one's seats. */
function Vacation() {
  const [told, setTold] = useState<VacationTold | null>(null);
  const [days, setDays] = useState(7);
  const change = (work: Promise<VacationTold>) => void attempt(work.then(setTold));
  useEffect(() => change(ask<VacationTold>("GET", "/vacation")), []);
  if (!told) return null;
  return (
    <section aria-labelledby="vacation">
      <h2 id="vacation">{a("vacation")}</h2>
      <p>{a("vacation-explained", { count: told.days_left })}</p>
      {told.until !== null ? (
        <p>
          {a("vacation-until", { date: day(told.until / 1000) })}{" "}
          <button type="button" onClick={() => change(ask<VacationTold>("DELETE", "/vacation"))}>
            {a("vacation-end")}
          </button>
        </p>
      ) : (
        <form
          class="vacation"
          onSubmit={(event) => {
            event.preventDefault();
            change(ask<VacationTold>("POST", "/vacation", { days }));
          }}
        >
          <label>
            {a("vacation-days")}{" "}
            <input
              type="number"
              min={1}
              max={Math.min(MOST_DAYS, told.days_left)}
              value={days}
              onInput={(event) => setDays(Number(event.currentTarget.value))}
            />
          </label>{" "}
          <button type="submit" disabled={told.days_left < 1}>
            {a("vacation-take")}
          </button>
        </form>
      )}
    </section>
  );
}

/** A table on the ring: whether it is one's turn or how it ended, and what may become of one's seat. */
function HeldTable({ table }: { table: OwnTable }) {
  const { id, game, seats } = table;
  const known = mine.value.find((one) => one.id === id);
  const own = seats.find(({ key }) => key.startsWith(RING));
  const running = known?.summary && known.summary.state !== "over";
  return (
    <li class="table-row">
      <Link to={`/t/${id}`} class="table-link">
        <strong>{gameInfo(game)?.title ?? game}</strong>
        <span>{known && standing(known)}</span>
      </Link>
      {own && running && <SeatButtons table={table} seat={own.seat} seatKey={own.key} />}
    </li>
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
        <Row name={account.mail} note={a("mail-explained")} remove={a("remove")}>
          {() => change(ask("DELETE", "/mail"))}
        </Row>
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

function Devices({ account, change }: PartProps) {
  const [link, setLink] = useState<{ url: string; svg: string } | null>(null);
  const show = async () => setLink((await trying(ask<{ url: string; svg: string }>("POST", "/links"))) ?? null);
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">{a("devices")}</h2>
      <ul class="table-list">
        {account.devices.map(({ id, label, used, this: own }) => (
          <Row key={id} name={label} note={own ? a("this-device") : day(used)} remove={own ? null : a("sign-out")}>
            {() => change(ask("DELETE", `/devices/${id}`))}
          </Row>
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
        <figure>
          <img src={`data:image/svg+xml,${encodeURIComponent(link.svg)}`} alt={a("qr-code")} />
          <figcaption>
            {a("link-explained")} <output>{link.url}</output>
          </figcaption>
        </figure>
      )}
    </section>
  );
}

function Tokens({ account, change }: PartProps) {
  const [label, setLabel] = useState("");
  const [play, setPlay] = useState(true);
  const [secret, setSecret] = useState<string | null>(null);
  const make = async (event: Event) => {
    event.preventDefault();
    const scopes = play ? ["read", "play"] : ["read"];
    const made = await trying(ask<{ id: string; secret: string }>("POST", "/tokens", { label, scopes }));
    if (!made) return;
    setSecret(made.secret);
    await trying(begin());
  };
  return (
    <details>
      <summary>{a("tokens")}</summary>
      <p>{a("tokens-explained")}</p>
      <ul class="table-list">
        {account.tokens.map(({ id, label: name, scopes, created }) => (
          <Row key={id} name={name} note={`${scopes.join(", ")} · ${day(created)}`} remove={a("revoke")}>
            {() => change(ask("DELETE", `/tokens/${id}`))}
          </Row>
        ))}
      </ul>
      {secret && (
        <p>
          <output>{secret}</output> {a("token-once")}
        </p>
      )}
      <form onSubmit={make}>
        <label class="field">
          <span>{a("token-name")}</span>
          <input required maxLength={80} value={label} onInput={(event) => setLabel(event.currentTarget.value)} />
        </label>
        <label class="check">
          <input type="checkbox" checked={play} onChange={(event) => setPlay(event.currentTarget.checked)} />
          <span>{a("token-may-play")}</span>
        </label>
        <button type="submit">{a("make-token")}</button>
      </form>
    </details>
  );
}
