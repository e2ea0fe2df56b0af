/** Making a table: the game, its options in words, and who sits where. */

import { useEffect, useState } from "preact/hooks";
import { api, type GameInfo, type GameOption, type SeatRequest, type TableRequest } from "../api";
import { addMine } from "../dice";
import { games, usualBot } from "../games";
import { rememberMade } from "../keys";
import { go } from "../router";
import { myName } from "../settings";
import { TURN_CLOCKS } from "../table/pace";
import { trying } from "../toast";
import { t } from "../words";
import { Frame } from "./frame";
import { OWN, OwnFile } from "./own_file";

type Sitter = "me" | "here" | "friend" | "open" | `bot ${string}`;

interface Place {
  sitter: Sitter;
  name: string;
}

const CLOCKS = ["none", ...TURN_CLOCKS.map(String), "bank-24-4-72", "bank-72-12-120", "bank-72-36-240"];
const HOUR = 3600;

/** A choice of the list as the server wants it: seconds for each turn, or a bank in hours. */
function timing(name: string): Pick<TableRequest, "clock" | "bank"> {
  const [start, increment, cap] = name
    .split("-")
    .slice(1)
    .map((hours) => Number(hours) * HOUR);
  if (start === undefined || increment === undefined || cap === undefined)
    return { clock: name === "none" ? null : Number(name), bank: null };
  return { clock: null, bank: { start, increment, cap } };
}
const OUTS = ["turn", "stay", "resign"] as const;
type Out = (typeof OUTS)[number];
const LONGEST_NAME = 60;

export function CreatePage({ game }: { game: string | null }) {
  const all = games.value;
  useEffect(() => {
    document.title = `${t("create-table")} · Sottovoce`;
  });
  const [chosen, setChosen] = useState(game);
  const info = all?.find((one) => one.name === chosen) ?? all?.[0];
  if (!all || !info) return <Frame title="" waiting />;
  return (
    <Frame title="">
      <div class="create sheet">
        <h1>{t("create-table")}</h1>
        <fieldset class="segments large-segments">
          <legend>{t("game")}</legend>
          {all.map((one) => (
            <button type="button" key={one.name} aria-pressed={one === info} onClick={() => setChosen(one.name)}>
              {one.title}
            </button>
          ))}
        </fieldset>
        <p class="quiet-note">{info.summary}</p>
        <CreateForm key={info.name} info={info} />
      </div>
    </Frame>
  );
}

function request(place: Place): SeatRequest {
  if (place.sitter.startsWith("bot ")) return { kind: "bot", bot: place.sitter.slice(4) };
  if (place.sitter === "me" || place.sitter === "here") return { kind: "me", name: place.name };
  return { kind: place.sitter as "friend" | "open" };
}

function CreateForm({ info }: { info: GameInfo }) {
  const most = Math.max(...info.seats);
  const [players, setPlayers] = useState(Math.min(...info.seats));
  const [places, setPlaces] = useState<Place[]>(() => [
    { sitter: "me", name: myName.peek() },
    ...Array.from({ length: most - 1 }, (): Place => ({ sitter: `bot ${usualBot(info)}`, name: "" })),
  ]);
  const [options, setOptions] = useState<Record<string, string>>({});
  const [open, setOpen] = useState(false);
  const [hints, setHints] = useState(true);
  const [undo, setUndo] = useState(true);
  const [clock, setClock] = useState<string>("none");
  const [out, setOut] = useState<Out>("turn");
  const [debate, setDebate] = useState(false);
  const [busy, setBusy] = useState(false);
  const lacking = Object.values(options).includes(OWN);
  const create = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const mine = places.find((place) => place.sitter === "me");
    if (mine) myName.value = mine.name;
    const seats = places.slice(0, players).map(request);
    const made = await trying(
      api.create({
        game: info.name,
        players,
        options,
        seats,
        public: open,
        hints: hints && !open,
        undo,
        out: clock === "none" ? "turn" : out,
        debate: info.debates && debate,
        ...timing(clock),
      }),
    );
    setBusy(false);
    if (!made) return;
    rememberMade(info.name, made);
    await addMine(made);
    go(`/t/${made.id}`);
  };
  return (
    <form onSubmit={create}>
      {info.seats.length > 1 && (
        <fieldset class="segments">
          <legend>{t("number-of-players")}</legend>
          {info.seats.map((count) => (
            <button type="button" key={count} aria-pressed={count === players} onClick={() => setPlayers(count)}>
              {count}
            </button>
          ))}
        </fieldset>
      )}
      <Seats
        info={info}
        places={places.slice(0, players)}
        change={(seat, place) => setPlaces(places.with(seat, place))}
      />
      <Options info={info} options={options} choose={(name, value) => setOptions({ ...options, [name]: value })} />
      <fieldset class="create-more">
        <legend>{t("table")}</legend>
        <Tick label={t("public-table")} help={t("public-table-help")} on={open} flip={() => setOpen(!open)} />
        {!open && (
          <Tick label={t("allow-hints")} help={t("allow-hints-help")} on={hints} flip={() => setHints(!hints)} />
        )}
        {info.debates && (
          <Tick label={t("debate-timer")} help={t("debate-timer-help")} on={debate} flip={() => setDebate(!debate)} />
        )}
        <Tick label={t("allow-undo")} help={t("allow-undo-help")} on={undo} flip={() => setUndo(!undo)} />
        <label class="field">
          <span>{t("clock")}</span>
          <select value={clock} onChange={(event) => setClock(event.currentTarget.value)}>
            {CLOCKS.map((name) => (
              <option key={name} value={name}>
                {t(`clock-${name}`)}
              </option>
            ))}
          </select>
        </label>
        {clock !== "none" && (
          <label class="field">
            <span>{t("out-of-time")}</span>
            <select value={out} onChange={(event) => setOut(event.currentTarget.value as Out)}>
              {OUTS.map((name) => (
                <option key={name} value={name}>
                  {t(`out-${name}`)}
                </option>
              ))}
            </select>
          </label>
        )}
      </fieldset>
      {lacking && <p class="quiet-note">{t("own-file-lacking")}</p>}
      <button type="submit" class="primary large" disabled={busy || lacking}>
        {t("create")}
      </button>
    </form>
  );
}

