/** A puzzle: one answer is right, again and again; wrong ones are refuted on the board. */

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { measure, type Places } from "../flip";
import type { Choice, Update } from "../game";
import { gameInfo } from "../games";
import { go, Link } from "../router";
import { type PuzzleWhole, type Refutation, school } from "../school/api";
import { TeacherBar } from "../school/bar";
import { useSchoolKeys } from "../school/keys";
import { nextPuzzle } from "../school/next";
import { DAILY, puzzlesOf, solveDay, today, tryPuzzle } from "../school/progress";
import { Asked, SchoolTable } from "../school/study";
import { s } from "../school/words";
import { motionWanted, narrow } from "../settings";
import { useEquipment } from "../table/scene";
import { explainFailure, trying } from "../toast";
import { Explanations } from "../ui/explain";
import { closeMenu, Menu } from "../ui/menu";
import { Frame } from "./frame";

const NOTHING: never[] = [];
const PAUSE = 1_300; // between two moves of a refutation

/** A puzzle by its name, or that of the day. */
async function puzzleNamed(game: string, id: string): Promise<PuzzleWhole> {
  return school.puzzle(game, id === DAILY ? ((await school.puzzles(game)).day ?? id) : id);
}

export function PuzzlePage({ game, id }: { game: string; id: string }) {
  return (
    <Asked
      game={game}
      name={id}
      ask={() => puzzleNamed(game, id)}
      show={(puzzle: PuzzleWhole) => <Solved key={id} game={game} puzzle={puzzle} />}
    />
  );
}

/** Where the solver is: at a decision, watching how an answer is refuted, or at the end. */
interface Place {
  at: number;
  reply: string;
  right: boolean;
  refuted: { told: Refutation; at: number } | null;
}

/** What is on the table, and what can be answered. */
function shownAt(puzzle: PuzzleWhole, { at, refuted }: Place): Update {
  const over = at >= puzzle.decisions.length;
  const decision = puzzle.decisions[over ? puzzle.decisions.length - 1 : at];
  const moment = puzzle.moments[(over ? decision?.after : decision?.moment) ?? 0] as Update;
  const shown = refuted ? (refuted.told.moments[refuted.at] as Update) : moment;
  const seq = at * 100 + (refuted ? refuted.at + 1 : 0);
  return { ...shown, choices: over || refuted ? NOTHING : moment.choices, seq };
}

