/** The pages on which one reads and chooses what to learn: the rules, their summary, lessons. */

export { LessonsPage } from "./lessons";
export { RulesPage, SummaryPage } from "./rules";
