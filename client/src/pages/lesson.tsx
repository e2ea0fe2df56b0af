/** A lesson: a prepared game in which the learner makes the moves. Everything shown comes from the server. */

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { measure, type Places } from "../flip";
import type { Choice, Update } from "../game";
import { gameInfo } from "../games";
import { rememberMade } from "../keys";
import { go, Link, place } from "../router";
import { type LessonTold, type LessonWhole, type StepTold, school } from "../school/api";
import { TeacherBar } from "../school/bar";
import { useSchoolKeys } from "../school/keys";
import { usePointer } from "../school/pointer";
import { finishLesson } from "../school/progress";
import { Asked, SchoolTable } from "../school/study";
import { s } from "../school/words";
import { motionWanted, narrow, pace, textBoard, warnings } from "../settings";
import { useEquipment } from "../table/scene";
import { explainFailure, trying } from "../toast";
import { Explanations } from "../ui/explain";
import { closeMenu, Menu } from "../ui/menu";
import { Frame } from "./frame";

const NOTHING: never[] = [];
const PAUSE = 1_300; // between two moves of the others
const PANELS = /^(ability|card|seat|part|post):/;

export function LessonPage({ game, name }: { game: string; name: string }) {
  return (
    <Asked
      game={game}
      name={name}
      ask={() => school.lesson(game, name)}
      show={(lesson: LessonWhole) => <Taught key={name} game={game} lesson={lesson} />}
    />
  );
}

/** Where the learner is, and what was said to the last answer. */
interface Place {
  at: number;
  reply: string;
  right: boolean;
  /** Which of the others' moves before the step is shown; none once the step itself is. */
  passing?: number | undefined;
}

/** Where a step begins: with the others' moves, one after the other, if there are several and nobody is in a hurry. */
function arrival(lesson: LessonWhole, at: number): Place {
  const several = (lesson.steps[at]?.meanwhile.length ?? 0) > 1 && pace.peek() !== "instant";
  return { at, reply: "", right: false, passing: several ? 0 : undefined };
}

/** The step that the address names, or the first. */
function wantedStep(lesson: LessonWhole): number {
  const name = place.peek().hash.slice(1);
  return Math.max(
    0,
    lesson.steps.findIndex((step) => step.name === name),
  );
}

/** The table of a step: its moment, with the answers that the step takes. */
function shownAt(lesson: LessonWhole, { at, right, passing }: Place): { step: StepTold; update: Update } {
  const step = lesson.steps[at] as StepTold;
  const passed = passing === undefined ? undefined : step.meanwhile[passing];
  const moment = lesson.moments[(passed ?? step).moment] as Update;
  const choices = right || passed ? NOTHING : step.kind === "move" ? moment.choices : step.choices;
  return { step, update: { ...moment, choices, seq: at * 100 + (passed ? (passing ?? 0) : 99) } };
}

/** Lets the others' moves before a step pass one by one. */
function usePassing(where: Place, step: StepTold, move: (next: Place) => void): string[] | undefined {
  const { passing } = where;
  useEffect(() => {
    if (passing === undefined) return;
    const next = passing + 1 < step.meanwhile.length ? passing + 1 : undefined;
    const timer = setTimeout(() => move({ ...where, passing: next }), PAUSE);
    return () => clearTimeout(timer);
  }, [where]);
  return passing === undefined ? undefined : step.meanwhile[passing]?.told;
}

