/** A page that could not be shown, and why. */

import type { Refused } from "../api";
import { Link } from "../router";
import { t } from "../words";
import { Frame } from "./frame";

export function Problem({ problem }: { problem: Refused | null }) {
  return (
    <Frame title="">
      <section class="sheet narrow">
        <h1>{t("problem")}</h1>
        <p>{problem?.message ?? t("no-such-page")}</p>
        <Link to="/" class="button primary">
          {t("to-start")}
        </Link>
      </section>
    </Frame>
  );
}
