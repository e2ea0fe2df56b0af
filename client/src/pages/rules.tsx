/** The rules of a game: at a glance first, with pictures that lead into a lesson, then § by §; with a search. */

import sheet from "sheet:../style/rules.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Rules, RulesSection } from "../api";
import { Link, place } from "../router";
import { rulesOf, titleOf } from "../rules";
import { type Overview, overviewOf } from "../school/api";
import { type Passage, textOf } from "../school/search";
import { SearchBox } from "../school/search_box";
import { s, useSchoolWords } from "../school/words";
import { lang } from "../settings";
import { wear } from "../sheets";
import { explainFailure } from "../toast";
import { fromServer } from "../trusted";
import { t } from "../words";
import { Frame } from "./frame";

const anchor = (section: RulesSection, number: number) => (section.number ? `s${section.number}` : `part-${number}`);

/** Something on the page with a heading. */
interface Piece {
  anchor: string;
  title: string;
  level: number;
  html: string;
}

function useOverview(game: string): Overview | null {
  const [overview, setOverview] = useState<Overview | null>(null);
  const language = lang.value;
  useEffect(() => {
    overviewOf(game).then(setOverview, explainFailure);
  }, [game, language]);
  return overview;
}

/** The game's name, the overview, what these rules are, then their own sections. */
function piecesOf(rules: Rules, overview: Overview): Piece[] {
  const [first, ...rest] = rules.html_sections;
  const own = (section: RulesSection, number: number) => ({
    anchor: anchor(section, number),
    title: titleOf(section),
    level: section.level,
    html: section.html,
  });
  const glance = overview.parts.map((part, number) => ({
    anchor: `glance-${number}`,
    title: part.heading,
    level: 3,
    html: part.html,
  }));
  const sections = rest.map((section, number) => own(section, number + 1));
  if (!first) return [...glance, ...sections];
  const title = own(first, 0);
  if (!glance.length) return [title, ...sections];
  return [
    { ...title, html: "" },
    { anchor: "glance", title: overview.title, level: 2, html: "" },
    ...glance,
    { anchor: "about-rules", title: s("about-rules"), level: 2, html: title.html },
    ...sections,
  ];
}

export function RulesPage({ game }: { game: string }) {
  const [rules, setRules] = useState<Rules | null>(null);
  const overview = useOverview(game);
  const ready = useSchoolWords();
  const language = lang.value;
  useEffect(() => {
    void wear(sheet);
    rulesOf(game).then(setRules, explainFailure);
  }, [game, language]);
  const pieces = useMemo(() => (ready && rules && overview ? piecesOf(rules, overview) : []), [ready, rules, overview]);
  const passages: Passage[] = useMemo(
    () => pieces.map(({ anchor, title, html }) => ({ anchor, title, text: textOf(html) })),
    [pieces],
  );
  useEffect(() => {
    if (!rules || !pieces.length) return;
    document.title = `${rules.title} · Sottovoce`;
    const wanted = place.peek().hash.slice(1);
    if (wanted) document.getElementById(wanted)?.scrollIntoView();
  }, [pieces]);
  if (!rules || !overview || !ready) return <Frame title="" waiting />;
  return (
    <Frame title={rules.title}>
      <div class="rules">
        <nav class="contents" aria-label={t("contents")}>
          <SearchBox passages={passages} />
          <details open={window.matchMedia("(min-width: 60rem)").matches}>
            <summary>{t("contents")}</summary>
            <ul>
              {pieces.map(({ anchor, title, level }) => (
                <li key={anchor} data-level={level}>
                  <a href={`#${anchor}`}>{title}</a>
                </li>
              ))}
            </ul>
          </details>
        </nav>
        <article class="rules-text sheet">
          {pieces.map((piece, number) => (
            <Part key={piece.anchor} piece={piece}>
              {number === 0 && overview.parts.length > 0 && (
                <p class="rules-ways">
                  <Link to={`/learn/${game}`} class="button">
                    {s("learn-by-playing")}
                  </Link>
                  <Link to={`/rules/${game}/summary`} class="button quiet">
                    {s("summary")}
                  </Link>
                </p>
              )}
            </Part>
          ))}
        </article>
      </div>
    </Frame>
  );
}

function Part({ piece, children }: { piece: Piece; children?: preact.ComponentChildren }) {
  const Heading = `h${piece.level}` as "h1" | "h2" | "h3";
  return (
    <section id={piece.anchor}>
      <Heading tabIndex={-1}>{piece.title}</Heading>
      {/* The server renders our own rules and lets no other markup through. */}
      {piece.html && <div class="rule-text" dangerouslySetInnerHTML={{ __html: fromServer(piece.html) }} />}
      {children}
    </section>
  );
}

/** The overview without its glossary, on one sheet of paper. */
export function SummaryPage({ game }: { game: string }) {
  const [rules, setRules] = useState<Rules | null>(null);
  const overview = useOverview(game);
  const ready = useSchoolWords();
  const language = lang.value;
  useEffect(() => {
    void wear(sheet);
    rulesOf(game).then(setRules, explainFailure);
  }, [game, language]);
  if (!rules || !overview || !ready) return <Frame title="" waiting />;
  document.title = `${s("summary-of", { game: rules.title })} · Sottovoce`;
  return (
    <Frame title={rules.title}>
      <p class="summary-tools">
        <button type="button" class="primary" onClick={() => window.print()}>
          {s("print")}
        </button>
        <Link to={`/rules/${game}`} class="button quiet">
          {t("rules-of", { game: rules.title })}
        </Link>
      </p>
      <article class="summary sheet">
        <h1>{rules.title}</h1>
        <div class="summary-parts">
          {overview.parts.slice(0, -1).map((part) => (
            <section key={part.heading}>
              <h2>{part.heading}</h2>
              <div class="rule-text" dangerouslySetInnerHTML={{ __html: fromServer(part.html) }} />
            </section>
          ))}
        </div>
      </article>
    </Frame>
  );
}
