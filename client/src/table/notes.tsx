/** A private notepad for one seat, kept by the server so that it follows to another device. */

import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../api";
import { explainFailure } from "../toast";
import { t } from "../words";

const PAUSE = 800;
const LONGEST = 20_000;

type State = "reading" | "kept" | "changed";

export function Notes({ table, seatKey }: { table: string; seatKey: string }) {
  const [text, setText] = useState("");
  const [state, setState] = useState<State>("reading");
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    api.notes(table, seatKey).then((notes) => {
      setText(notes.text);
      setState("kept");
    }, explainFailure);
    return () => clearTimeout(timer.current);
  }, [table, seatKey]);
  const save = (words: string) => api.keepNotes(table, words, seatKey).then(() => setState("kept"), explainFailure);
  const onInput = (words: string) => {
    setText(words);
    setState("changed");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(words), PAUSE);
  };
  return (
    <div class="notes">
      <label for="notes">{t("notes-private")}</label>
      <textarea
        id="notes"
        value={text}
        maxLength={LONGEST}
        disabled={state === "reading"}
        onInput={(event) => onInput(event.currentTarget.value)}
        onBlur={() => {
          if (state !== "changed") return;
          clearTimeout(timer.current);
          void save(text);
        }}
      />
      <p class="quiet-note" role="status">
        {state === "kept" ? t("notes-kept") : state === "changed" ? t("notes-changed") : ""}
      </p>
    </div>
  );
}
