/** Over the board: what just happened, and what happened while one was away, to be looked at step by step. */

import { t } from "../words";
import type { Playback } from "./playback";

export function Recap({ playback }: { playback: Playback }) {
  const { review, past, caption, missed } = playback;
  if (review) return <Review playback={playback} />;
  if (past) {
    return (
      <div class="recap" data-kind="steps">
        <p class="recap-text">{caption}</p>
        <button type="button" class="quiet" onClick={playback.skip}>
          {t("skip")} <span aria-hidden="true">»</span>
        </button>
      </div>
    );
  }
  if (missed) {
    return (
      <div class="recap" data-kind="missed">
        <p class="recap-text">{t("while-away", { count: missed })}</p>
        <button type="button" class="primary" onClick={playback.recap}>
          {t("while-away-show")}
        </button>
        <button type="button" class="icon-button quiet" aria-label={t("close")} onClick={playback.dismiss}>
          ×
        </button>
      </div>
    );
  }
  if (!caption) return null;
  return (
    <div class="recap" data-kind="last">
      <p class="recap-text">{caption}</p>
    </div>
  );
}

function Review({ playback }: { playback: Playback }) {
  const review = playback.review;
  if (!review) return null;
  const { from, to, at, playing } = review;
  const look = (entry: number, go = false) => playback.look(Math.max(from, entry), go);
  return (
    <section class="recap" data-kind="review" aria-label={t("recap")}>
      <p class="recap-text" role="status">
        {playback.caption || t("recap-begins")}
      </p>
      <div class="recap-buttons">
        <Step label="replay-back" sign="‹" off={at <= from} go={() => look(at - 1)} />
        <Step
          label={playing ? "replay-pause" : "replay-play"}
          sign={playing ? "❚❚" : "▶"}
          go={() => look(at >= to && !playing ? from : at, !playing)}
        />
        <Step label="replay-next" sign="›" off={at >= to} go={() => look(at + 1)} />
        <output>{t("moment-of", { moment: at - from, count: to - from })}</output>
        <button type="button" class="primary" onClick={playback.skip}>
          {t("to-now")}
        </button>
      </div>
    </section>
  );
}

function Step({ label, sign, off, go }: { label: string; sign: string; off?: boolean; go: () => void }) {
  return (
    <button type="button" class="icon-button" aria-label={t(label)} aria-disabled={off} onClick={() => off || go()}>
      {sign}
    </button>
  );
}
