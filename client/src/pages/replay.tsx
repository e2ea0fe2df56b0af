/** A game seen again: moment by moment, from any seat, and onwards from any moment. */

import sheet from "sheet:../style/analysis.css";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { api, Refused } from "../api";
import { addMine } from "../dice";
import { measure, type Places } from "../flip";
import type { LogLine, Update } from "../game";
import { gameInfo, usualBot } from "../games";
import { type OwnSeat, ownTable, rememberMade } from "../keys";
import { usePart } from "../lazy_part";
import { Pick, ReplayBar } from "../replay/bar";
import { go, Link, place } from "../router";
import { lang, motionWanted } from "../settings";
import { dressed } from "../sheets";
import { Curtain } from "../table/curtain";
import { copy, LinkCode } from "../table/link";
import { Log } from "../table/log";
import { type Equipment, Scene, shapeOf, useEquipment, usePointed } from "../table/scene";
import { explainFailure, trying } from "../toast";
import { Dialog } from "../ui/dialog";
import { Explanations } from "../ui/explain";
import { t } from "../words";
import { Frame } from "./frame";
import { Problem } from "./problem";

const STEP = 1200;

/** The newest view of the table, which knows how long the game is and all of its log. */
function useWhole(id: string, key: string | null) {
  const [whole, setWhole] = useState<Update | null>(null);
  const [problem, setProblem] = useState<Refused | null>(null);
  const language = lang.value;
  useEffect(() => {
    api.table(id, key).then(setWhole, (failure) => {
      if (failure instanceof Refused) setProblem(failure);
      else explainFailure(failure);
    });
  }, [id, key, language]);
  return { whole, problem };
}

/** One moment's view, with its neighbour fetched ahead. */
function useMoment(id: string, moment: number, seat: number | null, key: string | null, last: number) {
  const known = useRef(new Map<string, Promise<Update>>());
  const root = useRef<HTMLElement>(null);
  const before = useRef<Places>(new Map());
  const [shown, setShown] = useState<Update | null>(null);
  const language = lang.value;
  useEffect(() => {
    let wanted = true;
    const ask = (number: number) => {
      const name = `${language} ${seat} ${number}`;
      let found = known.current.get(name);
      if (!found) {
        found = api.moment(id, number, seat, key);
        found.catch(() => known.current.delete(name));
        known.current.set(name, found);
      }
      return found;
    };
    ask(moment).then((update) => {
      if (!wanted) return;
      if (motionWanted()) before.current = measure(root.current);
      setShown(update);
      if (moment < last) ask(moment + 1).catch(() => undefined);
    }, explainFailure);
    return () => {
      wanted = false;
    };
  }, [id, moment, seat, key, last, language]);
  return { shown, root, before };
}

export function ReplayPage({ id, at }: { id: string; at: number }) {
  const seats = ownTable(id)?.seats ?? [];
  // Where several people play at this screen, nobody's secrets are shown before it was asked who looks.
  const [own, setOwn] = useState(seats.length > 1 ? null : (seats[0] ?? null));
  const [veiled, veil] = useState<OwnSeat | null>(null);
  const { whole, problem } = useWhole(id, own?.key ?? null);
  const over = whole?.state === "over";
  const equipment = useEquipment(whole?.game, whole?.options);
  useEffect(() => {
    if (over && !own) setOwn(seats[0] ?? null);
  }, [over]);
  if (problem) return <Problem problem={problem} />;
  if (!whole || (own && whole.seat !== own.seat)) return <Frame title="" waiting />;
  const take = (seat: OwnSeat | null) => {
    veil(null);
    setOwn(seat);
  };
  const title = gameInfo(whole.game)?.title ?? "";
  if (veiled) {
    return (
      <Frame title={title}>
        <Curtain name={whole.seats[veiled.seat]?.spoken ?? ""} open={() => take(veiled)} />
      </Frame>
    );
  }
  const secret = equipment.client?.secrets?.(whole.options) ?? gameInfo(whole.game)?.secrets ?? true;
  const others = over || seats.length < 2 ? [] : seats.filter(({ seat }) => seat !== own?.seat);
  return (
    <Replay
      key={own?.seat}
      whole={whole}
      equipment={equipment}
      seatKey={own?.key ?? null}
      ownSeat={own?.seat ?? null}
      others={others}
      change={(seat) => (seat && secret ? veil(seat) : take(seat))}
      at={Math.min(at, whole.entry)}
    />
  );
}

interface ReplayProps {
  whole: Update;
  equipment: Equipment;
  seatKey: string | null;
  ownSeat: number | null;
  /** Other seats that are played at this screen, while the game is on. */
  others: OwnSeat[];
  /** Looks from another of them, or, for null, from none. */
  change: (seat: OwnSeat | null) => void;
  at: number;
}

