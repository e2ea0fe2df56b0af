/** A page that could not be shown, and why. */

import type { Refused } from "../api";
import { Link } from "../router";
import { t } from "../words";
import { Frame } from "./frame";

interface ProblemProps {
  problem: Refused | null;
  /** Goes on as a spectator, where a seat is one's own no more. */
  watch?: (() => void) | undefined;
}

export function Problem({ problem, watch }: ProblemProps) {
  return (
    <Frame title="">
      <section class="sheet narrow">
        <h1>{t("problem")}</h1>
        <p>{problem?.message ?? t("no-such-page")}</p>
        {watch && (
          <p>
            <button type="button" class="primary" onClick={watch}>
              {t("only-watch")}
            </button>
          </p>
        )}
        <Link to="/" class="button primary">
          {t("to-start")}
        </Link>
      </section>
    </Frame>
  );
}
