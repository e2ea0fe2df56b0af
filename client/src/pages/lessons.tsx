/** What can be learnt of a game: its lessons and drills, those done marked. */

import sheet from "sheet:../style/school.css";
import { useEffect, useState } from "preact/hooks";
import { gameInfo } from "../games";
import { Link } from "../router";
import { type LessonTold, lessonsOf } from "../school/api";
import { progress } from "../school/progress";
import { s, useSchoolWords } from "../school/words";
import { lang } from "../settings";
import { wear } from "../sheets";
import { explainFailure } from "../toast";
import { t } from "../words";
import { Frame } from "./frame";

export function LessonsPage({ game }: { game: string }) {
  const [lessons, setLessons] = useState<LessonTold[] | null>(null);
  const ready = useSchoolWords();
  const language = lang.value;
  useEffect(() => {
    void wear(sheet);
    lessonsOf(game).then(setLessons, explainFailure);
  }, [game, language]);
  const info = gameInfo(game);
  if (!lessons || !ready || !info) return <Frame title="" waiting />;
  const title = s("learn", { game: info.title });
  document.title = `${title} · Sottovoce`;
  const done = progress.value.lessons[game] ?? [];
  return (
    <Frame title={info.title}>
      <div class="lessons">
        <h1>{title}</h1>
        <p>{info.summary}</p>
        {lessons.length === 0 && <p class="quiet-note">{s("no-lessons")}</p>}
        <ol class="lesson-list">
          {lessons.map((lesson) => (
            <li key={lesson.name} data-done={done.includes(lesson.name) || undefined}>
              <Link to={`/learn/${game}/${lesson.name}`} class="lesson-link">
                <strong>{lesson.title}</strong>
                <span>{lesson.about}</span>
              </Link>
              {done.includes(lesson.name) && <span class="lesson-done">{s("done")}</span>}
            </li>
          ))}
        </ol>
        <p>
          <Link to={`/puzzles/${game}`} class="button">
            {s("puzzles-of", { game: info.title })}
          </Link>{" "}
          <Link to={`/rules/${game}`} class="button quiet">
            {t("rules-of", { game: info.title })}
          </Link>
        </p>
      </div>
    </Frame>
  );
}
