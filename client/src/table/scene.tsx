/** A table on the screen: board, panels or text board, from one update; a live table and a replay share it. */

import "./common";
import { type ReadonlySignal, type Signal, signal, useSignal } from "@preact/signals";
import { boards } from "boards";
import type { ComponentChild } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { api, call, Refused } from "../api";
import { glide, type Places } from "../flip";
import type { BoardProps, Choice, Drawing, GameClient, LogLine, Preview, TalkLine, Update } from "../game";
import { ownTable } from "../keys";
import type { Draft } from "../messages";
import { lang, motionWanted, textBoard } from "../settings";
import { explainFailure } from "../toast";
import { refuseAt } from "../ui/explain";
import { openMenu } from "../ui/menu";
import { Zoom } from "../ui/zoom";
import { gameWords, Speaker, t, type Words } from "../words";

/** What a game's board needs besides the update. */
export interface Equipment {
  client: GameClient | null;
  drawing: Drawing | null;
  words: Words | null;
}

const drawings = new Map<string, Promise<Drawing>>();

function drawingOf(game: string, options: Record<string, string>): Promise<Drawing> {
  const name = `${game} ${new URLSearchParams(options)}`;
  let found = drawings.get(name);
  if (!found) {
    found = api.drawing(game, options);
    found.catch(() => drawings.delete(name));
    drawings.set(name, found);
  }
  return found;
}

/** Fetches board, drawing and words of a game; each is there as soon as it has come. */
export function useEquipment(game: string | undefined, options: Record<string, string> | undefined): Equipment {
  const [client, setClient] = useState<GameClient | null>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [words, setWords] = useState<Words | null>(null);
  const language = lang.value;
  const chosen = options && JSON.stringify(options);
  useEffect(() => {
    if (!game) return;
    boards[game]?.().then((found) => setClient(found.game as unknown as GameClient), explainFailure);
  }, [game]);
  useEffect(() => {
    if (game && chosen) drawingOf(game, JSON.parse(chosen)).then(setDrawing, explainFailure);
  }, [game, chosen]);
  useEffect(() => {
    if (game) gameWords(game, language).then(setWords, explainFailure);
  }, [game, language]);
  return { client, drawing, words };
}

interface SceneProps extends Equipment {
  update: Update;
  talk: TalkLine[];
  log: LogLine[];
  /** True where nothing can be chosen, whatever is asked. */
  closed?: boolean;
  /** True while an answer is under way. */
  busy?: ReadonlySignal<boolean>;
  /** True while a past moment is shown. */
  past?: boolean;
  /** True in lessons and puzzles, where answers are given one by one. */
  stepwise?: boolean;
  held?: string | null;
  preview?: Signal<Preview | null>;
  foresee?: (action: string | null) => void;
  choose: (action: string) => void;
  say: (text: string, to: number[] | null) => void;
  pointed: Signal<string[]>;
  before: { current: Places };
  root: { current: HTMLElement | null };
  /** What lies over the board's upper edge. */
  over?: ComponentChild;
  /** What a click on the board does instead of choosing, while moves are shown one after the other. Beside the board
   * it does so too, and then what it would have done. */
  skip?: (() => void) | null;
}

const IDLE = signal(false);
const NOTHING = signal<Preview | null>(null);
const nothing = () => undefined;

/** The properties of a board, made from an update. */
function useBoardProps(scene: SceneProps): BoardProps | null {
  const { update, client, drawing, words, choose, say, pointed, talk, log } = scene;
  const { closed = false, busy = IDLE, past = false, stepwise = false } = scene;
  const { held = null, preview = NOTHING, foresee = nothing } = scene;
  return useMemo(() => {
    if (!client || !words || !update.view) return null;
    const terms = client.terms?.(update.view) ?? {};
    const speaker = new Speaker(
      words,
      update.seats.map((seat) => seat.spoken),
      terms,
    );
    const legal = closed ? [] : update.choices;
    return {
      update,
      talk,
      log,
      drawing,
      choices: new Map(legal.map((choice): [string, Choice] => [choice.action, choice])),
      busy,
      choose,
      offer: (choices, at) => {
        const only = choices[0];
        if (choices.length === 1 && only) choose(only.action);
        else if (only) openMenu(choices, at, choose, foresee);
      },
      held,
      preview,
      foresee,
      refuse: (at, reason) => refuse(update, held !== null, past, at, reason),
      past,
      stepwise,
      say,
      ...(past ? {} : drafts(update)),
      speak: (id, args) => speaker.say(id, args),
      name: (token) => speaker.name(token),
      knows: (id) => words.has(id),
      pointed,
      point: (tokens) => {
        pointed.value = tokens;
      },
      explain: (paragraph, text) => {
        const about: Record<string, string> = { "data-explain": paragraph ?? "" };
        return text ? { ...about, "data-explain-text": text } : about;
      },
      motion: motionWanted(),
    } satisfies BoardProps;
  }, [
    update,
    talk,
    log,
    client,
    drawing,
    words,
    closed,
    busy,
    past,
    stepwise,
    held,
    preview,
    foresee,
    choose,
    say,
    pointed,
  ]);
}

const TOO_LATE = 409;

/** How a board leaves answers at the server, for whoever plays here. */
function drafts({ table, seat, draft }: Update): Pick<BoardProps, "keepDraft" | "readDraft"> {
  const key = draft && ownTable(table)?.seats.find((own) => own.seat === seat)?.key;
  if (!key) return {};
  const path = `/api/tables/${table}/draft`;
  return {
    keepDraft: (answers) =>
      void call("PUT", path, { answers }, key).catch((problem) => {
        // What came too late, for the game has gone on, nobody has to hear of.
        if (!(problem instanceof Refused && problem.status === TOO_LATE)) explainFailure(problem);
      }),
    readDraft: async () => (await call<Draft>("GET", path, undefined, key)).answers,
  };
}

