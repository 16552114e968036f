export { MarketStatus } from "./MarketStatus.tsx";
export { Movers } from "./Movers.tsx";
export { marketStateQuery } from "./market-state.query.ts";
export { QualitySummary } from "./QualitySummary.tsx";
export { SectorTable } from "./SectorTable.tsx";
export { Sources } from "./Sources.tsx";
export { type ExampleQuestion, WorkedExamples } from "./WorkedExamples.tsx";
