/** An invitation: say your name and sit down. */

import { useState } from "preact/hooks";
import { api } from "../api";
import { rememberSeat } from "../keys";
import { go, Link, place } from "../router";
import { myName } from "../settings";
import { trying } from "../toast";
import { t } from "../words";
import { Frame } from "./frame";

const LONGEST_NAME = 60;

export function JoinPage({ id }: { id: string }) {
  const [invite] = useState(() => place.peek().hash.slice(1));
  const [busy, setBusy] = useState(false);
  const sit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const taken = await trying(api.claim(id, { invite, name: myName.peek() }));
    setBusy(false);
    if (!taken) return;
    rememberSeat(id, "", taken);
    go(`/t/${id}`, true);
  };
  return (
    <Frame title="">
      <form class="sheet narrow" onSubmit={sit}>
        <h1>{t("invited")}</h1>
        <p>{t("invited-explained")}</p>
        <label class="field">
          <span>{t("your-name")}</span>
          <input
            value={myName.value}
            maxLength={LONGEST_NAME}
            onInput={(event) => {
              myName.value = event.currentTarget.value;
            }}
          />
        </label>
        <div class="card-buttons">
          <button type="submit" class="primary large" disabled={busy}>
            {t("sit-down")}
          </button>
          <Link to={`/t/${id}`} class="button quiet">
            {t("only-watch")}
          </Link>
        </div>
      </form>
    </Frame>
  );
}