/** Refusals that name no reason, but list what could be answered. */
const GENERAL = ["not-possible", "not-understood"];

/** Says beside an element why it can't be chosen: in given words, in the rules', or in the shell's own. */
function refuse(update: Update, held: boolean, past: boolean, at: Element, reason?: string | { action: string }): void {
  if (past || update.state !== "playing") return;
  const say = (words: string) => refuseAt(at, words, update.choices.length ? update.paragraph : null);
  const plainly = t("why-not-here", { prompt: update.prompt });
  const key = ownTable(update.table)?.seats.find((own) => own.seat === update.seat)?.key;
  if (typeof reason === "string") say(reason);
  else if (held) say(t("why-held"));
  else if (!update.choices.length) say(update.prompt);
  else if (!reason || !key) say(plainly);
  else
    api
      .preview(update.table, reason.action, key)
      .catch((problem: Refused) => say(GENERAL.includes(problem.code) ? plainly : problem.message));
}

/** The table of a game without a board of its own for browsers: as a terminal shows it. */
export function PlainBoard({ update, over }: Pick<SceneProps, "update" | "over">) {
  return (
    <div class="scene" data-text>
      <h2 class="hidden-text">{t("board")}</h2>
      <section class="text-board plain-board" id="board" aria-label={t("text-board")} tabIndex={0}>
        {over}
        {update.board ? <pre>{update.board}</pre> : <p>{t("no-board")}</p>}
      </section>
    </div>
  );
}

/** Whether a board is wider than it is high: what stands beside it goes below it then. */
export function shapeOf(drawing: Drawing | null): "wide" | "tall" {
  return drawing && drawing.size[0] > drawing.size[1] ? "wide" : "tall";
}

export function Scene(scene: SceneProps) {
  const props = useBoardProps(scene);
  const shown = useRef<Update | null>(null);
  useLayoutEffect(() => {
    if (shown.current !== scene.update && shown.current && motionWanted())
      glide(scene.root.current, scene.before.current);
    shown.current = scene.update;
    scene.before.current = new Map();
  }, [scene.update]);
  const skipping = useSkippingClicks(scene.skip ?? null);
  const { client } = scene;
  const parts = useMemo(() => props && client && partsOf(client, props), [props, client]);
  if (!(scene.update.game in boards)) return <PlainBoard {...scene} />;
  if (!props || !client || !parts) return <div class="scene scene-waiting" />;
  return (
    <div
      class="scene"
      data-game={scene.update.game}
      data-shape={shapeOf(props.drawing)}
      data-text={textBoard.value || undefined}
    >
      <h2 class="hidden-text">{t("board")}</h2>
      {textBoard.value ? (
        <section class="text-board" id="board" aria-label={t("text-board")} tabIndex={0}>
          {scene.over}
          <client.TextBoard {...props} />
        </section>
      ) : (
        <>
          <div class="board-frame" id="board" tabIndex={-1} data-past={scene.past || undefined}>
            {parts.strip && <div class="strip">{parts.strip}</div>}
            <div class="board-window">
              {scene.over}
              <Zoom skip={scene.skip ?? null}>{parts.board}</Zoom>
              {parts.overlay}
            </div>
          </div>
          {parts.panels && (
            <section class="panels" id="panels" aria-label={t("panels")} tabIndex={0} onClickCapture={skipping}>
              {parts.panels}
            </section>
          )}
        </>
      )}
    </div>
  );
}

/** What a game draws. Made once for each change of its properties: whatever else a table shows anew, the game is left
 * alone. */
function partsOf(client: GameClient, props: BoardProps) {
  const { Board, Strip, Overlay, Panels } = client;
  return {
    board: <Board {...props} />,
    strip: Strip && <Strip {...props} />,
    overlay: Overlay && <Overlay {...props} />,
    panels: Panels && <Panels {...props} />,
  };
}

const FORMS = "input,select,textarea,label,summary,a";
const told = (button: Element) => (button.closest("li,article") ?? button).textContent;

/** What takes clicks beside the board while moves are shown there: a click skips them, and presses the same button once
 * the newest is shown, unless it has come to mean something else. */
function useSkippingClicks(skip: (() => void) | null): ((event: MouseEvent) => void) | undefined {
  const clicked = useRef<{ button: HTMLElement; meaning: string | null } | null>(null);
  useLayoutEffect(() => {
    const last = clicked.current;
    clicked.current = null;
    if (!skip && last?.button.isConnected && told(last.button) === last.meaning) last.button.click();
  }, [skip === null]);
  if (!skip) return undefined;
  return (event) => {
    const element = event.target as Element;
    if (element.closest(FORMS)) return;
    event.stopPropagation();
    const button = element.closest<HTMLElement>("button");
    clicked.current = button && { button, meaning: told(button) };
    skip();
  };
}

/** The question as the prompt bar puts it: the game's own where a draft has changed it, else the table's. */
export function questionOf(update: Update, { client, words }: Equipment): string {
  if (!client?.prompt || !words || !update.view) return update.prompt;
  const names = update.seats.map((seat) => seat.spoken);
  const speaker = new Speaker(words, names, client.terms?.(update.view) ?? {});
  return client.prompt(update, (id, args) => speaker.say(id, args)) ?? update.prompt;
}

/** A signal of tokens pointed at. */
export function usePointed() {
  return useSignal<string[]>([]);
}
