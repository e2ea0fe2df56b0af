/** What people settle beside the game: who is here, votes, pauses, resigning, and standing orders. */

import { useEffect, useState } from "preact/hooks";
import { GiveBack, HandOver } from "../account/leaving";
import { useAccountWords } from "../account/words";
import { ago } from "../ago";
import { call } from "../api";
import { day } from "../dates";
import type { Seat, Update } from "../game";
import { gameInfo } from "../games";
import type { OrderForm, OrdersTold } from "../messages";
import { serverNow } from "../server_time";
import { Clock, spelled } from "../table/clock";
import { paceOf } from "../table/pace";
import { tell, trying } from "../toast";
import { Dialog } from "../ui/dialog";
import { t } from "../words";
import { d, useDaysWords } from "./words";

const SECOND = 1000;
const DAY = 86_400_000;
const HOUR = 3_600_000;
const TWO = 2;

interface Props {
  update: Update;
  seatKey: string | null;
}

const names = (update: Update, seats: number[]) => seats.map((seat) => update.seats[seat]?.spoken ?? "").join(", ");

function useDeed({ update, seatKey }: Props) {
  const [busy, setBusy] = useState(false);
  const deed = async (path: string, body: unknown = {}, method = "POST") => {
    setBusy(true);
    const done = await trying(call(method, `/api/tables/${update.table}/${path}`, body, seatKey).then(() => true));
    setBusy(false);
    return done ?? false;
  };
  return { busy, deed };
}

/** Below the question: what is proposed, that the table is paused, who has the floor. */
export function AffairsBar(props: Props) {
  const { update } = props;
  const { busy, deed } = useDeed(props);
  if (!useDaysWords()) return null;
  const seated = update.seat !== null && update.seats[update.seat]?.kind === "person";
  return (
    <div class="affairs" role="status">
      <Debate update={update} />
      {update.paused && (
        <p class="affair">
          <span>{d("paused")}</span>
          {seated && (
            <button type="button" disabled={busy} onClick={() => void deed("resume")}>
              {d("go-on")}
            </button>
          )}
        </p>
      )}
      {update.proposals.map((proposal) => {
        const { kind, seat, agreed, waiting } = proposal;
        const mine = update.seat !== null && agreed.includes(update.seat);
        const asked = update.seat !== null && waiting.includes(update.seat);
        const vote = (agree: boolean) => void deed("vote", { kind, seat, agree });
        return (
          <p class="affair" key={`${kind} ${seat}`}>
            <span>
              {d(`asked-${kind}`, { names: names(update, agreed), about: seat === null ? "" : names(update, [seat]) })}{" "}
              {waiting.length > 0 && !asked && <small>{d("still-asked", { names: names(update, waiting) })}</small>}
            </span>
            {asked && (
              <button type="button" class="primary" disabled={busy} onClick={() => vote(true)}>
                {d("agree")}
              </button>
            )}
            {(asked || mine) && (
              <button type="button" disabled={busy} onClick={() => vote(false)}>
                {d(mine ? "withdraw" : "refuse")}
              </button>
            )}
          </p>
        );
      })}
    </div>
  );
}

