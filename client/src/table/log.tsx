/** The log in words: hovering or focusing a line points at the board. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { LogLine } from "../game";
import { t } from "../words";

const TOKEN = /^[a-z][a-z-]*:[a-z0-9-]+$/;
const NEAR = 60;

/** All tokens that a line's data names. */
export function tokensOf(line: LogLine): string[] {
  const values = Object.values(line.data).flat();
  return values.filter((value): value is string => typeof value === "string" && TOKEN.test(value));
}

interface LogProps {
  lines: LogLine[];
  /** The number of lines that were there at the last visit; null where that does not matter. */
  read: number | null;
  point: (tokens: string[]) => void;
  placesOf: (line: LogLine) => string[];
}

export function Log({ lines, read, point, placesOf }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    if (list.current && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  useEffect(() => () => point([]), [point]);
  const onScroll = () => {
    const box = list.current;
    if (box) atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  };
  return (
    <ol class="log" ref={list} aria-label={t("log")} onScroll={onScroll} onKeyDown={onKey}>
      {lines.map((line, number) => (
        <>
          {read !== null && read > 0 && number === read && (
            <li class="log-mark" key="mark">
              {t("since-last-visit")}
            </li>
          )}
          <li
            key={number}
            class="log-line"
            data-seat={line.seat ?? undefined}
            data-kind={line.kind}
            tabIndex={number === lines.length - 1 ? 0 : -1}
            onMouseEnter={() => point(placesOf(line))}
            onMouseLeave={() => point([])}
            onFocus={() => point(placesOf(line))}
            onBlur={() => point([])}
          >
            {line.text}
          </li>
        </>
      ))}
    </ol>
  );
}

function onKey(event: KeyboardEvent): void {
  const here = document.activeElement as HTMLElement | null;
  const lines = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(".log-line")];
  const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
  const next = here && step ? lines[lines.indexOf(here) + step] : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
