/** A value of one's own for an option, a map say: a file that the server checks and draws before anybody plays on it. */

import { useState } from "preact/hooks";
import { api, type GameInfo, type GameOption } from "../api";
import type { Drawing } from "../game";
import { save } from "../table/share";
import { t } from "../words";

/** The value of an option as long as a file of one's own is wanted but none is there. */
export const OWN = "own file";
const LONGEST = 500_000; // bytes
const DRAWN = "drawing"; // the part of a map that is not sent: the server draws maps of one's own itself

interface OwnFileProps {
  info: GameInfo;
  option: GameOption;
  choose: (value: string) => void;
}

interface Checked {
  drawing: Drawing;
  names: Record<string, string>;
}

/** The file without what is not played by; as it is, if it is no JSON: the server says why that won't do. */
function lean(text: string): string {
  try {
    const data = JSON.parse(text);
    if (typeof data !== "object" || data === null) return text;
    delete data[DRAWN];
    return JSON.stringify(data);
  } catch {
    return text;
  }
}

export function OwnFile({ info, option, choose }: OwnFileProps) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState("");
  const take = async (file: File | undefined) => {
    setChecked(null);
    setProblem("");
    choose(OWN);
    if (!file) return;
    if (file.size > LONGEST) return setProblem(t("own-file-large"));
    const text = lean(await file.text());
    try {
      const drawing = await api.drawing(info.name, { [option.name]: text });
      setChecked({ drawing, names: JSON.parse(text).provinces ?? {} });
      choose(text);
    } catch (failure) {
      setProblem((failure as Error).message);
    }
  };
  return (
    <div class="own-file">
      <label class="field">
        <span>{t("own-file-choose", { what: option.title })}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
      </label>
      {option.example && (
        <button type="button" class="quiet" onClick={() => saveExample(option)}>
          {t("own-file-example")}
        </button>
      )}
      <p role="alert" class="own-file-problem">
        {problem}
      </p>
      {checked && <Drawn {...checked} label={t("own-file-drawn", { what: option.title })} />}
    </div>
  );
}

function saveExample(option: GameOption): void {
  const address = URL.createObjectURL(new Blob([option.example ?? ""], { type: "application/json" }));
  save(address, `${option.name}.json`);
  URL.revokeObjectURL(address);
}

/** The board as it will be played on, with the names of its places. */
function Drawn({ drawing, names, label }: Checked & { label: string }) {
  const [width, height] = drawing.size;
  return (
    <svg class="own-file-drawn" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <image href={`data:image/svg+xml,${encodeURIComponent(drawing.svg)}`} width={width} height={height} />
      {Object.entries(drawing.places).map(([token, place]) => {
        const [x, y] = place.label ?? place.center;
        return (
          <text key={token} x={x} y={y + 9}>
            {names[token.slice(token.indexOf(":") + 1)]}
          </text>
        );
      })}
    </svg>
  );
}
