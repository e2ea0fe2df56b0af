/** The puzzles of a game: that of the day, by theme, and how one is doing. */

import sheet from "sheet:../style/school.css";
import { useEffect, useState } from "preact/hooks";
import { gameInfo } from "../games";
import { Link } from "../router";
import { type PuzzleList, type PuzzleTold, school } from "../school/api";
import { nextPuzzle } from "../school/next";
import { type PuzzleRecord, puzzlesOf, today } from "../school/progress";
import { GUESSED } from "../school/rating";
import { s, useSchoolWords } from "../school/words";
import { lang } from "../settings";
import { wear } from "../sheets";
import { explainFailure } from "../toast";
import { Frame } from "./frame";

export function PuzzlesPage({ game }: { game: string }) {
  const [list, setList] = useState<PuzzleList | null>(null);
  const ready = useSchoolWords();
  const language = lang.value;
  useEffect(() => {
    void wear(sheet);
    school.puzzles(game).then(setList, explainFailure);
  }, [game, language]);
  const info = gameInfo(game);
  if (!list || !ready || !info) return <Frame title="" waiting />;
  const title = s("puzzles-of", { game: info.title });
  document.title = `${title} · Sottovoce`;
  const known = puzzlesOf(game);
  return (
    <Frame title={info.title}>
      <div class="lessons">
        <h1>{title}</h1>
        {list.day === null ? (
          <p class="quiet-note">{s("no-puzzles")}</p>
        ) : (
          <>
            <p>{s("puzzles-explained")}</p>
            <PuzzleFigures known={known} count={list.puzzles.length} />
            <Ways game={game} list={list} known={known} />
            <Themes game={game} puzzles={list.puzzles} known={known} />
          </>
        )}
      </div>
    </Frame>
  );
}

/** The rating, and what stands in a row. */
function PuzzleFigures({ known, count }: { known: PuzzleRecord; count: number }) {
  const tried = Object.values(known.tried);
  const solved = tried.filter(Boolean).length;
  if (!tried.length) return null;
  const value = `${Math.round(known.rating.value)}`;
  const facts: [string, string][] = [
    [s("rating"), known.rating.deviation > GUESSED ? s("rating-guessed", { value }) : value],
    [s("solved-first"), s("of-count", { solved, tried: tried.length, count })],
    [s("run"), s("run-best", { run: known.run, best: known.best })],
    [s("days"), `${known.days}`],
  ];
  return (
    <dl class="puzzle-standing">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Ways({ game, list, known }: { game: string; list: PuzzleList; known: PuzzleRecord }) {
  const next = nextPuzzle(list.puzzles, known, { than: list.day ?? "" });
  const done = known.day === today();
  return (
    <p class="card-buttons">
      <Link to={`/puzzles/${game}/${list.day}`} class={done ? "button" : "button primary"}>
        {s(done ? "day-done" : "day")}
      </Link>
      {next && (
        <Link to={`/puzzles/${game}/${next.id}`} class={done ? "button primary" : "button"}>
          {s("next-for-you")}
        </Link>
      )}
    </p>
  );
}

function Themes({ game, puzzles, known }: { game: string; puzzles: PuzzleTold[]; known: PuzzleRecord }) {
  const themes = [...new Set(puzzles.map(({ theme }) => theme))];
  return (
    <>
      <h2>{s("by-theme")}</h2>
      <ol class="lesson-list">
        {themes.map((theme) => {
          const own = puzzles.filter((puzzle) => puzzle.theme === theme);
          const solved = own.filter(({ id }) => known.tried[id]).length;
          const next = nextPuzzle(puzzles, known, { theme }) ?? own[0];
          return (
            <li key={theme} data-done={solved === own.length || undefined}>
              <Link to={`/puzzles/${game}/${next?.id}`} class="lesson-link">
                <strong class="puzzle-theme">{own[0]?.label}</strong>
                <span>{s("theme-count", { solved, count: own.length })}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </>
  );
}
