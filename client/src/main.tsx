import { render } from "preact";

render(<main>Sottovoce</main>, document.getElementById("app") as HTMLElement);