function Taught({ game, lesson }: { game: string; lesson: LessonWhole }) {
  const [where, setWhere] = useState<Place>({ at: wantedStep(lesson), reply: "", right: false });
  const last = lesson.steps.length;
  const over = where.at >= last;
  const shown = useMemo(() => shownAt(lesson, over ? { ...where, at: last - 1, right: true } : where), [lesson, where]);
  const { step, update } = shown;
  const equipment = useEquipment(update.game, update.options);
  const root = useRef<HTMLElement>(null);
  const before = useRef<Places>(new Map());
  const info = gameInfo(game);
  const move = useCallback((next: Place) => {
    closeMenu();
    if (motionWanted()) before.current = measure(root.current);
    setWhere(next);
  }, []);
  const passed = usePassing(where, step, move);
  const next = () => move(passed ? { ...where, passing: undefined } : arrival(lesson, Math.min(where.at + 1, last)));
  const back = () => move({ at: Math.max(where.at - 1, 0), reply: "", right: false });
  const choose = useCallback(
    (action: string) => {
      if (action === step.answer) {
        if (step.right) move({ at: where.at, reply: step.right, right: true });
        else move(arrival(lesson, where.at + 1));
      } else move({ at: where.at, reply: step.wrong[action] ?? step.otherwise, right: false });
    },
    [step, where],
  );
  const onBoard = (choice: Choice) => step.kind === "move" && (equipment.client?.onBoard?.(choice) ?? false);
  const buttons = update.choices.filter((choice) => !onBoard(choice));
  // On a phone the panels lie over the board: they come up when what is meant first is there, and by a button.
  const [turned, setTurned] = useState(-1);
  const panels = (!over && PANELS.test(step.points[0] ?? "")) !== (turned === where.at);
  const going = step.kind === "tell" || where.right || passed !== undefined;
  usePointer(
    root,
    over || passed ? NOTHING : step.points,
    `${where.at} ${Object.values(equipment).every(Boolean)} ${textBoard.value}`,
  );
  useSchoolKeys(update.choices, buttons, choose, going && !over ? next : null, back);
  useLayoutEffect(() => {
    document.title = `${lesson.title} · Sottovoce`;
  });
  useEffect(() => {
    if (over) finishLesson(game, lesson.name);
  }, [over]);
  return (
    <Frame title={info?.title ?? ""} game={game} table beside={false} root={root}>
      <TeacherBar
        label={s("lesson-bar")}
        text={over ? lesson.end : (passed?.join(" ") ?? step.text)}
        meant={over || passed ? "" : step.meant}
        step={step.name}
        happened={over || passed ? NOTHING : step.meanwhile.flatMap(({ told }) => told)}
        reply={where.reply}
        right={where.right}
        choices={buttons}
        all={update.choices}
        choose={choose}
        done={over ? 1 : where.at / last}
      >
        {over ? (
          <Afterwards game={game} lesson={lesson} again={() => move({ at: 0, reply: "", right: false })} />
        ) : (
          <>
            {where.at > 0 && (
              <button type="button" class="quiet lesson-back" aria-label={s("back")} onClick={back}>
                {narrow.value ? "←" : s("back")}
              </button>
            )}
            {going && (
              <button type="button" class="primary lesson-next" onClick={next}>
                {s("go-on")}
              </button>
            )}
            {narrow.value && (
              <button
                type="button"
                class="quiet"
                aria-pressed={panels}
                onClick={() => setTurned(turned === where.at ? -1 : where.at)}
              >
                {s("players-and-cards")}
              </button>
            )}
            <span class="lesson-count">
              <span class="hidden-text">{s("step-of", { step: where.at + 1, last })}</span>
              {!narrow.value && (
                <span aria-hidden="true">
                  {where.at + 1} / {last}
                </span>
              )}
            </span>
          </>
        )}
      </TeacherBar>
      <SchoolTable
        update={update}
        equipment={equipment}
        choose={choose}
        before={before}
        root={root}
        marks={{
          "data-tab": panels ? "panels" : "board",
          "data-step": over ? "end" : passed ? undefined : step.name,
          "data-passing": passed && where.passing,
          "data-kind": step.kind,
        }}
      />
      <Menu />
      <Explanations game={game} />
    </Frame>
  );
}

/** What can be done after a lesson. */
function Afterwards({ game, lesson, again }: { game: string; lesson: LessonWhole; again: () => void }) {
  const [others, setOthers] = useState<LessonTold[]>([]);
  useEffect(() => {
    school.lessons(game).then(setOthers, explainFailure);
  }, [game]);
  const number = others.findIndex((other) => other.name === lesson.name);
  const following = others[number + 1];
  const [warned, setWarned] = useState(true); // a beginner's first game comes with advice
  const playOn = async () => {
    warnings.value = warned;
    const made = await trying(school.playOn(game, lesson.name));
    if (!made) return;
    rememberMade(game, made);
    go(`/t/${made.id}`);
  };
  return (
    <>
      {lesson.onward && (
        <>
          <button type="button" class="primary" onClick={() => void playOn()}>
            {s("play-on")}
          </button>
          <label class="lesson-warned">
            <input type="checkbox" checked={warned} onChange={(event) => setWarned(event.currentTarget.checked)} />
            {s("warn-me")}
          </label>
        </>
      )}
      {following && (
        <Link to={`/learn/${game}/${following.name}`} class="button">
          {s("next-lesson", { title: following.title })}
        </Link>
      )}
      {others.length > 0 && !following && (
        <Link to={`/puzzles/${game}`} class="button">
          {s("puzzles-of", { game: gameInfo(game)?.title ?? "" })}
        </Link>
      )}
      <button type="button" class="quiet" onClick={again}>
        {s("begin-again")}
      </button>
      <Link to={`/learn/${game}`} class="button quiet">
        {s("more-lessons")}
      </Link>
    </>
  );
}
