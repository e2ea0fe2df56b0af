/** Statements: a form that makes them, and a list of them with answers and with who kept their word. */

import type { TalkLine } from "@client/game";
import { useState } from "preact/hooks";
import {
  addressed,
  answerable,
  askedVizier,
  EMPTY,
  type Form,
  isAnswer,
  isStatement,
  KINDS,
  type Kind,
  placeOptions,
  preview,
  saying,
  statement,
  vizierOptions,
} from "./statements";
import { PARAGRAPHS, POWERS, type Props } from "./view";

interface Reply {
  line: TalkLine;
  word: "counter" | "answer";
}

const SHOWN = 12;

export function Statements(props: Props) {
  const [reply, setReply] = useState<Reply | null>(null);
  const lines = props.talk.filter(isStatement);
  const maySpeak = props.update.seat !== null && props.update.view.phase === "intrigue";
  const answer = (line: TalkLine, word: Reply["word"]) => {
    setReply({ line, word });
    saying.value = { ...EMPTY, vizier: word === "answer" ? askedVizier(line) : "" };
  };
  return (
    <section class="panel vr-talk" aria-label={props.speak("ui-statements")}>
      <h2 {...props.explain(PARAGRAPHS.talk)}>{props.speak("ui-statements")}</h2>
      {!lines.length && <p class="vr-quiet">{props.speak("ui-no-statements")}</p>}
      {lines.length > 0 && (
        <ol class="vr-lines" tabIndex={0} aria-label={props.speak("ui-statements")}>
          {lines.slice(-SHOWN).map((line) => (
            <Line key={line.id} props={props} line={line} answer={(word) => answer(line, word)} />
          ))}
        </ol>
      )}
      {maySpeak && (
        <Speak
          props={props}
          reply={reply}
          done={() => {
            setReply(null);
            saying.value = null;
          }}
        />
      )}
    </section>
  );
}

/** Who has to hear an answer: all who heard what it answers. */
const circle = (line: TalkLine, me: number | null) =>
  line.to === null ? null : [...line.to, line.seat ?? 0].filter((seat) => seat !== me);

function Line({ props, line, answer }: { props: Props; line: TalkLine; answer: (word: Reply["word"]) => void }) {
  const kind = answerable(props, line);
  const say = (word: string) => props.say(`:${word} ${line.id}`, circle(line, props.update.seat));
  return (
    <li class="vr-line" data-state={line.state ?? undefined}>
      <span class="vr-who">
        <b>{line.id}</b> {props.name(`seat:${line.seat}`)}
        {line.to && ` → ${line.to.map((seat) => props.name(`seat:${seat}`)).join(", ")}`}
      </span>
      <span>{line.text}</span>
      {!isAnswer(line) && <span class="vr-state">{props.speak(`ui-state-${line.state}`)}</span>}
      {Object.entries(line.verdicts).map(([seat, verdict]) => (
        <span class="vr-verdict" data-verdict={verdict} key={seat}>
          {props.speak(`talk-${verdict}`, { seat: `seat:${seat}` })}
        </span>
      ))}
      {kind && (
        <span class="vr-buttons">
          {kind === "proposal" && (
            <button type="button" class="chip primary" onClick={() => say("accept")}>
              {props.speak("ui-accept")}
            </button>
          )}
          <button type="button" class="chip" onClick={() => say("refuse")}>
            {props.speak("ui-refuse")}
          </button>
          <button type="button" class="chip" onClick={() => answer(kind === "proposal" ? "counter" : "answer")}>
            {props.speak(kind === "proposal" ? "ui-counter" : "ui-answer")}
          </button>
        </span>
      )}
    </li>
  );
}

