export { recordEntriesRoute } from "./record-entries.ts";
export { recordScoresRoute } from "./record-scores.ts";
