/** What lessons and puzzles share: asking the server for one, and the table on which it is played. */

import sheet from "sheet:../style/school.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Refused } from "../api";
import type { Places } from "../flip";
import type { Update } from "../game";
import { gameInfo } from "../games";
import { Frame } from "../pages/frame";
import { Problem } from "../pages/problem";
import { lang, textBoard } from "../settings";
import { wear } from "../sheets";
import { ChoiceList } from "../table/choices";
import { Scene, type useEquipment, usePointed } from "../table/scene";
import { explainFailure } from "../toast";
import { useSchoolWords } from "./words";

const NOTHING: never[] = [];

interface AskedProps<T> {
  game: string;
  name: string;
  ask: () => Promise<T>;
  show: (told: T) => JSX.Element;
}

/** A page about one thing that the server tells, asked again in another language; or why there is none.
 * It shows once words, style and the game's title are there too: nothing on it moves or gets a heading later. */
export function Asked<T>({ game, name, ask, show }: AskedProps<T>) {
  const [told, setTold] = useState<T | null>(null);
  const [problem, setProblem] = useState<Refused | null>(null);
  const ready = useSchoolWords();
  const language = lang.value;
  useEffect(() => {
    let current = true;
    Promise.all([ask(), wear(sheet)]).then(
      ([found]) => current && setTold(found),
      (failure) => {
        if (failure instanceof Refused) setProblem(failure);
        else explainFailure(failure);
      },
    );
    return () => {
      current = false;
    };
  }, [game, name, language]);
  if (problem) return <Problem problem={problem} />;
  if (told === null || !ready || !gameInfo(game)) return <Frame title="" waiting />;
  return show(told);
}

type Equipment = ReturnType<typeof useEquipment>;

interface Shown {
  update: Update;
  equipment: Equipment;
  choose: (action: string) => void;
  before: { current: Places };
  root: { current: HTMLElement | null };
  marks: Record<`data-${string}`, string | number | undefined>; // where one is, on the table's element
}

/** The board of a moment, with its answers as a list below where the board is text. */
export function SchoolTable({ update, equipment, choose, before, root, marks }: Shown) {
  const pointed = usePointed();
  return (
    <div class="table lesson-table" {...marks}>
      <div class="table-main" id="board-panel">
        <Scene
          {...equipment}
          update={update}
          talk={NOTHING}
          log={NOTHING}
          stepwise
          choose={choose}
          say={() => undefined}
          pointed={pointed}
          before={before}
          root={root}
        />
        {textBoard.value && <ChoiceList choices={update.choices} choose={choose} />}
      </div>
    </div>
  );
}
