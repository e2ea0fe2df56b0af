/** The rules of a game with a list of contents. */

import { useEffect, useState } from "preact/hooks";
import type { Rules, RulesSection } from "../api";
import { place } from "../router";
import { rulesOf, titleOf } from "../rules";
import { lang } from "../settings";
import { explainFailure } from "../toast";
import { fromServer } from "../trusted";
import { t } from "../words";
import { Frame } from "./frame";

const anchor = (section: RulesSection, number: number) => (section.number ? `s${section.number}` : `part-${number}`);

export function RulesPage({ game }: { game: string }) {
  const [rules, setRules] = useState<Rules | null>(null);
  const language = lang.value;
  useEffect(() => {
    rulesOf(game).then(setRules, explainFailure);
  }, [game, language]);
  useEffect(() => {
    if (!rules) return;
    document.title = `${rules.title} · Sottovoce`;
    const wanted = place.peek().hash.slice(1);
    if (wanted) document.getElementById(wanted)?.scrollIntoView();
  }, [rules]);
  if (!rules) return <Frame title="" waiting />;
  return (
    <Frame title={rules.title}>
      <div class="rules">
        <nav class="contents" aria-label={t("contents")}>
          <details open={window.matchMedia("(min-width: 60rem)").matches}>
            <summary>{t("contents")}</summary>
            <ul>
              {rules.html_sections.map((section, number) => (
                <li key={anchor(section, number)} data-level={section.level}>
                  <a href={`#${anchor(section, number)}`}>{titleOf(section)}</a>
                </li>
              ))}
            </ul>
          </details>
        </nav>
        <article class="rules-text sheet">
          {rules.html_sections.map((section, number) => (
            <Part key={anchor(section, number)} section={section} id={anchor(section, number)} />
          ))}
        </article>
      </div>
    </Frame>
  );
}

function Part({ section, id }: { section: RulesSection; id: string }) {
  const Heading = `h${section.level}` as "h1" | "h2" | "h3";
  return (
    <section id={id}>
      <Heading>{titleOf(section)}</Heading>
      {/* The server renders our own rules and lets no other markup through. */}
      <div class="rule-text" dangerouslySetInnerHTML={{ __html: fromServer(section.html) }} />
    </section>
  );
}
