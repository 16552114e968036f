export { startRun } from "./runs.query.ts";