/** Who has the floor in a debate with a timer of its own. */
function Debate({ update }: { update: Update }) {
  const [now, setNow] = useState(serverNow());
  useEffect(() => {
    if (!update.floors.length) return;
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [update.floors.length]);
  const floor = update.floors.find(({ until }) => until > now);
  if (!floor) return null;
  const { seat } = floor;
  const said =
    seat === null
      ? d("open-debate")
      : seat === update.seat
        ? d("you-have-the-floor")
        : d("has-the-floor", { name: names(update, [seat]) });
  return (
    <p class="affair affair-floor">
      <span>{said}</span>
      <Clock deadline={floor.until} />
    </p>
  );
}

/** Everything a player can do beside the game. */
export function Affairs(props: Props & { close: () => void }) {
  if (!useDaysWords()) return null;
  return (
    <Dialog title={d("affairs-title")} close={props.close}>
      <div class="affairs-sheet">
        <Orders {...props} />
        <People {...props} />
        <Time update={props.update} />
        <Together {...props} />
        <OwnSeat {...props} />
      </div>
    </Dialog>
  );
}

/** How much time there is, what happens when it is up, and what is left in one's own bank. */
function Time({ update }: { update: Update }) {
  if (update.clock === null && !update.bank) return null;
  return (
    <section>
      <h3>{d("time")}</h3>
      <p>
        {paceOf(update)}
        <br />
        <small>{d("time-up", { what: t(`out-${update.out}`) })}</small>
        {update.time_left !== null && update.seat !== null && (
          <>
            <br />
            <small>{d("your-bank", { time: spelled(update.time_left) })}</small>
          </>
        )}
      </p>
    </section>
  );
}

/** What may become of one's own seat: somebody else has it, a bot plays it on, or it is given up. */
function OwnSeat(props: Props & { close: () => void }) {
  const { update, seatKey, close } = props;
  const ready = useAccountWords();
  const seated = update.seat !== null && update.seats[update.seat]?.kind === "person";
  if (!ready || !seated || !seatKey || update.seat === null || update.state === "over") return null;
  const seat = { table: update.table, seat: update.seat, seatKey };
  return (
    <section>
      <h3>{d("your-seat")}</h3>
      <p class="affair-offer">
        <HandOver {...seat} />
        <small>{d("hand-over-help")}</small>
      </p>
      <p class="affair-offer">
        <GiveBack {...seat} left={close} />
        <small>{d("leave-help")}</small>
      </p>
      <Resign {...props} />
    </section>
  );
}

function Resign(props: Props & { close: () => void }) {
  const { update, close } = props;
  const { busy, deed } = useDeed(props);
  const [sure, setSure] = useState(false);
  const ends = update.players === TWO ? "two" : gameInfo(update.game)?.teams.includes(update.players) ? "team" : "more";
  const resign = async () => {
    if (await deed("resign")) close();
  };
  return (
    <p class="affair-offer">
      {sure ? (
        <>
          <button type="button" class="primary" disabled={busy} onClick={() => void resign()}>
            {d("resign-sure")}
          </button>
          <button type="button" onClick={() => setSure(false)}>
            {d("keep-playing")}
          </button>
        </>
      ) : (
        <button type="button" disabled={busy} onClick={() => setSure(true)}>
          {d("resign")}
        </button>
      )}
      <small>{d(`resign-help-${ends}`)}</small>
    </p>
  );
}

function People(props: Props) {
  const { update } = props;
  const { busy, deed } = useDeed(props);
  const nudge = async (seat: number) => {
    if (await deed("nudge", { seat })) tell(d("reminded", { name: names(update, [seat]) }));
  };
  return (
    <section>
      <h3>{d("people")}</h3>
      <ul class="affairs-people">
        {update.seats.map((seat, number) => {
          const waited = update.to_act.includes(number);
          const late = waited && number !== update.seat && seat.kind === "person" && !seat.standing;
          return (
            <li key={number}>
              <span>
                <strong>{seat.spoken}</strong> <small>{presence(seat)}</small>
                {waited && <small> · {waitedFor(seat)}</small>}
              </span>
              {late && seat.may_remind && (
                <button type="button" disabled={busy} title={d("remind-help")} onClick={() => void nudge(number)}>
                  {d("remind")}
                </button>
              )}
              {late && isAway(seat) && (
                <button
                  type="button"
                  disabled={busy}
                  title={d("bot-for-help")}
                  onClick={() => void deed("vote", { kind: "stand-in", seat: number, agree: true })}
                >
                  {d("bot-for")}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const longAgo = (moment: number | null) => moment === null || serverNow() - moment >= DAY;
const isAway = (seat: Seat) => !seat.online && longAgo(seat.here) && longAgo(seat.asked) && longAgo(seat.vacation);

function waitedFor({ asked }: Seat): string {
  return asked !== null && serverNow() - asked >= HOUR ? d("waited-since", { when: ago(asked) }) : d("waited-for");
}

function presence(seat: Seat): string {
  if (seat.resigned) return d("resigned");
  if (seat.kind === "bot") return d("bot-here");
  if (seat.standing) return d("bot-stands-in");
  if (seat.online) return d("here-now");
  if (seat.vacation !== null && seat.vacation > serverNow())
    return d("on-vacation", { date: day(seat.vacation / SECOND) });
  return seat.here === null ? d("not-here-yet") : d("last-here", { when: ago(seat.here) });
}

function Together(props: Props & { close: () => void }) {
  const { update, close } = props;
  const { busy, deed } = useDeed(props);
  const [goes, setGoes] = useState(false); // the table, if all agree
  const propose = async (kind: string) => {
    if (await deed("vote", { kind, agree: true })) close();
  };
  const open = update.proposals.map(({ kind }) => kind);
  return (
    <section>
      <h3>{d("together")}</h3>
      {["draw", "pause", "end"].map((kind) => (
        <p class="affair-offer" key={kind}>
          <button
            type="button"
            disabled={busy || open.includes(kind) || (kind === "pause" && update.paused)}
            onClick={() => void propose(kind)}
          >
            {d(`proposal-${kind}`)}
          </button>
          <small>{d(`proposal-${kind}-help`)}</small>
        </p>
      ))}
      <p class="affair-offer">
        {goes ? (
          <>
            <button type="button" class="primary" disabled={busy} onClick={() => void propose("delete")}>
              {d("delete-sure")}
            </button>
            <button type="button" onClick={() => setGoes(false)}>
              {d("keep-table")}
            </button>
          </>
        ) : (
          <button type="button" disabled={busy || open.includes("delete")} onClick={() => setGoes(true)}>
            {d("proposal-delete")}
          </button>
        )}
        <small>{d("proposal-delete-help")}</small>
      </p>
    </section>
  );
}

function Orders(props: Props) {
  const { update, seatKey } = props;
  const [told, setTold] = useState<OrdersTold | null>(null);
  const { busy, deed } = useDeed(props);
  useEffect(() => {
    void trying(call<OrdersTold>("GET", `/api/tables/${update.table}/orders`, undefined, seatKey)).then(
      (found) => found && setTold(found),
    );
  }, [update.table, update.entry, seatKey]);
  const waiting = update.orders.filter(({ ended }) => !ended).map(({ text }) => text);
  const fresh = (form: OrderForm) => form.parts.length > 0 || !waiting.includes(form.text);
  if (!told || (!told.forms.length && !update.orders.length)) return null;
  return (
    <section>
      <h3>{d("orders")}</h3>
      <p class="quiet-note">{d("orders-help", { seconds: told.delay })}</p>
      <ul class="affairs-people">
        {update.orders.map(({ number, text, ended }) => (
          <li key={number} data-ended={ended !== null || undefined}>
            <span>
              {text} {ended && <small>{ended}</small>}
            </span>
            <button type="button" disabled={busy} onClick={() => void deed(`orders/${number}`, undefined, "DELETE")}>
              {d(ended ? "put-away" : "take-back")}
            </button>
          </li>
        ))}
      </ul>
      {told.forms.filter(fresh).map((form) => (
        <Form key={form.name} form={form} busy={busy} give={(name) => void deed("orders", { name })} />
      ))}
      {!told.forms.length && <p class="quiet-note">{d("no-orders")}</p>}
    </section>
  );
}

/** What a form begins with: no value twice, for nothing is swapped for the same. */
function firstOf(parts: OrderForm["parts"]): string[] {
  const taken: string[] = [];
  for (const { values } of parts)
    taken.push((values.find(({ value }) => !taken.includes(value)) ?? values[0])?.value ?? "");
  return taken;
}

function Form({ form, busy, give }: { form: OrderForm; busy: boolean; give: (name: string) => void }) {
  const [filled, setFilled] = useState<string[]>(() => firstOf(form.parts));
  const name = () => filled.reduce((text, value) => text.replace("{}", value), form.name);
  return (
    <div class="affair-form">
      <span>{form.text}</span>
      {form.parts.map((part, number) => (
        <label key={part.title}>
          <small>{part.title}</small>
          <select
            value={filled[number]}
            onChange={(event) => setFilled(filled.with(number, event.currentTarget.value))}
          >
            {part.values.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="button" disabled={busy} onClick={() => give(name())}>
        {d("give-order")}
      </button>
    </div>
  );
}
