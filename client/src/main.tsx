/** The client begins here: words first, then the page that the address asks for. */

import { render } from "preact";
import { fetchGames } from "./games";
import { CreatePage } from "./pages/create";
import { HomePage } from "./pages/home";
import { JoinPage } from "./pages/join";
import { Problem } from "./pages/problem";
import { ReplayPage } from "./pages/replay";
import { RulesPage } from "./pages/rules";
import { TablePage } from "./pages/table";
import { listen, place } from "./router";
import { dress, lang, measureScreen } from "./settings";
import { speakLanguage } from "./words";

function App() {
  fetchGames(lang.value);
  const { path, search } = place.value;
  const [first = "", id = "", second = "", moment = ""] = path.split("/").slice(1).map(decodeURIComponent);
  if (first === "") return <HomePage />;
  if (first === "new") return <CreatePage game={id || null} />;
  if (first === "rules" && id) return <RulesPage key={id} game={id} />;
  if (first === "join" && id) return <JoinPage key={id} id={id} />;
  if (first === "t" && id && second === "at") return <ReplayPage key={id} id={id} at={Number(moment) || 0} />;
  if (first === "t" && id && !second) return <TablePage key={id} id={id} />;
  if (first === "replay" && id)
    return <ReplayPage key={id} id={id} at={Number(new URLSearchParams(search).get("at")) || 0} />;
  return <Problem problem={null} />;
}

dress();
measureScreen();
listen();
await speakLanguage(lang.peek());
render(<App />, document.getElementById("app") as HTMLElement);
