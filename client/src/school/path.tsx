/** The path from "never played" to "beats expert": what is behind one, and what comes next; nothing is ever closed. */

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

export function stationsOf(known: Progress, game: string): Station[] {
  const lessons = known.lessons[game] ?? [];
  const solved = Object.values(known.puzzles[game]?.tried ?? {}).filter(Boolean).length;
  return [
    { name: "lesson", done: lessons.includes("first"), to: `/learn/${game}/first` },
    { name: "novice", done: beaten(known, game, "novice"), to: `/new/${game}` },
    { name: "drill", done: lessons.some((name) => name !== "first"), to: `/learn/${game}` },
    { name: "puzzles", done: solved >= ENOUGH, to: `/puzzles/${game}` },
    { name: "regular", done: beaten(known, game, "regular"), to: `/new/${game}` },
    { name: "expert", done: beaten(known, game, "expert"), to: `/new/${game}` },
  ];
}

export function Path({ game, title }: { game: string; title: string }) {
  const stations = stationsOf(progress.value, game);
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
