/** A drawn board: the game's own drawing with pieces over it; what is legal glows and answers to click and keys. */

import { useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { BoardProps, Choice, Drawing } from "./game";
import { nearest } from "./nearest";
import { endTurn, tapTwice } from "./settings";
import { fromServer } from "./trusted";
import { t } from "./words";

/** What a glowing place or piece offers, and how it is called aloud. */
export interface Target {
  choices: Choice[];
  name: string;
}

export interface DrawnBoardProps {
  /** The board's own properties, passed on. */
  // biome-ignore lint/suspicious/noExplicitAny: a drawn board serves boards of every view
  board: BoardProps<any>;
  /** By token: elements with this `data-place` (drawing) or `data-token` (pieces) glow and can be chosen. */
  targets: Map<string, Target>;
  /** By token: words for `data-state`, so that a style sheet can dress places ("contested", "held-rama"). */
  states?: Map<string, string>;
  /** Why a place or piece that does not glow can't be chosen, by its token: words, or the action that a click there
   * would mean, for the rules to say why not; the shell's own words where this is null. */
  why?(token: string): string | { action: string } | null;
  /** The board's name, for screen readers. */
  label: string;
  /** Pieces, as SVG in the drawing's coordinates. */
  children?: ComponentChildren;
}

const TOKENS = "[data-place],[data-token],[data-over]";
const POINT = "point ";
const SHAPES = "use,path,circle,rect,ellipse,polygon";

/** The drawing, the pieces over it, and everything that answers to a click. */
export function DrawnBoard({ board, targets: own, states, why, label, children }: DrawnBoardProps) {
  const targets = withPointed(own, board.choices);
  const svg = useRef<SVGSVGElement>(null);
  const touched = useTouched(svg);
  const ground = useRef<SVGGElement>(null);
  const overs = useRef<SVGGElement>(null);
  const drawing = board.drawing;
  useGround(ground, overs, drawing);
  useLayoutEffect(() => {
    if (svg.current) light(svg.current, targets, states);
  });
  useSignalEffect(() => {
    const tokens = board.pointed.value;
    if (svg.current) mark(svg.current, tokens);
  });
  const taps = useTaps(board);
  if (!drawing) return <div class="drawn-board-waiting" aria-hidden="true" />;

  const open = (element: Element) => {
    const target = targets.get(tokenOf(element));
    if (target && !taps.first(target.choices, element)) board.offer(target.choices, element);
  };
  const foresee = (element: Element) => {
    const hit = element.closest("[data-glow]");
    const choices = hit ? targets.get(tokenOf(hit))?.choices : undefined;
    board.foresee(choices?.length === 1 ? (choices[0]?.action ?? null) : null);
  };
  return (
    <svg
      ref={svg}
      class="drawn-board"
      viewBox={`0 0 ${drawing.size[0]} ${drawing.size[1]}`}
      role="group"
      aria-label={label}
      onPointerDown={(event) => {
        taps.note(event);
        touched("data-pressed", event.target as Element);
      }}
      onPointerUp={() => touched("data-pressed", null)}
      onPointerCancel={() => touched("data-pressed", null)}
      onClick={(event) => {
        const hit = (event.target as Element).closest("[data-glow]");
        const vain = hit ? null : (event.target as Element).closest("[data-place],[data-token]");
        if (hit) open(hit);
        else if (vain) board.refuse(vain, why?.(tokenOf(vain)) ?? undefined);
      }}
      onKeyDown={(event) => onKey(event, svg.current, open)}
      onPointerOver={(event) => {
        foresee(event.target as Element);
        touched("data-hovered", event.target as Element);
      }}
      onPointerLeave={() => {
        board.foresee(null);
        touched("data-hovered", null);
        touched("data-pressed", null);
      }}
      onFocusCapture={(event) => {
        const here = event.target as Element;
        foresee(here);
        touched("data-focused", here.matches(":focus-visible") ? here : null);
      }}
      onBlurCapture={() => {
        board.foresee(null);
        touched("data-focused", null);
      }}
    >
      <clipPath id="board-edge">
        <rect width={drawing.size[0]} height={drawing.size[1]} rx={6} />
      </clipPath>
      <g class="ground">
        <g ref={ground} clip-path="url(#board-edge)" />
      </g>
      <g ref={overs} class="overs" clip-path="url(#board-edge)" />
      <g class="pieces">{children}</g>
    </svg>
  );
}

type Touch = "data-hovered" | "data-pressed" | "data-focused";

/** Shows on a place's outline that it is hovered, pressed or focused; the drawing itself is left alone. */
function useTouched(svg: { current: SVGSVGElement | null }): (how: Touch, element: Element | null) => void {
  const at = useRef<Partial<Record<Touch, Element | undefined>>>({});
  return (how, element) => {
    const token = element?.closest("[data-place]")?.getAttribute("data-place");
    const over = token ? svg.current?.querySelector(`[data-over="${CSS.escape(token)}"]`) : undefined;
    if (at.current[how] === (over ?? undefined)) return;
    at.current[how]?.removeAttribute(how);
    over?.setAttribute(how, "");
    at.current[how] = over ?? undefined;
  };
}

/** Where a finger is to tap twice: the first tap shows what the choice would do, as a pointer that rests there does. */
function useTaps(board: BoardProps) {
  const finger = useRef(false);
  const shown = useRef<{ action: string; at: Element } | null>(null);
  useSignalEffect(() => {
    const preview = board.preview.value;
    if (!shown.current || preview?.action !== shown.current.action) return;
    if (preview.view) board.refuse(shown.current.at, t("tap-again"));
    else board.choose(preview.action); // there is nothing to show
  });
  const note = (event: PointerEvent) => {
    finger.current = event.pointerType === "touch";
  };
  /** True if this tap only shows something. What waits for "End turn" is shown by that, and a menu asks again itself. */
  const first = ([choice, ...more]: Choice[], at: Element) => {
    const again = shown.current?.action === choice?.action;
    shown.current = null;
    if (!tapTwice.peek() || !finger.current || again || !choice || more.length || board.stepwise) return false;
    const held = choice.ends && board.update.undo.may && endTurn.peek();
    if (held || !board.choices.has(choice.action)) return false;
    shown.current = { action: choice.action, at };
    board.foresee(choice.action);
    return true;
  };
  return { note, first };
}

/** The targets, with what a question of a lesson can be answered by: `point province:khorat` makes Khorat a target. */
function withPointed(targets: Map<string, Target>, choices: Map<string, Choice>): Map<string, Target> {
  const asked = [...choices.values()].filter((choice) => choice.action.startsWith(POINT));
  if (!asked.length) return targets;
  const found = new Map<string, Target>();
  for (const choice of asked)
    for (const token of choice.action.slice(POINT.length).split(" "))
      found.set(token, { choices: [choice], name: choice.label });
  return found;
}

type Group = { current: SVGGElement | null };

function useGround(ground: Group, overs: Group, drawing: Drawing | null) {
  useLayoutEffect(() => {
    if (!ground.current || !drawing) return;
    const parsed = new DOMParser().parseFromString(fromServer(drawing.svg), "image/svg+xml").documentElement;
    overs.current?.replaceChildren(...outlines(parsed));
    ground.current.replaceChildren(...parsed.childNodes);
  }, [ground, overs, drawing]);
}

/** The outlines of all places once more, over everything drawn: they show what glows, is pointed at, or has a state.
 * They alone change, and the drawing below them need never be painted again. */
function outlines(drawing: Element): SVGGElement[] {
  return [...drawing.querySelectorAll("[data-place]")].map((place) => {
    const over = document.createElementNS("http://www.w3.org/2000/svg", "g");
    over.setAttribute("data-over", place.getAttribute("data-place") ?? "");
    const shapes = place.matches(SHAPES) ? [place] : [...place.querySelectorAll(SHAPES)];
    for (const shape of shapes) {
      const copy = shape.cloneNode(false) as Element;
      for (const name of ["id", "class", "fill", "stroke", "stroke-width", "data-place"]) copy.removeAttribute(name);
      over.append(copy);
    }
    return over;
  });
}

const tokenOf = (element: Element) =>
  element.getAttribute("data-token") ?? element.getAttribute("data-place") ?? element.getAttribute("data-over") ?? "";

/** Makes the elements of the targets glow; the first of each token becomes a button for keys and screen readers. */
function light(svg: SVGSVGElement, targets: Map<string, Target>, states?: Map<string, string>) {
  const focused = document.activeElement;
  const seen = new Set<string>();
  let rover: Element | null = null;
  for (const element of svg.querySelectorAll(TOKENS)) {
    const token = tokenOf(element);
    const target = targets.get(token);
    put(element, "data-state", states?.get(token) || undefined);
    const button = target && !seen.has(token) && !element.hasAttribute("data-over");
    put(element, "data-glow", target && "");
    put(element, "role", button && "button");
    put(element, "aria-label", button && target.name);
    put(element, "tabindex", button && "-1");
    if (!button) continue;
    seen.add(token);
    if (!rover || element === focused) rover = element;
  }
  rover?.setAttribute("tabindex", "0");
}

/** Sets an attribute, or takes it away, only where that changes something. */
function put(element: Element, name: string, value: string | false | undefined) {
  if (value === false || value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function mark(svg: SVGSVGElement, tokens: string[]) {
  for (const element of svg.querySelectorAll(TOKENS))
    element.toggleAttribute("data-pointed", tokens.includes(tokenOf(element)));
}

function onKey(event: KeyboardEvent, svg: SVGSVGElement | null, open: (element: Element) => void) {
  const here = (event.target as Element).closest('[role="button"]');
  if (!svg || !here) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    open(here);
    return;
  }
  const next = nearest(here, [...svg.querySelectorAll('[role="button"]')], event.key);
  if (!next) return;
  event.preventDefault();
  here.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  (next as SVGElement).focus();
}
