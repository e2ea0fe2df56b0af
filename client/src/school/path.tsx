/** The path from "never played" to "beats expert": what is behind one, and what comes next; nothing is ever closed. */

import type { GameInfo } from "../api";
import { Link } from "../router";
import { t } from "../words";
import { type Progress, progress } from "./progress";

const ENOUGH = 10; // puzzles solved at the first try, or else
const STRENGTH = ["random", "novice", "casual", "greedy", "regular", "expert"];

/** A station of the path, whether it is reached, and where one gets there. */
export interface Station {
  name: string;
  done: boolean;
  to: string;
}

/** Whether somebody has beaten a bot as strong as this, or stronger. */
function beaten(known: Progress, game: string, bot: string): boolean {
  const least = STRENGTH.indexOf(bot);
  return (known.beaten[game] ?? []).some((name) => STRENGTH.indexOf(name.split("@")[0] ?? "") >= least);
}

/** What there is to learn of a game. */
type Taught = Pick<GameInfo, "name" | "lesson" | "drills" | "puzzles">;

/** The stations of a game's path: of lessons, drills and puzzles only where the game has them. */
export function stationsOf(known: Progress, { name: game, lesson, drills, puzzles }: Taught): Station[] {
  const lessons = known.lessons[game] ?? [];
  const solved = Object.values(known.puzzles[game]?.tried ?? {}).filter(Boolean).length;
  const bot = (name: string): Station => ({ name, done: beaten(known, game, name), to: `/new/${game}` });
  const stations: (Station | false | null)[] = [
    lesson !== null && { name: "lesson", done: lessons.includes(lesson), to: `/learn/${game}/${lesson}` },
    bot("novice"),
    drills && { name: "drill", done: lessons.some((name) => name !== lesson), to: `/learn/${game}` },
    puzzles && { name: "puzzles", done: solved >= ENOUGH, to: `/puzzles/${game}` },
    bot("regular"),
    bot("expert"),
  ];
  return stations.filter((station): station is Station => Boolean(station));
}

export function Path({ info }: { info: GameInfo }) {
  const { title } = info;
  const stations = stationsOf(progress.value, info);
  const next = stations.find(({ done }) => !done);
  return (
    <div class="path">
      <ol aria-label={t("path", { game: title })}>
        {stations.map(({ name, done }) => (
          <li key={name} data-done={done || undefined} title={t(`path-${name}`)}>
            <span class="hidden-text">
              {t(`path-${name}`)}: {t(done ? "path-done" : "path-open")}
            </span>
          </li>
        ))}
      </ol>
      {next ? (
        <Link to={next.to} class="path-next" label={t("path-next-game", { game: title, step: t(`path-${next.name}`) })}>
          {t("path-next", { step: t(`path-${next.name}`) })}
        </Link>
      ) : (
        <span class="path-next">{t("path-end")}</span>
      )}
    </div>
  );
}
