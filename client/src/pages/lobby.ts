/** The pages around the tables, which come together: they are small, and whoever sees one soon sees another. */

import { speakAll } from "../words";

export { AccountPage } from "./account";
export { CreatePage } from "./create";
export { HomePage } from "./home";
export { JoinPage } from "./join";
export { LessonsPage } from "./lessons";
export { MyTablesPage } from "./my_tables";
export { PersonPage } from "./person";

await speakAll();

export { paceOf } from "../table/pace";
