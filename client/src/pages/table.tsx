/** The page of a table: everything that one seat, or a spectator, sees and does there. */

import affairsSheet from "sheet:../style/affairs.css";
import coachSheet from "sheet:../style/coach.css";
import endingSheet from "sheet:../style/ending.css";
import { type ReadonlySignal, useComputed, useSignal } from "@preact/signals";
import { boards } from "boards";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { api, Refused } from "../api";
import { lookAtDice } from "../dice";
import type { Places } from "../flip";
import type { Choice, Preview, Update } from "../game";
import { gameInfo } from "../games";
import { forgetSeat, noteRead, ownTable, ownTables, rememberSeat } from "../keys";
import { usePart } from "../lazy_part";
import { Live, type TableState } from "../live";
import { pressed } from "../paint";
import { go, place } from "../router";
import { lang, narrow, textBoard } from "../settings";
import { dressed } from "../sheets";
import { useCoach } from "../table/advice";
import { Curtain, nextSeat } from "../table/curtain";
import { useTab } from "../table/drawers";
import { haven, useFocusKept } from "../table/focus";
import { Aim } from "../table/goal";
import { type Hold, useForesight, useHold } from "../table/held_step";
import { useKeys } from "../table/keys";
import { type Playback, usePlayback } from "../table/playback";
import { barChoices, PromptBar } from "../table/prompt";
import { type Equipment, Scene, useEquipment, usePointed } from "../table/scene";
import { AffairsButton, SeatChips } from "../table/seats";
import { Side } from "../table/side_panel";
import { useTurn } from "../table/turn";
import { explainFailure, trying } from "../toast";
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

