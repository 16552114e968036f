export { readAsOf } from "./as-of.ts";
export { marketSpanQuery } from "./market-span.query.ts";
export { PastBanner, TimeMachine } from "./TimeMachine.tsx";
