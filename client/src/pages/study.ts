/** The pages on which one reads and chooses what to learn: the rules, their summary, lessons, puzzles. */

export { LessonsPage } from "./lessons";
export { PuzzlesPage } from "./puzzles";
export { RulesPage, SummaryPage } from "./rules";
