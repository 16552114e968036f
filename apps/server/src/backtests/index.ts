export { Backtests } from "./backtests.ts";
export { EVENT_STREAM, eventStream } from "./event-stream.ts";
export { orderFile } from "./export-orders.ts";