interface SeatsProps {
  info: GameInfo;
  places: Place[];
  change: (seat: number, place: Place) => void;
}

function Seats({ info, places, change }: SeatsProps) {
  return (
    <fieldset class="create-seats">
      <legend>{t("seats")}</legend>
      {places.map((place, seat) => (
        <div class="create-seat" key={seat}>
          <span class="seat-number" aria-hidden="true">
            {seat + 1}
          </span>
          <select
            value={place.sitter}
            aria-label={t("seat-number", { number: seat + 1 })}
            onChange={(event) => change(seat, { ...place, sitter: event.currentTarget.value as Sitter })}
          >
            <option value="me">{t("sitter-me")}</option>
            <option value="here">{t("sitter-here")}</option>
            <option value="friend">{t("sitter-friend")}</option>
            <option value="open">{t("sitter-open")}</option>
            <optgroup label={t("bots")}>
              {info.bots.map((bot) => (
                <option key={bot.name} value={`bot ${bot.name}`}>
                  {t("sitter-bot", { level: bot.label })}
                </option>
              ))}
            </optgroup>
          </select>
          <SeatDetail info={info} place={place} seat={seat} rename={(name) => change(seat, { ...place, name })} />
        </div>
      ))}
      {info.scale && places.some((place) => place.sitter.startsWith("bot ")) && <p class="quiet-note">{info.scale}</p>}
    </fieldset>
  );
}

function SeatDetail({
  info,
  place,
  seat,
  rename,
}: {
  info: GameInfo;
  place: Place;
  seat: number;
  rename: (name: string) => void;
}) {
  if (place.sitter === "me" || place.sitter === "here") {
    return (
      <input
        value={place.name}
        maxLength={LONGEST_NAME}
        placeholder={t("name")}
        aria-label={t("name-of-seat", { number: seat + 1 })}
        onInput={(event) => rename(event.currentTarget.value)}
      />
    );
  }
  const bot = info.bots.find((one) => place.sitter === `bot ${one.name}`);
  return <span class="quiet-note">{bot ? bot.help : t(`sitter-${place.sitter}-help`)}</span>;
}

interface OptionsProps {
  info: GameInfo;
  options: Record<string, string>;
  choose: (name: string, value: string) => void;
}

function Options({ info, options, choose }: OptionsProps) {
  if (!info.options.length) return null;
  return (
    <details class="create-options">
      <summary>{t("options")}</summary>
      {info.options.map((option) => (
        <Choose
          key={option.name}
          info={info}
          option={option}
          value={options[option.name] ?? option.default}
          choose={(value) => choose(option.name, value)}
        />
      ))}
    </details>
  );
}

interface ChooseProps {
  info: GameInfo;
  option: GameOption;
  value: string;
  choose: (value: string) => void;
}

/** An option: one of its values, or one's own where that may be. */
function Choose({ info, option, value, choose }: ChooseProps) {
  const listed = option.values.some((one) => one.value === value);
  return (
    <>
      <label class="field">
        <span>{option.title}</span>
        <select value={listed ? value : OWN} onChange={(event) => choose(event.currentTarget.value)}>
          {option.values.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
          {option.own && <option value={OWN}>{t("own-file")}</option>}
        </select>
        <span class="quiet-note">{option.help}</span>
      </label>
      {!listed && <OwnFile info={info} option={option} choose={choose} />}
    </>
  );
}

function Tick({ label, help, on, flip }: { label: string; help: string; on: boolean; flip: () => void }) {
  return (
    <label class="tick">
      <input type="checkbox" checked={on} onChange={flip} />
      <span>
        {label}
        <span class="quiet-note">{help}</span>
      </span>
    </label>
  );
}
