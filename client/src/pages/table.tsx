/** The page of a table: everything that one seat, or a spectator, sees and does there. */

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { api, Refused } from "../api";
import { measure, type Places } from "../flip";
import { gameInfo } from "../games";
import { ownTable, ownTables, remember, rememberSeat } from "../keys";
import { Live, type Standing } from "../live";
import { go, place } from "../router";
import { lang, motionWanted, textBoard } from "../settings";
import { Aim } from "../table/aim";
import { ChoiceList } from "../table/choices";
import { Curtain, nextSeat } from "../table/curtain";
import { Ending } from "../table/ending";
import { Help } from "../table/help";
import { useKeys } from "../table/keys";
import { tokensOf } from "../table/log";
import { barChoices, PromptBar } from "../table/prompt";
import { Scene, useEquipment, usePointed } from "../table/scene";
import { Gathering, SeatChips } from "../table/seats";
import { Side, type Tab } from "../table/side";
import { useTurn } from "../table/turn";
import { explainFailure, tell, trying } from "../toast";
import { Explanations } from "../ui/explain";
import { closeMenu, Menu, openMenu } from "../ui/menu";
import { t } from "../words";
import { Frame } from "./frame";
import { Problem } from "./problem";

/** The live stream of the seat shown; a new one for another seat or language. */
function useLive(id: string, key: string | null): Live {
  const language = lang.value;
  const live = useMemo(() => new Live(id, key), [id, key, language]);
  useEffect(() => () => live.close(), [live]);
  return live;
}

/** A key that came with the address (`/t/ID#KEY`) is kept and taken out of sight. */
function useKeyInAddress(id: string): string | null {
  const [key, setKey] = useState(() => place.peek().hash.slice(1) || null);
  useEffect(() => {
    if (!key) return;
    api.table(id, key).then((update) => {
      if (update.seat !== null) rememberSeat(id, update.game, { seat: update.seat, key });
      go(`/t/${id}`, true);
      setKey(null);
    }, explainFailure);
  }, [id, key]);
  return key;
}

/** What is on the screen: the newest standing, with the pieces' old places measured just before it is shown. */
function useShown(live: Live, root: { current: HTMLElement | null }) {
  const before = useRef<Places>(new Map());
  const [shown, setShown] = useState<Standing | null>(null);
  const newest = live.standing.value;
  useLayoutEffect(() => {
    if (newest === shown) return;
    if (newest && motionWanted()) before.current = measure(root.current);
    if (newest || shown?.update.table !== live.table) setShown(newest);
  }, [newest]);
  return { shown, before };
}

export function TablePage({ id }: { id: string }) {
  const arriving = useKeyInAddress(id);
  const own = ownTables.value && ownTable(id);
  const seats = own?.seats.map((seat) => seat.seat) ?? [];
  const [seat, setSeat] = useState<number | null>(seats[0] ?? null);
  const [unveiled, unveil] = useState(seat);
  const key = arriving ?? own?.seats.find((mine) => mine.seat === seat)?.key ?? null;
  const live = useLive(id, key);
  const root = useRef<HTMLElement>(null);
  const { shown, before } = useShown(live, root);
  const update = shown?.update;
  const equipment = useEquipment(update?.game, update?.options);
  const info = gameInfo(update?.game);
  const secret = update ? (equipment.client?.secrets?.(update.options) ?? info?.secrets ?? true) : true;

  const wanted = nextSeat(seats, seat, update?.to_act ?? []);
  useEffect(() => {
    if (wanted === seat) return;
    setSeat(wanted);
    if (!secret || seats.length === 1) unveil(wanted);
  }, [wanted, seat, secret]);

  if (live.connection.value === "refused") return <Problem problem={live.refusal.value} />;
  if (!shown || !update) return <Frame title="" waiting />;
  const curtain = seats.length > 1 && secret && update.state === "playing" && seat !== unveiled && seat !== null;
  if (curtain) {
    return (
      <Frame title={info?.title ?? ""}>
        <Curtain name={update.seats[seat]?.spoken ?? ""} open={() => unveil(seat)} />
      </Frame>
    );
  }
  if (secret && seats.length > 1 && update.seat !== seat) return <Frame title={info?.title ?? ""} waiting />;
  return (
    <PlayedTable
      live={live}
      shown={shown}
      equipment={equipment}
      title={info?.title ?? ""}
      root={root}
      before={before}
    />
  );
}

