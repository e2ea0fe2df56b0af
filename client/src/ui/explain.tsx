/** Explanations: whatever carries `data-explain` says one sentence when the pointer rests on it or the focus does, and
 * shows its whole § when it is asked to: by the key i, a right click or a long press. */

import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { RulesSection } from "../api";
import { Link } from "../router";
import { section, titleOf } from "../rules";
import { explanations } from "../settings";
import { explainFailure } from "../toast";
import { fromServer } from "../trusted";
import { t } from "../words";
import { settle } from "./settle";

interface Explained {
  anchor: Element;
  paragraph: string;
  text: string;
  /** True once the whole § was asked for: it then stays until it is closed. */
  whole: boolean;
}

const HOVER = 650;
const PRESS = 400; // sooner than browsers open their own menu
const LEAVE = 150;
const REFUSAL = 4000;
const EXPLAINS = "[data-explain]";
const TYPING = "input,textarea,select";

const explained = signal<Explained | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

const later = (work: () => void, wait: number) => {
  clearTimeout(timer);
  timer = setTimeout(work, wait);
};

function show(anchor: Element, whole: boolean): void {
  clearTimeout(timer);
  const paragraph = anchor.getAttribute("data-explain") ?? "";
  const text = anchor.getAttribute("data-explain-text") ?? "";
  if (paragraph || text) explained.value = { anchor, paragraph, text, whole };
}

const hide = () => {
  clearTimeout(timer);
  explained.value = null;
};

const hideUnlessPinned = () => {
  if (!explained.peek()?.whole) hide();
};

/** Opens the whole explanation at once, for buttons made for it; a second time it closes. */
export function explainNow(anchor: Element): void {
  const now = explained.peek();
  if (now?.whole && now.anchor === anchor) hide();
  else show(anchor, true);
}

/** Says beside an element why it can't be chosen, for a moment. */
export function refuseAt(anchor: Element, text: string, paragraph: string | null): void {
  explained.value = { anchor, paragraph: paragraph ?? "", text, whole: false };
  later(hideUnlessPinned, REFUSAL);
}

/** Listens for hover, focus, long press, right click and i on everything that explains itself. */
function useAsking() {
  useEffect(() => {
    let pressed = false;
    let over: Element | null = null;
    const find = (event: Event) => (event.target instanceof Element ? event.target.closest(EXPLAINS) : null);
    const inside = (event: Event) => event.target instanceof Element && event.target.closest(".explanation") !== null;
    const pinned = () => explained.peek()?.whole ?? false;
    const brief = (anchor: Element) => explanations.peek() && later(() => show(anchor, false), HOVER);
    const onOver = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || pinned()) return;
      over = find(event);
      if (over && over !== explained.peek()?.anchor) brief(over);
      else if (!over && explained.peek()) later(hideUnlessPinned, LEAVE);
      else if (!over) clearTimeout(timer);
    };
    const onFocus = (event: FocusEvent) => {
      if (pressed || pinned()) return;
      const anchor = find(event);
      if (anchor?.matches(":focus-visible")) brief(anchor);
      else if (explained.peek() && anchor !== explained.peek()?.anchor) later(hideUnlessPinned, LEAVE);
    };
    const onDown = (event: PointerEvent) => {
      const anchor = find(event);
      pressed = false;
      if (inside(event)) return;
      // A button made for explanations closes its own by a second click.
      if (!(pinned() && anchor === explained.peek()?.anchor)) hide();
      if (event.pointerType !== "mouse" && anchor) later(() => press(anchor), PRESS);
    };
    const press = (anchor: Element) => {
      pressed = true;
      show(anchor, true);
    };
    const onMenu = (event: MouseEvent) => {
      const anchor = find(event);
      if (!pressed && !anchor) return;
      event.preventDefault();
      if (!pressed && anchor) show(anchor, true);
    };
    /** Whoever presses long asks, and does not choose, not even what opened under the finger. */
    const onClick = (event: Event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const onEnd = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" && !explained.peek()) clearTimeout(timer);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") hide();
      if (event.key !== "i" || event.ctrlKey || event.metaKey || (event.target as Element).closest(TYPING)) return;
      const anchor = explained.peek()?.anchor ?? document.activeElement?.closest(EXPLAINS) ?? over;
      if (anchor?.isConnected) explainNow(anchor);
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
      hide();
      for (const [name, listener] of listeners) document.removeEventListener(name, listener as EventListener);
      document.removeEventListener("click", onClick, true);
    };
  }, []);
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** The first sentence of a section, without its markup. */
export function firstSentence(html: string): string {
  const bare = html.replace(/<[^>]*>/g, " ").replace(/&([a-z]+|#39);/g, (whole, name) => ENTITIES[name] ?? whole);
  const text = bare
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .trim();
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** The popover itself; one for the whole page. */
export function Explanations({ game }: { game: string }) {
  useAsking();
  const now = explained.value;
  const box = useRef<HTMLDivElement>(null);
  const [rule, setRule] = useState<RulesSection | null>(null);
  const paragraph = now?.paragraph ?? "";
  useEffect(() => {
    setRule(null);
    if (!paragraph) return;
    let wanted = true;
    section(game, paragraph).then((found) => wanted && setRule(found ?? null), explainFailure);
    return () => {
      wanted = false;
    };
  }, [paragraph, game]);
  useLayoutEffect(() => {
    if (now && box.current) settle(box.current, now.anchor);
  }, [now, rule]);
  if (!now || (!now.text && !rule)) return null;
  if (!now.whole) {
    return (
      <div class="explanation" role="tooltip" data-brief ref={box}>
        <p class="explanation-text">{now.text || (rule && firstSentence(rule.html))}</p>
        {rule && (
          <p class="explanation-more">
            <kbd>i</kbd> {t("explain-more", { title: titleOf(rule) })}
          </p>
        )}
      </div>
    );
  }
  return (
    <div class="explanation" role="dialog" aria-label={t("explanation")} ref={box}>
      <button type="button" class="icon-button quiet explanation-close" aria-label={t("close")} onClick={hide}>
        ×
      </button>
      {now.text && <p class="explanation-text">{now.text}</p>}
      {rule && (
        <>
          <h3>{titleOf(rule)}</h3>
          {/* The server renders our own rules and lets no other markup through. */}
          <div class="rule-text" dangerouslySetInnerHTML={{ __html: fromServer(rule.html) }} />
          <Link to={`/rules/${game}#s${rule.number}`}>{t("whole-rules")}</Link>
        </>
      )}
    </div>
  );
}
