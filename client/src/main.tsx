/** The client begins here: words first, then the page that the address asks for, fetched when it is first needed. */

import "./common";
import accountSheet from "sheet:./style/account.css";
import sheet from "sheet:./style/pages.css";
import replaySheet from "sheet:./style/replay.css";
import { type ComponentType, render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { fetchGames } from "./games";
import { Frame } from "./pages/frame";
import { Problem } from "./pages/problem";
import { listen, place } from "./router";
import { dress, lang, measureScreen, recall } from "./settings";
import { dressed } from "./sheets";
import { explainFailure } from "./toast";
import { speakLanguage } from "./words";
import { install } from "./worker/install";

/** What an address asks for: a page, the properties it gets, and a key that changes when it must begin again. */
interface Wanted {
  page: keyof typeof PAGES;
  props?: Record<string, unknown>;
  key?: string;
}

const study = () => dressed(sheet, import("./pages/study"));
const lobby = () => dressed(sheet, import("./pages/lobby"));
const accounts = () => dressed(accountSheet, lobby());
const messages = () => dressed(accountSheet, dressed(sheet, import("./pages/messages")));

const PAGES = {
  home: async () => (await lobby()).HomePage,
  create: async () => (await lobby()).CreatePage,
  rules: async () => (await study()).RulesPage,
  summary: async () => (await study()).SummaryPage,
  join: async () => (await lobby()).JoinPage,
  table: async () => (await import("./pages/table")).TablePage,
  lessons: async () => (await study()).LessonsPage,
  puzzles: async () => (await study()).PuzzlesPage,
  puzzle: async () => (await import("./pages/puzzle")).PuzzlePage,
  lesson: async () => (await import("./pages/lesson")).LessonPage,
  replay: async () => (await dressed(replaySheet, import("./deferred"))).ReplayPage,
  tables: async () => (await lobby()).MyTablesPage,
  account: async () => (await accounts()).AccountPage,
  messages: async () => (await messages()).MessagesPage,
  unsubscribe: async () => (await messages()).UnsubscribePage,
  open: async () => (await dressed(sheet, import("./pages/open_file"))).OpenPage,
  person: async () => (await accounts()).PersonPage,
};

function wanted(path: string, search: string): Wanted | null {
  const [first = "", id = "", second = "", moment = ""] = path.split("/").slice(1).map(decodeURIComponent);
  if (first === "") return { page: "home" };
  if (first === "new") return { page: "create", props: { game: id || null } };
  if (first === "tables") return { page: "tables" };
  if (first === "account") return { page: id === "messages" ? "messages" : "account" };
  if (first === "open") return { page: "open" };
  if (!id) return null;
  if (first === "unsubscribe") return { page: "unsubscribe", props: { name: id } };
  if (first === "people") return { page: "person", props: { name: id }, key: id };
  if (first === "rules" && second === "summary") return { page: "summary", props: { game: id }, key: id };
  if (first === "rules") return { page: "rules", props: { game: id }, key: id };
  if (first === "learn" && !second) return { page: "lessons", props: { game: id }, key: id };
  if (first === "learn") return { page: "lesson", props: { game: id, name: second }, key: `${id} ${second}` };
  if (first === "puzzles" && !second) return { page: "puzzles", props: { game: id }, key: id };
  if (first === "puzzles") return { page: "puzzle", props: { game: id, id: second }, key: `${id} ${second}` };
  if (first === "join") return { page: "join", props: { id }, key: id };
  if (first === "t" && !second) return { page: "table", props: { id }, key: id };
  if (first === "replay" || (first === "t" && second === "at")) {
    const at = Number(second ? moment : new URLSearchParams(search).get("at")) || 0;
    return { page: "replay", props: { id, at }, key: id };
  }
  return null;
}

/** The page's component, once it has come. */
function usePage(name: keyof typeof PAGES | undefined): ComponentType<Record<string, unknown>> | null {
  const [found, setFound] = useState<{ name: string; Page: ComponentType<Record<string, unknown>> } | null>(null);
  useEffect(() => {
    if (!name) return;
    PAGES[name]().then(
      (Page) => setFound({ name, Page: Page as unknown as ComponentType<Record<string, unknown>> }),
      explainFailure,
    );
  }, [name]);
  return found && found.name === name ? found.Page : null;
}

function App() {
  const { path, search } = place.value;
  const asked = wanted(path, search);
  fetchGames(lang.value, asked?.page === "table"); // a table needs the rest only while players gather
  const Page = usePage(asked?.page);
  if (!asked) return <Problem problem={null} />;
  return Page ? <Page key={asked.key} {...asked.props} /> : <Frame title="" waiting />;
}

dress();
listen();
measureScreen();
if (recall<boolean>("account")) await import("./account/session").then(({ begin }) => begin()).catch(() => {});
await speakLanguage(lang.peek());
render(<App />, document.getElementById("app") as HTMLElement);
install();