interface PlayedProps {
  live: Live;
  shown: Standing;
  equipment: ReturnType<typeof useEquipment>;
  title: string;
  root: { current: HTMLElement | null };
  before: { current: Places };
}

/** What the seat can do: answer, take back, talk, ask for a hint. */
function useDeeds(live: Live, shown: Standing) {
  const [busy, setBusy] = useState(false);
  const { update } = shown;
  useEffect(() => setBusy(false), [update]);
  const act = useCallback(
    async (action: string) => {
      closeMenu();
      if (!live.key) return;
      setBusy(true);
      try {
        await api.act(update.table, update.ask, action, live.key);
        if (live.connection.peek() !== "live") await live.refresh();
      } catch (problem) {
        explainFailure(problem);
        if (problem instanceof Refused) await trying(live.refresh());
        setBusy(false);
      }
    },
    [live, update],
  );
  const say = useCallback(
    async (text: string, to: number[] | null) => {
      if (!live.key) return false;
      return (await trying(api.say(update.table, text, to, live.key).then(() => true))) ?? false;
    },
    [live, update.table],
  );
  const hint = async () => {
    const found = live.key && (await trying(api.hint(update.table, live.key)));
    if (found) tell([t("hint-says", { choice: found.label }), found.why].filter(Boolean).join(" "));
  };
  return { busy, act, say, hint };
}

function PlayedTable({ live, shown, equipment, title, root, before }: PlayedProps) {
  const { update, log, talk } = shown;
  const own = ownTable(update.table);
  const { busy, act, say, hint } = useDeeds(live, shown);
  const pointed = usePointed();
  const point = useCallback((tokens: string[]) => {
    pointed.value = tokens;
  }, []);
  const [tab, setTab] = useState<Tab>("board");
  const [help, setHelp] = useState(false);
  const [read] = useState(own?.read ?? null);
  useTurn(shown, title);
  useEffect(() => {
    if (own) remember(update.table, { read: log.length, game: update.game });
  }, [log.length, own !== undefined]);
  const undo = () => void (update.undo.may && act("undo"));
  const buttons = barChoices(update, equipment.client);
  useKeys({
    number: (number) => {
      const choice = buttons[number - 1];
      if (choice && !busy) void act(choice.action);
    },
    all: () => {
      const bar = document.getElementById("prompt");
      if (bar && update.choices.length) openMenu(update.choices, bar, (action) => void act(action));
    },
    undo,
    help: () => setHelp(true),
    board: () => document.querySelector<HTMLElement | SVGElement>('#board [tabindex="0"]')?.focus(),
    text: () => {
      textBoard.value = !textBoard.peek();
    },
  });
  const placesOf = equipment.client?.placesOf ?? tokensOf;
  return (
    <Frame
      title={title}
      game={update.game}
      table
      beside={update.state !== "gathering"}
      root={root}
      connection={live.connection.value}
      help={() => setHelp(true)}
      people={<SeatChips update={update} />}
    >
      <Aim update={update} words={equipment.words} />
      {update.state !== "over" && (
        <PromptBar
          update={update}
          equipment={equipment}
          busy={busy}
          choose={(action) => void act(action)}
          undo={undo}
          hint={update.hints ? () => void hint() : null}
        />
      )}
      <div
        class="table"
        data-tab={tab}
        data-text={textBoard.value || undefined}
        data-entry={update.entry}
        data-state={update.state}
      >
        <div class="table-main" id="board-panel" role="tabpanel" aria-label={t("board")}>
          {update.state === "over" && <Ending update={update} seatKey={live.key} />}
          {update.state === "gathering" ? (
            <Gathering update={update} own={own} info={gameInfo(update.game)} />
          ) : (
            <Scene
              {...equipment}
              update={update}
              talk={talk}
              log={log}
              busy={busy}
              choose={act}
              say={say}
              pointed={pointed}
              before={before}
              root={root}
            />
          )}
          {textBoard.value && <ChoiceList choices={update.choices} busy={busy} choose={act} />}
        </div>
        {update.state !== "gathering" && (
          <Side
            update={update}
            log={log}
            talk={talk}
            seatKey={live.key}
            read={read}
            say={say}
            point={point}
            placesOf={placesOf}
            tab={tab}
            setTab={setTab}
          />
        )}
      </div>
      <Menu />
      <Explanations game={update.game} />
      {help && <Help close={() => setHelp(false)} />}
    </Frame>
  );
}
