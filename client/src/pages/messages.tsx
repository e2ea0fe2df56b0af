/** How one is told that it is one's turn: on which channels, when, and of which tables otherwise. */

import { useEffect, useState } from "preact/hooks";
import { Secret, Section } from "../account/parts";
import { ask, begin, deviceLabel, session } from "../account/session";
import { a, useAccountWords } from "../account/words";
import { call } from "../api";
import { moment } from "../dates";
import { gameInfo } from "../games";
import type { CalendarMade, ChannelMade, ChannelTold, Ended, Hours, MessagesTold } from "../messages";
import { lookAtMine, mine } from "../mine";
import { Link } from "../router";
import { lang } from "../settings";
import { explainFailure, tell, trying } from "../toast";
import { t } from "../words";
import { pushKnown, subscribe, unsubscribe } from "../worker/push";
import { Frame } from "./frame";

const PACES = ["now", "soon", "daily"] as const;
const TABLE_PACES = [...PACES, "never"] as const;
const STYLES = ["discord", "ntfy", "json"] as const;
const PACE_WORDS = { now: "pace-now", soon: "pace-soon", daily: "pace-daily", never: "pace-never" };
const KIND_WORDS = { push: "channel-push", mail: "channel-mail", webhook: "channel-webhook" };
const STYLE_WORDS = { discord: "webhook-discord", ntfy: "webhook-ntfy", json: "webhook-json" };
const HOUR = 60;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, "0")}:${String(minutes % HOUR).padStart(2, "0")}`;

function minutes(text: string): number | null {
  const [hours, rest] = text.split(":").map(Number);
  return hours === undefined || rest === undefined || Number.isNaN(hours + rest) ? null : hours * HOUR + rest;
}

interface PartProps {
  told: MessagesTold;
  take: (work: Promise<MessagesTold>) => Promise<void>;
}

export function MessagesPage() {
  const ready = useAccountWords();
  const [told, setTold] = useState<MessagesTold | null>(null);
  const signedIn = session.value?.account;
  useEffect(() => {
    if (!session.peek()) void trying(begin());
    void lookAtMine().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (ready) document.title = `${a("messages")} · Sottovoce`;
  }, [ready]);
  useEffect(() => {
    if (signedIn) ask<MessagesTold>("GET", "/messages").then(setTold, explainFailure);
  }, [signedIn?.name]);
  if (!ready || !session.value) return <Frame title="" waiting />;
  const take = async (work: Promise<MessagesTold>) => {
    const found = await trying(work);
    if (found) setTold(found);
  };
  return (
    <Frame title="">
      <div class="sheet narrow account">
        <h1>{a("messages")}</h1>
        {!signedIn && (
          <p>
            {a("messages-need-account")} <Link to="/account">{t("account")}</Link>
          </p>
        )}
        {signedIn && told && (
          <>
            <p>
              <Link to="/account">← {t("account")}</Link>
            </p>
            <p>{a("messages-explained")}</p>
            <Channels told={told} take={take} />
            <Add told={told} take={take} />
            {(told.channels.length > 0 || told.calendar) && <When told={told} take={take} />}
            {told.channels.length > 0 && <TablePaces told={told} take={take} />}
            <Calendar told={told} take={take} />
          </>
        )}
      </div>
    </Frame>
  );
}

const Paces = ({ names }: { names: readonly (keyof typeof PACE_WORDS)[] }) => (
  <>
    {names.map((pace) => (
      <option key={pace} value={pace}>
        {a(PACE_WORDS[pace])}
      </option>
    ))}
  </>
);

function Channels({ told, take }: PartProps) {
  if (!told.channels.length) return null;
  const trial = async (id: string) => {
    if ((await trying(ask("POST", `/channels/${id}/test`).then(() => true))) === true) tell(a("trial-sent"));
  };
  const remove = async (channel: ChannelTold) => {
    if (channel.kind === "push" && channel.here) await unsubscribe().catch(() => undefined);
    await take(ask("DELETE", `/channels/${channel.id}`));
  };
  return (
    <ul class="table-list">
      {told.channels.map((channel) => (
        <li class="table-row channel-row" key={channel.id}>
          <span class="table-link">
            <strong>{channel.label || a(KIND_WORDS[channel.kind])}</strong>
            <span>
              {channel.retired
                ? a("channel-stopped", { date: moment(channel.retired) })
                : channel.here
                  ? a("this-device")
                  : a(KIND_WORDS[channel.kind])}
            </span>
          </span>
          {channel.retired ? (
            <button type="button" onClick={() => void take(ask("PUT", `/channels/${channel.id}`, { on: true }))}>
              {a("switch-on")}
            </button>
          ) : (
            <>
              <select
                aria-label={`${a("pace")}: ${channel.label}`}
                value={channel.pace}
                onChange={(event) =>
                  void take(ask("PUT", `/channels/${channel.id}`, { pace: event.currentTarget.value }))
                }
              >
                <Paces names={PACES} />
              </select>
              <button type="button" class="quiet" onClick={() => void trial(channel.id)}>
                {a("trial")}
              </button>
            </>
          )}
          <button
            type="button"
            class="quiet"
            aria-label={`${a("remove")}: ${channel.label}`}
            onClick={() => void remove(channel)}
          >
            {a("remove")}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What the server knows now; the first time it is told the reader's clock and language. */
function noted(told: MessagesTold): Promise<MessagesTold> {
  if (told.hours) return ask("GET", "/messages");
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  return ask("PUT", "/messages", { lang: lang.peek(), zone });
}

/** New ways to be told; the reader's clock and language are noted with the first one. */
function Add({ told, take }: PartProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const add = async (wish: Record<string, unknown>) => {
    const made = await trying(ask<ChannelMade>("POST", "/channels", wish));
    if (!made) return false;
    setSecret(wish.style === "json" ? made.secret : null);
    await take(noted(told));
    return true;
  };
  const here = async () => {
    try {
      const found = await subscribe(told.push_key);
      if (!found) tell(a("push-refused"));
      else await add({ kind: "push", ...found, label: deviceLabel() });
    } catch {
      tell(a("push-failed"));
    }
  };
  const mailed = told.channels.some(({ kind }) => kind === "mail");
  return (
    <section>
      <p class="card-buttons">
        {pushKnown() && !told.channels.some((one) => one.kind === "push" && one.here && !one.retired) && (
          <button type="button" class="primary" onClick={() => void here()}>
            {a("tell-this-device")}
          </button>
        )}
        {told.mail && !mailed && (
          <button type="button" onClick={() => void add({ kind: "mail" })}>
            {a("tell-by-mail", { address: told.mail })}
          </button>
        )}
      </p>
      {!pushKnown() && (
        <p role="note" class="note">
          {a("push-unknown")}
        </p>
      )}
      <Webhook add={add} />
      {secret && <Secret text={secret} note={a("webhook-secret")} />}
    </section>
  );
}

function Webhook({ add }: { add: (wish: Record<string, unknown>) => Promise<boolean> }) {
  const [address, setAddress] = useState("");
  const [style, setStyle] = useState<string>("discord");
  const send = async (event: Event) => {
    event.preventDefault();
    if (await add({ kind: "webhook", address, style })) setAddress("");
  };
  return (
    <details>
      <summary>{a("webhook")}</summary>
      <form onSubmit={send}>
        <label class="field">
          <span>{a("webhook-style")}</span>
          <select value={style} onChange={(event) => setStyle(event.currentTarget.value)}>
            {STYLES.map((name) => (
              <option key={name} value={name}>
                {a(STYLE_WORDS[name])}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{a("webhook-address")}</span>
          <input
            type="url"
            required
            placeholder="https://"
            value={address}
            onInput={(event) => setAddress(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{a("add-webhook")}</button>
      </form>
    </details>
  );
}

function When({ told, take }: PartProps) {
  const hours: Hours = told.hours ?? {
    lang: lang.peek(),
    zone: "UTC",
    quiet_from: null,
    quiet_to: null,
    daily_at: 1080,
  };
  const change = (part: Partial<Hours>) => void take(ask("PUT", "/messages", { ...hours, lang: lang.peek(), ...part }));
  const quiet = hours.quiet_from !== null;
  const zones = Intl.supportedValuesOf?.("timeZone") ?? [];
  return (
    <Section id="when" title={a("when")}>
      <label class="field">
        <span>{a("zone")}</span>
        <select value={hours.zone} onChange={(event) => change({ zone: event.currentTarget.value })}>
          {[...new Set([hours.zone, "UTC", ...zones])].map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={quiet}
          onChange={(event) =>
            change(
              event.currentTarget.checked ? { quiet_from: 1320, quiet_to: 480 } : { quiet_from: null, quiet_to: null },
            )
          }
        />
        <span>{a("quiet-hours")}</span>
      </label>
      {quiet && (
        <div class="quiet-hours">
          <Time label={a("quiet-from")} value={hours.quiet_from ?? 0} set={(quiet_from) => change({ quiet_from })} />
          <Time label={a("quiet-to")} value={hours.quiet_to ?? 0} set={(quiet_to) => change({ quiet_to })} />
        </div>
      )}
      <Time label={a("daily-at")} value={hours.daily_at ?? 1080} set={(daily_at) => change({ daily_at })} />
    </Section>
  );
}

function Time({ label, value, set }: { label: string; value: number; set: (minutes: number) => void }) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="time"
        required
        value={clock(value)}
        onChange={(event) => {
          const found = minutes(event.currentTarget.value);
          if (found !== null) set(found);
        }}
      />
    </label>
  );
}

/** Running tables: of each a channel may tell sooner, later or not at all. */
function TablePaces({ told, take }: PartProps) {
  const running = mine.value.filter(({ gone, summary }) => !gone && summary && summary.state !== "over");
  if (!running.length) return null;
  const choose = (channel: string, table: string, pace: string) => {
    const place = `/channels/${channel}/tables/${table}`;
    void take(pace ? ask("PUT", place, { pace }) : ask("DELETE", place));
  };
  return (
    <details>
      <summary>{a("table-paces")}</summary>
      {running.map(({ id, game, summary }) => (
        <fieldset key={id}>
          <legend>
            {gameInfo(game)?.title ?? game} · {summary?.names.filter(Boolean).join(", ")}
          </legend>
          {told.channels.map((channel) => (
            <label class="field" key={channel.id}>
              <span>{channel.label || a(KIND_WORDS[channel.kind])}</span>
              <select
                value={channel.tables[id] ?? ""}
                onChange={(event) => choose(channel.id, id, event.currentTarget.value)}
              >
                <option value="">{a("pace-channel")}</option>
                <Paces names={TABLE_PACES} />
              </select>
            </label>
          ))}
        </fieldset>
      ))}
    </details>
  );
}

function Calendar({ told, take }: PartProps) {
  const [url, setUrl] = useState<string | null>(null);
  const make = async () => {
    const made = await trying(ask<CalendarMade>("POST", "/calendar"));
    if (!made) return;
    setUrl(made.url);
    await take(noted(told));
  };
  return (
    <Section id="calendar" title={a("calendar")}>
      <p>{a("calendar-explained")}</p>
      {url && <Secret text={url} note={a("calendar-once")} />}
      <p class="card-buttons">
        <button type="button" onClick={() => void make()}>
          {a(told.calendar ? "calendar-new" : "calendar-make")}
        </button>
        {told.calendar && (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              setUrl(null);
              void take(ask("DELETE", "/calendar"));
            }}
          >
            {a("calendar-close")}
          </button>
        )}
      </p>
    </Section>
  );
}

/** Where a link in a message leads: one button ends that channel. */
export function UnsubscribePage({ name }: { name: string }) {
  const ready = useAccountWords();
  const [ended, setEnded] = useState(false);
  const end = async () => {
    if (await trying(call<Ended>("POST", `/api/unsubscribe/${encodeURIComponent(name)}`))) setEnded(true);
  };
  if (!ready) return <Frame title="" waiting />;
  return (
    <Frame title="">
      <div class="sheet narrow">
        <h1>{a("messages")}</h1>
        <p role="status">{a(ended ? "unsubscribed" : "unsubscribe-explained")}</p>
        {!ended && (
          <button type="button" class="primary" onClick={() => void end()}>
            {a("unsubscribe")}
          </button>
        )}
      </div>
    </Frame>
  );
}
