/** Talk at the table: to everybody or to chosen seats. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { TalkLine, Update } from "../game";
import { t } from "../words";

const LONGEST = 500;

interface TalkProps {
  update: Update;
  talk: TalkLine[];
  say: (text: string, to: number[] | null) => Promise<boolean>;
}

export function Talk({ update, talk, say }: TalkProps) {
  return (
    <div class="talk">
      <Lines update={update} talk={talk} />
      {update.may_say ? (
        <TalkForm update={update} say={say} />
      ) : (
        <p class="quiet-note">{t(update.seat === null ? "talk-watching" : "talk-forbidden")}</p>
      )}
    </div>
  );
}

function Lines({ update, talk }: { update: Update; talk: TalkLine[] }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [talk.length]);
  const name = (seat: number) => update.seats[seat]?.spoken ?? "";
  if (!talk.length) return <p class="quiet-note">{t("talk-empty")}</p>;
  return (
    <ol class="talk-lines" ref={list} tabIndex={0} aria-label={t("talk")}>
      {talk.map((line) => (
        <li key={line.id} data-seat={line.seat ?? undefined} data-private={line.to !== null || undefined}>
          {line.seat !== null && (
            <span class="talk-who">
              {name(line.seat)}
              {line.to && ` → ${line.to.map(name).join(", ")}`}
            </span>
          )}
          <span class="talk-text">{line.text}</span>
        </li>
      ))}
    </ol>
  );
}

function TalkForm({ update, say }: Pick<TalkProps, "update" | "say">) {
  const [text, setText] = useState("");
  const [to, setTo] = useState<number[]>([]);
  const others = update.seats.map((_, seat) => seat).filter((seat) => seat !== update.seat);
  const toggle = (seat: number) => setTo(to.includes(seat) ? to.filter((other) => other !== seat) : [...to, seat]);
  const onSubmit = async (event: Event) => {
    event.preventDefault();
    if (text.trim() && (await say(text.trim(), to.length ? to : null))) setText("");
  };
  return (
    <form class="talk-form" onSubmit={onSubmit}>
      <fieldset class="talk-to">
        <legend class="hidden-text">{t("talk-to")}</legend>
        <button type="button" class="chip" aria-pressed={!to.length} onClick={() => setTo([])}>
          {t("everybody")}
        </button>
        {(update.may_whisper ? others : []).map((seat) => (
          <button type="button" class="chip" key={seat} aria-pressed={to.includes(seat)} onClick={() => toggle(seat)}>
            {update.seats[seat]?.spoken}
          </button>
        ))}
      </fieldset>
      <div class="talk-row">
        <input
          value={text}
          maxLength={LONGEST}
          aria-label={t("talk-say")}
          placeholder={t("talk-say")}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="primary" disabled={!text.trim()}>
          {t("send")}
        </button>
      </div>
    </form>
  );
}
