/** What nobody needs to begin to play, in one piece: gathering, the end, talk, notes, help, replay and analysis. */

export { ReplayPage } from "./pages/replay";
export { Analysis } from "./replay/analysis";
export { Ending } from "./table/ending";
export { Gathering } from "./table/gathering";
export { Help } from "./table/help";
export { Notes } from "./table/notes";
export { Talk } from "./table/talk";
