/** The reveal as a row of steps, read from the log: where everybody stands after each, who goes where, and the votes. */

import type { LogLine } from "@client/game";

/** A vizier's way from one place to another; `failed` if he has to turn back. */
export interface Path {
  vizier: string;
  from: string;
  to: string;
  failed: boolean;
}

export interface RevealStep {
  line: LogLine;
  /** Where all viziers are after this step. */
  places: Record<string, string>;
  path: Path | null;
  /** Votes against each accused so far. */
  tally: Record<string, number>;
}

const FAILED = ["bounced-shared", "bounced-occupied"];
const PASSED_OVER = ["turned-up", "planned-stay", "planned-city", "planned-seat", "saw-kaffa"];

/** "vizier:red-fat" as "red-fat". */
const bare = (token: unknown) => String(token).split(":")[1] ?? "";

/** All lines of the last revealed plans: from the plans to the rotation; none while there are none. */
export function linesOf(log: LogLine[]): LogLine[] {
  const opened = log.findLastIndex((line) => line.kind === "plans-revealed");
  if (opened < 0) return [];
  let begin = opened;
  while (begin > 0 && log[begin - 1]?.kind.startsWith("planned-")) begin--;
  const next = log.findIndex((line, at) => at > opened && line.kind === "round-began");
  return log.slice(begin, next < 0 ? undefined : next);
}

/** The round of the last revealed plans, while the table may be in the next one already. */
export function roundOf(log: LogLine[], now: number): number {
  const opened = log.findLastIndex((line) => line.kind === "plans-revealed");
  const next = opened < 0 ? undefined : log.find((line, at) => at > opened && line.kind === "round-began");
  return next ? Number(next.data.round) - 1 : now;
}

/** Where a line puts viziers. */
function moved(places: Record<string, string>, { data }: LogLine): Record<string, string> {
  const { viziers, places: at, vizier, place } = data;
  if (Array.isArray(viziers) && Array.isArray(at)) {
    return { ...places, ...Object.fromEntries(viziers.map((one, number) => [bare(one), at[number] ?? ""])) };
  }
  return typeof vizier === "string" && typeof place === "string" ? { ...places, [bare(vizier)]: place } : places;
}

function pathOf(before: Record<string, string>, after: Record<string, string>, line: LogLine): Path | null {
  const vizier = bare(line.data.vizier);
  const from = before[vizier];
  if (from === undefined || line.kind.startsWith("rotated")) return null;
  if (FAILED.includes(line.kind)) return { vizier, from, to: `seat-${line.data.chip}`, failed: true };
  const to = after[vizier] ?? from;
  return to === from ? null : { vizier, from, to, failed: false };
}

/** What everybody planned, those who stay too. */
export function plansOf(log: LogLine[]): Path[] {
  const lines = linesOf(log);
  const opened = lines.find((line) => line.kind === "plans-revealed");
  const places = opened ? moved({}, opened) : {};
  return lines.flatMap((line) => {
    if (!line.kind.startsWith("planned-")) return [];
    const vizier = bare(line.data.vizier);
    const from = places[vizier] ?? "";
    const goals: Record<string, string> = {
      "planned-stay": from,
      "planned-city": bare(line.data.city),
      "planned-seat": `seat-${line.data.chip}`,
    };
    return [{ vizier, from, to: goals[line.kind] ?? from, failed: false }];
  });
}

/** The steps to look at. */
export function stepsOf(log: LogLine[]): RevealStep[] {
  let places: Record<string, string> = {};
  let tally: Record<string, number> = {};
  return linesOf(log).flatMap((line) => {
    if (PASSED_OVER.includes(line.kind)) return [];
    const before = places;
    places = moved(places, line);
    const accused = bare(line.data.vizier);
    if (line.kind === "accused") tally = { ...tally, [accused]: (tally[accused] ?? 0) + Number(line.data.votes) };
    return [{ line, places, path: pathOf(before, places, line), tally }];
  });
}

/** The tokens that a line speaks of, seats at court by their chip. */
export function tokensOf(line: LogLine): string[] {
  const tokens = Object.values(line.data)
    .flat()
    .filter((value): value is string => typeof value === "string" && value.includes(":"));
  const spoken = line.data.places ? tokens.filter((token) => !token.startsWith("vizier:")) : tokens;
  return typeof line.data.chip === "number" ? [...spoken, `chip:${line.data.chip}`] : spoken;
}