function Replay({ whole, equipment, seatKey, ownSeat, others, change, at }: ReplayProps) {
  const [seat, setSeat] = useState(ownSeat);
  const [autoplay, setAutoplay] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const [onwards, setOnwards] = useState<number | null>(null);
  const [analysed, setAnalysed] = useState(whole.state === "over" && place.peek().hash === "#analysis");
  const Analysis = usePart(analysed, fetchAnalysis);
  const { shown, root, before } = useMoment(whole.table, at, seat, seatKey, whole.entry);
  const pointed = usePointed();
  const info = gameInfo(whole.game);
  const show = useCallback(
    (moment: number) => go(`/t/${whole.table}/at/${Math.max(0, Math.min(whole.entry, moment))}`, true),
    [whole],
  );
  const point = useCallback((tokens: string[]) => {
    pointed.value = tokens;
  }, []);
  useAutoplay(autoplay && at < whole.entry, speed, () => show(at + 1), [at, shown]);
  useLayoutEffect(() => {
    document.title = `${info?.title ?? ""} · ${t("replay")}`;
  });
  useEffect(() => {
    if (at >= whole.entry) setAutoplay(false);
  }, [at, whole.entry]);
  const look = (wanted: number | null) => {
    const other = others.find((one) => one.seat === wanted);
    if (other || (others.length && wanted === null)) change(other ?? null);
    else setSeat(wanted);
  };
  const toggle = () => {
    if (!autoplay && at >= whole.entry) show(0);
    setAutoplay(!autoplay);
  };
  const lines: LogLine[] = whole.log.filter((line) => line.entry <= at);
  return (
    <Frame title={info?.title ?? ""} game={whole.game} table root={root}>
      <ReplayBar
        whole={whole}
        at={at}
        show={show}
        autoplay={autoplay}
        toggle={toggle}
        speed={speed}
        setSpeed={setSpeed}
      >
        {(whole.state === "over" || ownSeat !== null || others.length > 0) && (
          <Pick
            label={t("perspective")}
            value={String(seat)}
            choose={(value) => look(JSON.parse(value))}
            values={perspectives(whole, [ownSeat, ...others.map((other) => other.seat)])}
          />
        )}
        {whole.state === "over" && at < whole.entry && (
          <button type="button" onClick={() => setOnwards(shown?.to_act[0] ?? ownSeat ?? 0)}>
            {t("play-from-here")}
          </button>
        )}
        {whole.state === "over" && !analysed && (
          <button type="button" onClick={() => setAnalysed(true)}>
            {t("analyse")}
          </button>
        )}
        <button type="button" onClick={() => void copy(location.href)}>
          {t("copy-moment")}
        </button>
        <LinkCode key={at} address={location.origin + location.pathname} label={t("copy-moment")} />
        <Link to={`/t/${whole.table}`} class="button quiet">
          {t("to-table")}
        </Link>
      </ReplayBar>
      <div class="table replay" data-tab="board" data-shape={shapeOf(equipment.drawing)}>
        <div class="table-main">
          {shown && (
            <Scene
              {...equipment}
              update={shown}
              talk={whole.talk.filter((line) => line.after <= at)}
              log={lines}
              closed
              past
              choose={nothing}
              say={nothing}
              pointed={pointed}
              before={before}
              root={root}
            />
          )}
        </div>
        <aside class="side" id="side-panel" aria-label={t("log")}>
          <Log update={shown ?? whole} client={equipment.client} lines={lines} read={null} point={point} look={show} />
        </aside>
      </div>
      {analysed && Analysis && (
        <Analysis
          whole={whole}
          seat={ownSeat}
          at={at}
          show={show}
          onwards={(moment, me) => {
            show(moment);
            setOnwards(me);
          }}
          close={() => setAnalysed(false)}
        />
      )}
      <Explanations game={whole.game} />
      {onwards !== null && <Onwards whole={whole} at={at} mine={onwards} close={() => setOnwards(null)} />}
    </Frame>
  );
}

const fetchAnalysis = async () => (await dressed(sheet, import("../deferred"))).Analysis;

const nothing = () => undefined;

/** One moment after the other while it is on. */
function useAutoplay(on: boolean, speed: number, next: () => void, moments: unknown[]): void {
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(next, STEP / speed);
    return () => clearTimeout(timer);
  }, [on, speed, ...moments]);
}

/** Everybody's view of a finished game; of a running one only one's own and the spectators'. */
function perspectives(whole: Update, own: (number | null)[]): [string, string][] {
  const seats = whole.seats.map((seat, number): [string, string] => [String(number), seat.spoken]);
  const open = whole.state === "over" ? seats : seats.filter((_, number) => own.includes(number));
  return [["null", t("spectator")], ...open];
}

/** A new private table from this moment: one seat for me, bots for the others. */
function Onwards({ whole, at, mine, close }: { whole: Update; at: number; mine: number; close: () => void }) {
  const info = gameInfo(whole.game);
  const [me, setMe] = useState(mine);
  const [bot, setBot] = useState(info ? usualBot(info) : "");
  const start = async () => {
    const others = whole.seats.map((_, seat) => seat).filter((seat) => seat !== me);
    const bots = Object.fromEntries(others.map((seat) => [seat, bot]));
    const key = ownTable(whole.table)?.seats.find(({ seat }) => seat === whole.seat)?.key ?? null;
    const made = await trying(api.from(whole.table, { moment: at, me, bots }, key));
    if (!made) return;
    rememberMade(whole.game, made);
    await addMine(made);
    go(`/t/${made.id}`);
  };
  return (
    <Dialog title={t("play-from-here")} close={close}>
      <p>{t("play-from-here-explained")}</p>
      <Pick
        label={t("my-seat")}
        value={String(me)}
        choose={(value) => setMe(Number(value))}
        values={whole.seats.map((seat, number) => [String(number), seat.spoken])}
      />
      <Pick
        label={t("bot-level")}
        value={bot}
        choose={setBot}
        values={info?.bots.map((one) => [one.name, one.label]) ?? []}
      />
      <button type="button" class="primary" onClick={() => void start()}>
        {t("begin")}
      </button>
    </Dialog>
  );
}
