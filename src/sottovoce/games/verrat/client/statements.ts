/** The small language of statements (":send red-fat kaffa") and its words. */

import type { TalkLine } from "@client/game";
import { signal } from "@preact/signals";
import { type Props, placeName, type View, viziers } from "./view";

export const KINDS = ["send", "not-send", "keep", "accuse", "peace", "share", "free", "where", "if", "swap"] as const;
export type Kind = (typeof KINDS)[number];

/** What the form holds; each kind uses what it needs. */
export interface Form {
  kind: Kind;
  vizier: string;
  place: string;
  other: string;
  theirs: string;
  mine: string;
  chip: string;
  verb: string;
  theirVizier: string;
  theirPlace: string;
  give: string;
  want: string;
}

export const EMPTY: Form = {
  kind: "send",
  vizier: "",
  place: "",
  other: "",
  theirs: "",
  mine: "",
  chip: "",
  verb: "keep",
  theirVizier: "",
  theirPlace: "",
  give: "",
  want: "",
};

/** The statement being made, null while none is: the board then answers to clicks on viziers and places. */
export const saying = signal<Form | null>(null);

const OWN_VIZIER: Kind[] = ["send", "not-send", "keep", "if"];
const WITH_PLACE: Kind[] = ["send", "not-send", "if"];

/** A vizier is clicked: one's own makes a promise, another's a question, or an accusation where that is meant. */
export function speakOf(props: Props, vizier: string): void {
  const form = saying.peek() ?? EMPTY;
  const mine = ownerOf(props.update.view, vizier) === props.update.seat;
  if (form.kind === "accuse") saying.value = { ...form, vizier };
  else if (mine) saying.value = { ...form, kind: OWN_VIZIER.includes(form.kind) ? form.kind : "send", vizier };
  else if (form.kind === "if") saying.value = { ...form, theirVizier: vizier };
  else saying.value = { ...form, kind: "where", theirVizier: vizier };
}

/** True if the statement lacks a place that can be clicked. */
export const needsPlace = (form: Form) => WITH_PLACE.includes(form.kind) && form.vizier !== "";

const act = (verb: string, vizier: string, place: string) =>
  vizier && (verb === "send" || verb === "not-send" ? place && `${verb} ${vizier} ${place}` : `${verb} ${vizier}`);

/** The statement without its colon, "" while something is missing. */
export function statement(form: Form): string {
  const { kind, vizier, place, other, theirs, mine, chip, give, want } = form;
  switch (kind) {
    case "send":
    case "not-send":
    case "keep":
      return act(kind, vizier, place) || "";
    case "accuse":
      return vizier && `accuse ${vizier}`;
    case "where":
      return form.theirVizier && `where ${form.theirVizier}`;
    case "peace":
      return other && `peace ${other}`;
    case "share":
      return other && theirs && mine && theirs !== mine ? `share ${other} ${theirs} ${mine}` : "";
    case "free":
      return other && chip && `free ${other} ${chip}`;
    case "swap":
      return other && give && want ? `swap ${other} ${give} for ${want}` : "";
    case "if": {
      const condition = act(form.verb, form.theirVizier, form.theirPlace);
      const promise = act(place ? "send" : "keep", vizier, place);
      return other && condition && promise ? `if ${other} ${condition} then ${promise}` : "";
    }
  }
}