function Speak({ props, reply, done }: { props: Props; reply: Reply | null; done: () => void }) {
  const { update } = props;
  const form = saying.value;
  const [to, setTo] = useState<number[]>([]);
  if (!form)
    return (
      <button
        type="button"
        class="vr-speak-open"
        onClick={() => {
          saying.value = EMPTY;
        }}
      >
        {props.speak("ui-speak")}
      </button>
    );
  const others = update.seats.map((_, seat) => seat).filter((seat) => seat !== update.seat);
  const text = statement(form);
  const say = () => {
    const prefix = reply ? `${reply.word} ${reply.line.id} ` : "";
    const must = text ? addressed(update.view, text) : [];
    const heard = to.length ? [...new Set([...to, ...must])].filter((seat) => seat !== update.seat) : null;
    props.say(`:${prefix}${text}`, reply ? circle(reply.line, update.seat) : heard);
    done();
  };
  return (
    <form
      class="vr-speak"
      onSubmit={(event) => {
        event.preventDefault();
        if (text) say();
      }}
    >
      {reply && <p>{props.speak(`ui-${reply.word}-line`, { number: reply.line.id })}</p>}
      <Fields
        props={props}
        form={form}
        change={(change) => {
          saying.value = { ...form, ...change };
        }}
      />
      <p class="vr-quiet">{props.speak("ui-speak-hint")}</p>
      {!reply && (
        <fieldset class="vr-to">
          <legend class="hidden-text">{props.speak("ui-hearers")}</legend>
          <button type="button" class="chip" aria-pressed={!to.length} onClick={() => setTo([])}>
            {props.speak("ui-everybody")}
          </button>
          {others.map((seat) => (
            <button
              type="button"
              class="chip"
              key={seat}
              aria-pressed={to.includes(seat)}
              onClick={() => setTo(to.includes(seat) ? to.filter((one) => one !== seat) : [...to, seat])}
            >
              {props.name(`seat:${seat}`)}
            </button>
          ))}
        </fieldset>
      )}
      <p class="vr-preview" role="status">
        {text ? `“${preview(props, text)}”` : props.speak("ui-statement-missing")}
      </p>
      <div class="vr-buttons">
        <button type="submit" class="primary" disabled={!text}>
          {props.speak("ui-say")}
        </button>
        <button type="button" onClick={done}>
          {props.speak("ui-never-mind")}
        </button>
      </div>
    </form>
  );
}

interface FieldsProps {
  props: Props;
  form: Form;
  change: (change: Partial<Form>) => void;
}

/** The fields that a kind of statement needs. */
function Fields({ props, form, change }: FieldsProps) {
  const { update } = props;
  const me = update.seat ?? 0;
  const others = update.seats.map((_, seat) => seat).filter((seat) => seat !== me);
  const all = update.seats.map((_, seat) => seat);
  const seats = others.map((seat): [string, string] => [String(seat), props.name(`seat:${seat}`)]);
  const cities = update.view.cities.map((city): [string, string] => [city.id, props.name(`city:${city.id}`)]);
  const chips = placeOptions(props).filter(([place]) => place.startsWith("seat-"));
  const cards = POWERS.map((card): [string, string] => [card, props.speak(`card-${card}`)]);
  const their = form.other ? [Number(form.other)] : others;
  const options: Partial<Record<keyof Form, [string, string][]>> = {
    vizier: vizierOptions(props, form.kind === "accuse" ? all : [me]),
    place: placeOptions(props),
    other: seats,
    theirs: cities,
    mine: cities,
    chip: chips,
    verb: ["keep", "send", "not-send", "accuse"].map((verb): [string, string] => [
      verb,
      props.speak(`ui-verb-${verb}`),
    ]),
    theirVizier: vizierOptions(props, form.verb === "accuse" && form.kind === "if" ? all : their),
    theirPlace: placeOptions(props),
    give: cards,
    want: cards,
  };
  return (
    <div class="vr-fields">
      <Pick
        label={props.speak("ui-kind")}
        value={form.kind}
        options={KINDS.map((kind): [string, string] => [kind, props.speak(`ui-kind-${kind}`)])}
        change={(kind) => change({ kind: kind as Kind })}
      />
      {fieldsOf(form).map((field) => (
        <Pick
          key={field}
          label={props.speak(`ui-field-${field.toLowerCase()}`)}
          value={form[field]}
          options={options[field] ?? []}
          change={(value) => change({ [field]: value })}
        />
      ))}
    </div>
  );
}

function fieldsOf(form: Form): (keyof Form)[] {
  const moving = form.verb === "send" || form.verb === "not-send";
  const fields: Record<Kind, (keyof Form)[]> = {
    send: ["vizier", "place"],
    "not-send": ["vizier", "place"],
    keep: ["vizier"],
    accuse: ["vizier"],
    peace: ["other"],
    share: ["other", "theirs", "mine"],
    free: ["other", "chip"],
    where: ["theirVizier"],
    if: ["other", "verb", "theirVizier", ...(moving ? (["theirPlace"] as const) : []), "vizier", "place"],
    swap: ["other", "give", "want"],
  };
  return fields[form.kind];
}

interface PickProps {
  label: string;
  value: string;
  options: [string, string][];
  change: (value: string) => void;
}

function Pick({ label, value, options, change }: PickProps) {
  return (
    <label class="vr-field">
      <span>{label}</span>
      <select value={value} onChange={(event) => change(event.currentTarget.value)}>
        <option value="">–</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
