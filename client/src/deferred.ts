/** Everything not needed for the first move, as one bundle: gathering, the end, talk, notes, help, replay and
 * analysis. */

import { speakAll } from "./words";

export { Affairs, AffairsBar } from "./days/affairs";
export { ReplayPage } from "./pages/replay";
export { Analysis } from "./replay/analysis";
export { ChoiceList } from "./table/choices";
export { Ending, EndingBar } from "./table/ending";
export { Gathering } from "./table/gathering";
export { Help, OwnSeat } from "./table/help";
export { Notes } from "./table/notes";
export { Recap } from "./table/recap";
export { Talk } from "./table/talk";

await speakAll();