/** A statement's words as they will be heard. */
export function preview(props: Props, text: string): string {
  const [kind = "", ...rest] = text.split(" ");
  const [first = "", second = "", third = ""] = rest;
  const me = `seat:${props.update.seat ?? 0}`;
  switch (kind) {
    case "accuse":
    case "where":
      return props.speak(`talk-${kind}`, { vizier: `vizier:${first}` });
    case "peace":
      return props.speak("talk-peace", { seat: me, other: `seat:${first}` });
    case "share":
      return props.speak("talk-share", {
        seat: me,
        other: `seat:${first}`,
        theirs: `city:${second}`,
        mine: `city:${third}`,
      });
    case "free":
      return props.speak("talk-free", { other: `seat:${first}`, chip: Number(second.slice(5)) });
    case "swap":
      return props.speak("talk-swap", {
        seat: me,
        other: `seat:${first}`,
        given: [`card:${second}`],
        wanted: [`card:${rest[3] ?? ""}`],
      });
    case "if": {
      const then = rest.indexOf("then");
      const condition = clause(props, rest.slice(1, then), `seat:${first}`);
      return props.speak("talk-if", { condition, clause: clause(props, rest.slice(then + 1), me) });
    }
    default:
      return text && props.speak("talk-promise", { clause: clause(props, text.split(" "), me) });
  }
}

function clause(props: Props, parts: string[], seat: string): string {
  const [verb = "", vizier = "", place = ""] = parts;
  const token = `vizier:${vizier}`;
  if (verb === "keep") return props.speak("clause-keep", { vizier: token });
  if (verb === "accuse") return props.speak("clause-accuse", { seat, vizier: token });
  if (place.startsWith("seat-"))
    return props.speak(`clause-${verb}-seat`, { vizier: token, chip: Number(place.slice(5)) });
  return props.speak(`clause-${verb}-city`, { vizier: token, city: `city:${place}` });
}

/** The seats that have to hear a statement for it to make sense. */
export function addressed(view: View, text: string): number[] {
  const [kind = "", first = ""] = text.split(" ");
  if (["peace", "share", "free", "swap", "if"].includes(kind)) return [Number(first)];
  if (kind === "where") return [ownerOf(view, first)];
  return [];
}

export const ownerOf = (view: View, vizier: string) => view.players.findIndex((player) => vizier in player.viziers);

/** A line's statement without its colon, and without the answer it is part of. */
function core(line: TalkLine): string {
  const text = line.said.slice(1);
  const answer = /^(?:counter|answer) [0-9]+ (.*)$/.exec(text);
  return answer?.[1] ?? text;
}

/** True if a line is a statement, not free words. */
export const isStatement = (line: TalkLine) => line.seat !== null && line.said.startsWith(":") && line.state !== null;

/** True if a line is a plain yes or no to another. */
export const isAnswer = (line: TalkLine) => /^:(accept|refuse) /.test(line.said);

/** What this seat can answer to a statement: nothing, yes and no, or where a vizier goes. */
export function answerable(props: Props, line: TalkLine): "" | "proposal" | "question" {
  const { view, seat } = props.update;
  if (seat === null || line.seat === seat || line.state !== "proposed" || view.phase !== "intrigue") return "";
  const text = core(line);
  const kind = text.split(" ")[0] ?? "";
  const asked = kind === "accuse" || addressed(view, text).includes(seat);
  if (!asked || isAnswer(line)) return "";
  const mine = new RegExp(`^:(accept|refuse|counter|answer) ${line.id}( |$)`);
  if (props.talk.some((other) => other.seat === seat && mine.test(other.said))) return "";
  return kind === "where" ? "question" : "proposal";
}

/** The vizier that a question is about. */
export const askedVizier = (line: TalkLine) => core(line).split(" ")[1] ?? "";

/** Viziers as options of a form. */
export function vizierOptions(props: Props, seats: number[]): [string, string][] {
  const { view } = props.update;
  const wanted = viziers(view).filter((vizier) => seats.includes(ownerOf(view, vizier)));
  return wanted.map((vizier) => [vizier, props.name(`vizier:${vizier}`)]);
}

/** Cities and seats at court as options of a form. */
export function placeOptions(props: Props): [string, string][] {
  const { view } = props.update;
  const chips = view.seats.map((seat) => seat.chip).sort((a, b) => a - b);
  const places = [...view.cities.map((city) => city.id), ...chips.map((chip) => `seat-${chip}`)];
  return places.map((place) => [place, placeName(props, place)]);
}
