export { writeClock } from "./clock-file.ts";
export { doMarketTask } from "./market-task.ts";
export { wireRun } from "./run-store.ts";
export { nextDue } from "./schedule.ts";
export { Upkeep } from "./upkeep.ts";
