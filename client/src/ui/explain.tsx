/** Explanations: whatever carries `data-explain` shows its § on hover, focus or long press. */

import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { RulesSection } from "../api";
import { Link } from "../router";
import { section, titleOf } from "../rules";
import { explainFailure } from "../toast";
import { t } from "../words";
import { settle } from "./settle";

interface Explained {
  anchor: Element;
  paragraph: string;
  text: string;
}

const HOVER = 450;
const PRESS = 400; // sooner than browsers open their own menu
const LEAVE = 250;
const EXPLAINS = "[data-explain]";

const explained = signal<Explained | null>(null);

function show(anchor: Element): void {
  explained.value = {
    anchor,
    paragraph: anchor.getAttribute("data-explain") ?? "",
    text: anchor.getAttribute("data-explain-text") ?? "",
  };
}

/** Opens an explanation at once, for buttons made for it. */
export const explainNow = show;

const hide = () => {
  explained.value = null;
};

/** Listens for hover, focus and long press on everything that explains itself. */
function useAsking() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const later = (work: () => void, wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(work, wait);
    };
    const find = (event: Event) => (event.target instanceof Element ? event.target.closest(EXPLAINS) : null);
    const inside = (event: Event) => event.target instanceof Element && event.target.closest(".explanation") !== null;
    const onOver = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      const anchor = find(event);
      if (anchor && anchor !== explained.peek()?.anchor) later(() => show(anchor), HOVER);
      else if (inside(event) || anchor) clearTimeout(timer);
      else later(hide, LEAVE);
    };
    const onFocus = (event: FocusEvent) => {
      if (pressed) return;
      const anchor = find(event);
      if (anchor?.matches(":focus-visible")) later(() => show(anchor), HOVER);
      else if (!inside(event)) later(hide, LEAVE);
    };
    const onDown = (event: PointerEvent) => {
      const anchor = find(event);
      pressed = false;
      if (!inside(event)) hide();
      if (event.pointerType !== "mouse" && anchor) later(() => press(anchor), PRESS);
    };
    const press = (anchor: Element) => {
      pressed = true;
      show(anchor);
    };
    const onMenu = (event: Event) => {
      if (pressed) event.preventDefault();
    };
    /** Whoever presses long asks, and does not choose. */
    const onClick = (event: Event) => {
      if (!pressed || inside(event)) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const onEnd = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" && !explained.peek()) clearTimeout(timer);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") hide();
    };
    const listeners: [string, (event: never) => void][] = [
      ["pointerover", onOver],
      ["focusin", onFocus],
      ["pointerdown", onDown],
      ["pointerup", onEnd],
      ["pointercancel", onEnd],
      ["keydown", onKey],
      ["contextmenu", onMenu],
    ];
    for (const [name, listener] of listeners) document.addEventListener(name, listener as EventListener);
    document.addEventListener("click", onClick, true);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) document.removeEventListener(name, listener as EventListener);
      document.removeEventListener("click", onClick, true);
    };
  }, []);
}

/** The popover itself; one for the whole page. */
export function Explanations({ game }: { game: string }) {
  useAsking();
  const now = explained.value;
  const box = useRef<HTMLDivElement>(null);
  const [rule, setRule] = useState<RulesSection | null>(null);
  useEffect(() => {
    setRule(null);
    if (!now?.paragraph) return;
    let wanted = true;
    section(game, now.paragraph).then((found) => wanted && setRule(found ?? null), explainFailure);
    return () => {
      wanted = false;
    };
  }, [now, game]);
  useLayoutEffect(() => {
    if (now && box.current) settle(box.current, now.anchor);
  }, [now, rule]);
  if (!now || (!now.text && !rule)) return null;
  return (
    <div class="explanation" role="tooltip" ref={box}>
      {now.text && <p class="explanation-text">{now.text}</p>}
      {rule && (
        <>
          <h3>{titleOf(rule)}</h3>
          {/* The server renders our own rules and lets no other markup through. */}
          <div class="rule-text" dangerouslySetInnerHTML={{ __html: rule.html }} />
          <Link to={`/rules/${game}#s${rule.number}`}>{t("whole-rules")}</Link>
        </>
      )}
    </div>
  );
}