/** How the table stands for a seat; while a new stream begins, in another language say, as it stood. */
function useStanding(live: Live, seat: number | null): TableState | null {
  const last = useRef<TableState | null>(null);
  const now = live.standing.value;
  if (now) last.current = now;
  const same = last.current?.update.table === live.table && last.current.update.seat === seat;
  return now ?? (same ? last.current : null);
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

export function TablePage({ id }: { id: string }) {
  const arriving = useKeyInAddress(id);
  const own = ownTables.value && ownTable(id);
  const seats = own?.seats.map((seat) => seat.seat) ?? [];
  const [seat, setSeat] = useState<number | null>(seats[0] ?? null);
  const [unveiled, unveil] = useState(seats.length > 1 ? null : seat);
  const key = arriving ?? own?.seats.find((mine) => mine.seat === seat)?.key ?? null;
  const live = useLive(id, key);
  const standing = useStanding(live, seat);
  const update = standing?.update;
  const equipment = useEquipment(update?.game, update?.options);
  const info = gameInfo(update?.game);
  const secret = update ? (equipment.client?.secrets?.(update.options) ?? info?.secrets ?? true) : true;

  const wanted = nextSeat(seats, seat, update?.to_act ?? []);
  useEffect(() => {
    if (wanted === seat) return;
    setSeat(wanted);
    if (!secret || seats.length === 1) unveil(wanted);
  }, [wanted, seat, secret]);

  if (live.connection.value === "refused") {
    const lost = live.refusal.value?.status === 401 && seat !== null; // somebody else has the seat now
    const watch = () => {
      forgetSeat(id, seat ?? 0);
      setSeat(null);
    };
    return <Problem problem={live.refusal.value} watch={lost ? watch : undefined} />;
  }
  if (!standing || !update || (seats.length > 1 && !equipment.client && update.game in boards))
    return <Frame title="" waiting />;
  const curtain = seats.length > 1 && secret && update.state === "playing" && seat !== unveiled && seat !== null;
  if (curtain) {
    return (
      <Frame title={info?.title ?? ""}>
        <Curtain name={update.seats[seat]?.spoken ?? ""} open={() => unveil(seat)} />
      </Frame>
    );
  }
  if (secret && seats.length > 1 && update.seat !== seat) return <Frame title={info?.title ?? ""} waiting />;
  return <ShownTable live={live} newest={standing} equipment={equipment} secret={secret} title={info?.title ?? ""} />;
}

interface ShownProps {
  live: Live;
  /** The table as it stands: what is asked. */
  newest: TableState;
  equipment: Equipment;
  secret: boolean;
  title: string;
}

/** The table as it is played before the reader's eyes. */
function ShownTable({ live, newest, equipment, secret, title }: ShownProps) {
  const root = useRef<HTMLElement>(null);
  const { seat } = newest.update;
  const [read] = useState(seat === null ? null : (ownTable(live.table)?.read[seat] ?? null));
  const { playback, before } = usePlayback(live, newest, root, read);
  if (!playback.shown) return <Frame title="" waiting />;
  const props = { live, newest, equipment, secret, title, root, before, playback, read };
  return <PlayedTable {...props} shown={playback.shown} />;
}

interface PlayedProps extends ShownProps {
  /** The table as it is shown: what board and log tell. */
  shown: TableState;
  playback: Playback;
  root: { current: HTMLElement | null };
  before: { current: Places };
  read: number | null;
}

/** What the seat can do: answer, take back, talk. */
function useDeeds(live: Live, shown: TableState) {
  // Not a state: the board need not be drawn again because an answer is under way.
  const busy = useSignal(false);
  // Where the table stood at the last answer, and the change that tells of it. The news of an answer may come before
  // the server's reply to it: whoever sees the next question can answer that.
  const last = useRef({ entry: 0, seq: 0 });
  const { update } = shown;
  useLayoutEffect(() => {
    const { entry, seq } = last.current;
    const told = shown.log.findLast((line) => line.seat === update.seat);
    if (update.seq >= seq || (told && told.entry > entry)) busy.value = false;
  }, [live, update.seq]);
  const act = useCallback(
    async (action: string) => {
      closeMenu();
      if (!live.key || busy.peek()) return;
      busy.value = true;
      const mine = { entry: update.entry, seq: Number.POSITIVE_INFINITY };
      last.current = mine;
      let settled = false;
      pressed();
      try {
        mine.seq = (await api.act(update.table, update.ask, action, live.key)).seq;
        if (live.connection.peek() !== "live") await live.refresh();
        settled = (live.standing.peek()?.update.seq ?? 0) >= mine.seq;
      } catch (problem) {
        explainFailure(problem);
        if (problem instanceof Refused) await trying(live.refresh());
        settled = true;
      }
      if (settled && last.current === mine) busy.value = false;
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
  return { busy, act, say };
}

/** Everything that keys do at the table. */
function useTableKeys(
  props: PlayedProps,
  hold: Hold,
  busy: ReadonlySignal<boolean>,
  undo: () => void,
  help: () => void,
): void {
  const { newest, equipment } = props;
  const { update } = newest;
  const buttons = barChoices(update, equipment.client);
  useKeys({
    number: (number) => {
      const choice = buttons[number - 1];
      if (choice && !busy.peek() && !hold.held) hold.choose(choice.action);
    },
    all: () => {
      const bar = document.getElementById("prompt");
      if (bar && update.choices.length && !hold.held) openMenu(update.choices, bar, hold.choose);
    },
    onwards: () => {
      const only = update.choices.length === 1 && update.choices[0];
      if (hold.held) hold.send();
      else if (only && !busy.peek()) hold.choose(only.action);
      else return false;
      return true;
    },
    undo: () => (hold.held ? hold.release() : undo()),
    help,
    board: () => haven("board")?.focus(),
    text: () => {
      textBoard.value = !textBoard.peek();
    },
  });
}

const ending = () => dressed(endingSheet, import("../deferred"));
const beside = () => dressed(affairsSheet, import("../deferred"));
const coach = () => dressed(coachSheet, import("../table/coach"));

function PlayedTable(props: PlayedProps) {
  const { live, newest, shown, playback, equipment, secret, title, root, before, read } = props;
  const { update } = newest;
  const own = ownTable(update.table);
  const { busy: sending, act, say } = useDeeds(live, newest);
  const coaching = useCoach(live, update, act);
  const busy = useComputed(() => sending.value || coaching.thinking.value);
  const hold = useHold(update, coaching.answer);
  const { preview, foresee } = useForesight(live, update, hold.held);
  const pointed = usePointed();
  const point = useCallback((tokens: string[]) => {
    pointed.value = tokens;
  }, []);
  const tab = useTab(update, equipment, playback.past);
  const [help, setHelp] = useState(false);
  const [linked, setLinked] = useState(false);
  const OwnSeat = usePart(linked, async () => (await import("../deferred")).OwnSeat);
  useTurn(newest, title);
  useFocusKept([update, shown, hold.held]);
  useEffect(() => {
    if (own && update.seat !== null) noteRead(update.table, update.game, update.seat, newest.log.length);
  }, [newest.log.length, update.seat, own !== undefined]);
  useEffect(() => lookAtDice(update, own?.seats ?? []), [update.table, update.state, own?.seats.length]);
  const undo = () => void (update.undo.may && act("undo"));
  useTableKeys(props, hold, busy, undo, () => setHelp(true));
  const gathering = update.state === "gathering";
  const [affairs, setAffairs] = useState(false);
  const Affairs = usePart(affairs, async () => (await beside()).Affairs);
  const moot = update.paused || update.proposals.length > 0 || update.floors.length > 0;
  const AffairsBar = usePart(moot, async () => (await beside()).AffairsBar);
  const Coach = usePart(coaching.advice !== null, async () => (await coach()).Coach);
  const Help = usePart(help, async () => (await import("../deferred")).Help);
  const Ending = usePart(update.state === "over", async () => (await ending()).Ending);
  const EndingBar = usePart(update.state === "over", async () => (await ending()).EndingBar);
  const Gathering = usePart(gathering, async () => (await import("../deferred")).Gathering);
  const ChoiceList = usePart(textBoard.value, async () => (await import("../deferred")).ChoiceList);
  const Recap = usePart(
    playback.past || playback.missed > 0 || playback.caption !== "",
    async () => (await import("../deferred")).Recap,
  );
  const over = shown.update.state === "over" && update.state === "over";
  useEffect(() => {
    if (over && narrow.peek()) tab.value = "result";
  }, [over]);
  // Read only where it changes the table: what the pointer rests on is for the board's ghosts alone.
  const expected = hold.held && preview.value;
  const scene = useMemo(() => foreseen(shown.update, hold.held, expected), [shown.update, hold.held, expected]);
  const choose = useCallback((action: string) => void (busy.peek() || hold.choose(action)), [hold.choose]);
  const underWay = useComputed(() => (busy.value ? "" : undefined));
  return (
    <Frame
      title={title}
      game={update.game}
      table
      beside={!gathering}
      root={root}
      connection={live.connection.value}
      help={() => setHelp(true)}
      ownSeat={live.key ? () => setLinked(true) : undefined}
      people={
        <>
          <SeatChips update={update} client={equipment.client} />
          {seated(update) && <AffairsButton orders={update.orders.length} open={() => setAffairs(true)} />}
        </>
      }
    >
      <Aim update={update} words={equipment.words} />
      {over && EndingBar ? (
        <EndingBar update={update} seatKey={live.key} />
      ) : (
        <PromptBar
          update={update}
          equipment={equipment}
          secret={secret}
          busy={busy}
          hold={hold}
          preview={expected}
          foresee={foresee}
          undo={undo}
          hint={update.hints ? () => void coaching.ask() : null}
        />
      )}
      {moot && !over && AffairsBar && <AffairsBar update={update} seatKey={live.key} />}
      {coaching.advice && Coach && (
        <Coach advice={coaching.advice} update={update} act={(action) => void act(action)} close={coaching.close} />
      )}
      <div
        class="table"
        data-tab={playback.review ? "board" : tab}
        data-text={textBoard.value || undefined}
        data-entry={update.entry}
        data-busy={underWay}
        data-state={over ? "over" : update.state === "over" ? "playing" : update.state}
      >
        <div class="table-main" id="board-panel" role="tabpanel" aria-label={t("board")}>
          {gathering ? (
            Gathering && <Gathering update={update} own={own} info={gameInfo(update.game)} />
          ) : (
            <Scene
              {...equipment}
              update={scene}
              talk={shown.talk}
              log={shown.log}
              closed={playback.past || hold.held !== null}
              busy={busy}
              past={playback.past}
              held={hold.held?.action ?? null}
              preview={preview}
              foresee={foresee}
              choose={choose}
              say={say}
              pointed={pointed}
              before={before}
              root={root}
              over={Recap && <Recap playback={playback} />}
              skip={playback.past && !playback.review ? playback.skip : null}
            />
          )}
          {textBoard.value && ChoiceList && !hold.held && (
            <ChoiceList choices={update.choices} busy={busy} choose={choose} />
          )}
        </div>
        {!gathering && (
          <Side
            update={update}
            client={equipment.client}
            log={shown.log}
            talk={newest.talk}
            seatKey={live.key}
            read={read}
            say={say}
            point={point}
            look={playback.look}
            result={
              over && Ending && <Ending update={update} client={equipment.client} log={shown.log} seatKey={live.key} />
            }
            chosen={tab}
          />
        )}
      </div>
      <Menu />
      <Explanations game={update.game} />
      {linked && OwnSeat && (
        <OwnSeat address={`${location.origin}/t/${update.table}#${live.key}`} close={() => setLinked(false)} />
      )}
      {affairs && Affairs && <Affairs update={update} seatKey={live.key} close={() => setAffairs(false)} />}
      {help && Help && <Help update={update} close={() => setHelp(false)} />}
    </Frame>
  );
}

/** True for somebody who plays here now, and can settle things with the others. */
function seated(update: Update): boolean {
  return update.state === "playing" && update.seat !== null && update.seats[update.seat]?.kind === "person";
}

/** The table as it will stand once what is held back is sent, where that is sure. */
function foreseen(update: Update, held: Choice | null, preview: Preview | null): Update {
  const view = held && preview?.action === held.action ? preview.view : null;
  return view ? { ...update, view } : update;
}
