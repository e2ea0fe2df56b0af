/** The analysis of a finished game, under its replay: how the chances ran, and which decisions cost most. */

import { useEffect, useState } from "preact/hooks";
import { type Analysed, api, type Judged } from "../api";
import type { Update } from "../game";
import { lang } from "../settings";
import { explainFailure } from "../toast";
import { t } from "../words";
import { asked, Graph, percent, Sample, sign } from "./graph";

const LOOK_AGAIN = 600;
const WORST = 12;

/** Asks for the analysis, and again until it is done; again in another language. */
function useAnalysis(table: string): Analysed | null {
  const [told, setTold] = useState<Analysed | null>(null);
  const language = lang.value;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const take = (news: Analysed) => {
      if (!wanted) return;
      setTold(news);
      if (news.state !== "done") timer = setTimeout(look, LOOK_AGAIN, news.state === "none");
    };
    const look = (begin: boolean) => {
      (begin ? api.analyse(table) : api.analysis(table)).then(take, explainFailure);
    };
    look(true);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [table, language]);
  return told;
}

export interface AnalysisProps {
  whole: Update;
  /** The reader's own seat, whose decisions come first. */
  seat: number | null;
  at: number;
  show: (moment: number) => void;
  /** Play on from a moment, at a seat. */
  onwards: (moment: number, seat: number) => void;
  close: () => void;
}

export function Analysis({ whole, seat, at, show, onwards, close }: AnalysisProps) {
  const told = useAnalysis(whole.table);
  const names = whole.seats.map((seat) => seat.spoken);
  return (
    <section class="analysis" aria-labelledby="analysis-title" data-state={told?.state}>
      <header class="analysis-head">
        <h2 id="analysis-title">{t("analysis")}</h2>
        {told?.state === "done" && (
          <ul class="legend">
            {names.map((name, seat) => (
              <li key={seat}>
                <Sample seat={seat} /> {name}
              </li>
            ))}
          </ul>
        )}
        <button type="button" class="icon-button quiet" aria-label={t("analysis-close")} onClick={close}>
          ×
        </button>
      </header>
      {told?.state !== "done" ? (
        <Progress told={told} />
      ) : (
        <div class="analysis-body">
          <Graph {...told} names={names} entries={whole.entry} at={at} show={show} />
          <Mistakes told={told} names={names} seat={seat} at={at} show={show} onwards={onwards} />
        </div>
      )}
    </section>
  );
}

function Progress({ told }: { told: Analysed | null }) {
  const words = told?.decisions
    ? t("analysis-going", { judged: told.judged, count: told.decisions })
    : t("analysis-waiting");
  return (
    <div class="analysis-progress">
      <progress
        aria-label={t("analysis")}
        max={told?.decisions || 1}
        value={told?.decisions ? told.judged : undefined}
      />
      <p role="status">{words}</p>
    </div>
  );
}

interface MistakesProps {
  told: Analysed;
  names: string[];
  seat: number | null;
  at: number;
  show: (moment: number) => void;
  onwards: (moment: number, seat: number) => void;
}

const costliest = (moments: Judged[]) =>
  moments
    .filter((one) => one.mark)
    .sort((one, other) => other.cost - one.cost)
    .slice(0, WORST);

/** The decisions that cost most, one's own first, in words, and what the figures mean. */
function Mistakes({ told, names, seat, at, show, onwards }: MistakesProps) {
  const own = costliest(told.moments.filter((one) => one.seat === seat));
  const others = costliest(told.moments.filter((one) => one.seat !== seat));
  const list = (judged: Judged[]) => (
    <ol>
      {judged.map((one) => (
        <li key={one.entry}>
          <Mistake judged={one} name={names[one.seat] ?? ""} here={asked(one) === at} show={show} onwards={onwards} />
        </li>
      ))}
    </ol>
  );
  return (
    <div class="mistakes">
      {told.judged < told.decisions && (
        <p class="quiet-note">{t("analysis-partly", { judged: told.judged, count: told.decisions })}</p>
      )}
      {seat !== null && (
        <>
          <h3>{t("analysis-mine")}</h3>
          {own.length ? list(own) : <p class="quiet-note">{t("analysis-nothing")}</p>}
          <Unknown moments={told.moments.filter((one) => one.seat === seat)} />
        </>
      )}
      <h3>{t(seat === null ? "analysis-worst" : "analysis-others")}</h3>
      {others.length ? list(others) : <p class="quiet-note">{t("analysis-nothing")}</p>}
      <details>
        <summary>{t("analysis-figures")}</summary>
        {told.remarks.map((remark) => (
          <p class="quiet-note" key={remark}>
            {remark}
          </p>
        ))}
      </details>
    </div>
  );
}

/** What the judge can't say is said, not passed over. */
function Unknown({ moments }: { moments: Judged[] }) {
  const count = moments.filter((one) => !one.known).length;
  return count ? <p class="quiet-note">{t("analysis-unknown", { count, all: moments.length })}</p> : null;
}

interface MistakeProps {
  judged: Judged;
  name: string;
  here: boolean;
  show: (moment: number) => void;
  onwards: (moment: number, seat: number) => void;
}

function Mistake({ judged, name, here, show, onwards }: MistakeProps) {
  return (
    <div class="mistake-row">
      <button
        type="button"
        class="mistake"
        data-seat={judged.seat}
        data-mark={judged.mark}
        aria-current={here ? "step" : undefined}
        onClick={() => show(asked(judged))}
      >
        <span class="mistake-cost">
          <b aria-hidden="true">{sign(judged)}</b> {judged.proven ? t("analysis-proven") : `−${percent(judged.cost)}`}
        </span>
        <span>{judged.text}</span>
      </button>
      <button
        type="button"
        class="quiet mistake-try"
        aria-label={t("try-it-as", { name, entry: judged.entry })}
        onClick={() => onwards(asked(judged), judged.seat)}
      >
        {t("try-it")}
      </button>
    </div>
  );
}
