/** Opening a game file from elsewhere: one that was shared with the app, or one that is chosen here. */

import { useEffect, useState } from "preact/hooks";
import { a, useAccountWords } from "../account/words";
import { call } from "../api";
import type { Opened } from "../messages";
import { go } from "../router";
import { explainFailure } from "../toast";
import { sharedFile } from "../worker/install";
import { Frame } from "./frame";

export function OpenPage() {
  const ready = useAccountWords();
  const [busy, setBusy] = useState(true);
  const show = async (text: string) => {
    setBusy(true);
    try {
      const { id } = await call<Opened>("POST", "/api/tables/file", { text });
      go(`/replay/${id}`, true);
    } catch (problem) {
      explainFailure(problem);
      setBusy(false);
    }
  };
  useEffect(() => {
    document.title = "Sottovoce";
    sharedFile().then(
      (text) => (text === null ? setBusy(false) : void show(text)),
      () => setBusy(false),
    );
  }, []);
  if (!ready || busy) return <Frame title="" waiting />;
  return (
    <Frame title="">
      <div class="sheet narrow">
        <h1>{a("open-file")}</h1>
        <p>{a("open-file-explained")}</p>
        <label class="field">
          <span>{a("game-file")}</span>
          <input
            type="file"
            accept=".game,text/plain"
            onChange={(event) => void event.currentTarget.files?.[0]?.text().then(show)}
          />
        </label>
      </div>
    </Frame>
  );
}