function Solved({ game, puzzle }: { game: string; puzzle: PuzzleWhole }) {
  const [where, setWhere] = useState<Place>({ at: 0, reply: "", right: false, refuted: null });
  const over = where.at >= puzzle.decisions.length;
  const update = useMemo(() => shownAt(puzzle, where), [puzzle, where]);
  const equipment = useEquipment(update.game, update.options);
  const root = useRef<HTMLElement>(null);
  const before = useRef<Places>(new Map());
  const failed = useRef(false);
  const [panels, setPanels] = useState(false); // on a phone they lie over the board
  const info = gameInfo(game);
  const move = useCallback((next: Partial<Place>) => {
    closeMenu();
    if (motionWanted()) before.current = measure(root.current);
    setWhere((now) => ({ ...now, ...next }));
  }, []);
  const solve = (at: number, reply: string) => {
    if (at < puzzle.decisions.length) return move({ at, reply, right: true });
    if (!failed.current) tryPuzzle(game, puzzle.id, puzzle.rating, true);
    void school.puzzles(game).then(({ day }) => {
      if (day === puzzle.id) solveDay(game, today());
    }, explainFailure);
    move({ at, reply: [reply, ...puzzle.solution].filter(Boolean).join(" "), right: true });
  };
  const refute = async (action: string) => {
    failed.current = true;
    tryPuzzle(game, puzzle.id, puzzle.rating, false);
    const chance = where.at === 0 ? puzzle.chances[action] : undefined;
    const sentence = chance === undefined ? s("gives-away") : s("falls-behind", { chance });
    move({ reply: sentence, right: false });
    if (!puzzle.decisions[where.at]?.refuted) return;
    const told = await trying(school.refutation(game, puzzle.id, action, where.at));
    if (told) move({ refuted: { told, at: 0 }, reply: [sentence, ...(told.told[0] ?? [])].join(" ") });
  };
  const choose = (action: string) => {
    const decision = puzzle.decisions[where.at];
    if (!decision) return;
    if (decision.right.includes(action)) solve(where.at + 1, decision.told.join(" "));
    else void refute(action);
  };
  const again = () => move({ refuted: null, reply: "", right: false });
  const { refuted } = where;
  useEffect(() => {
    if (!refuted || refuted.at + 1 >= refuted.told.moments.length) return;
    const timer = setTimeout(() => {
      const at = refuted.at + 1;
      move({ refuted: { ...refuted, at }, reply: (refuted.told.told[at] ?? []).join(" ") || where.reply });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [refuted]);
  const onBoard = (choice: Choice) => equipment.client?.onBoard?.(choice) ?? false;
  const buttons = update.choices.filter((choice) => !onBoard(choice));
  useSchoolKeys(update.choices, buttons, choose, refuted ? again : null, again);
  useLayoutEffect(() => {
    document.title = `${s("puzzle", { id: puzzle.id })} · Sottovoce`;
  });
  const { prompt = "" } = puzzle.moments[puzzle.decisions[where.at]?.moment ?? 0] ?? {};
  const text = over
    ? s(failed.current ? "puzzle-shown" : "puzzle-solved")
    : where.at === 0
      ? s(puzzle.proven ? "puzzle-task" : "puzzle-task-judged", { prompt, seat: puzzle.seat + 1 })
      : s("puzzle-onwards", { prompt });
  return (
    <Frame title={info?.title ?? ""} game={game} table beside={false} root={root}>
      <TeacherBar
        label={s("puzzle", { id: puzzle.id })}
        text={text}
        happened={puzzle.story}
        reply={where.reply}
        right={where.right}
        choices={buttons}
        all={update.choices}
        choose={choose}
      >
        {refuted && (
          <button type="button" class="primary lesson-next" onClick={again}>
            {s("try-again")}
          </button>
        )}
        {narrow.value && (
          <button type="button" class="quiet" aria-pressed={panels} onClick={() => setPanels(!panels)}>
            {s("players-and-cards")}
          </button>
        )}
        {over && <Afterwards game={game} puzzle={puzzle} />}
        <span class="lesson-count">
          {s("puzzle-about", { id: puzzle.id, theme: puzzle.label, level: puzzle.level, rating: `${puzzle.rating}` })}
        </span>
      </TeacherBar>
      <SchoolTable
        update={update}
        equipment={equipment}
        choose={choose}
        before={before}
        root={root}
        marks={{
          "data-tab": panels ? "panels" : "board",
          "data-puzzle": puzzle.id,
          "data-at": over ? "end" : where.at,
          "data-refuted": refuted ? refuted.at : undefined,
        }}
      />
      <Menu />
      <Explanations game={game} />
    </Frame>
  );
}

/** The rating as it now is, and the way on. */
function Afterwards({ game, puzzle }: { game: string; puzzle: PuzzleWhole }) {
  const known = puzzlesOf(game);
  const onwards = async () => {
    const list = await trying(school.puzzles(game));
    const next = list && nextPuzzle(list.puzzles, puzzlesOf(game), { than: puzzle.id });
    go(next ? `/puzzles/${game}/${next.id}` : `/puzzles/${game}`);
  };
  return (
    <>
      <span class="puzzle-rating">
        {s("your-rating", { rating: `${Math.round(known.rating.value)}`, run: known.run })}
      </span>
      <button type="button" class="primary" onClick={() => void onwards()}>
        {s("next-puzzle")}
      </button>
      <Link to={`/puzzles/${game}`} class="button quiet">
        {s("all-puzzles")}
      </Link>
    </>
  );
}
