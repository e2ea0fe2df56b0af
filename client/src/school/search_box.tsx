/** A field to search in the rules, with what was found under it; arrows walk through it, Enter goes there. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Passage, search } from "./search";
import { s } from "./words";

/** Brings a place of the page into sight, and the keyboard with it. */
function visit(anchor: string): void {
  history.replaceState(null, "", `#${anchor}`);
  const place = document.getElementById(anchor);
  place?.scrollIntoView();
  place?.querySelector<HTMLElement>("h1,h2,h3")?.focus({ preventScroll: true });
}

export function SearchBox({ passages }: { passages: Passage[] }) {
  const [typed, setTyped] = useState("");
  const box = useRef<HTMLElement>(null);
  const found = useMemo(() => search(passages, typed), [passages, typed]);
  const field = () => box.current?.querySelector("input");
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.key !== "/" || event.ctrlKey || event.metaKey || target.closest("input,textarea,select")) return;
      event.preventDefault();
      field()?.focus();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  const leave = (anchor: string) => {
    setTyped("");
    visit(anchor);
  };
  /** The field and what was found, one under the other. */
  const walk = (event: KeyboardEvent) => {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>("input,a") ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) stops[(at + step + stops.length) % stops.length]?.focus();
    else if (event.key === "Enter" && at === 0 && found[0]) leave(found[0].passage.anchor);
    else if (event.key === "Escape") {
      setTyped("");
      field()?.focus();
    } else return;
    event.preventDefault();
  };
  const open = typed.trim() !== "";
  return (
    <search class="rules-search" ref={box}>
      <label for="rules-search">{s("search-rules")}</label>
      <input
        id="rules-search"
        type="search"
        value={typed}
        placeholder={s("search-hint")}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={walk}
      />
      <p class="quiet-note" role="status">
        {open ? s("search-found", { count: found.length }) : ""}
      </p>
      {open && found.length > 0 && (
        <ul class="rules-found">
          {found.map(({ passage, shown: [before, hit, after] }) => (
            <li key={passage.anchor}>
              <a
                href={`#${passage.anchor}`}
                onKeyDown={walk}
                onClick={(event) => {
                  event.preventDefault();
                  leave(passage.anchor);
                }}
              >
                <strong>{passage.title}</strong>
                <span>
                  {before}
                  <mark>{hit}</mark>
                  {after}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
