export { FiledCompanies } from "./changes/FiledCompanies.tsx";
export { TargetRevisions } from "./changes/TargetRevisions.tsx";
export { MarketStatus } from "./MarketStatus.tsx";
export { Movers } from "./Movers.tsx";
export { marketChangesQuery, marketStateQuery } from "./market.query.ts";
export { SectorTable } from "./SectorTable.tsx";
export { QualitySummary, Sources } from "./Sources.tsx";
export { type ExampleName, WorkedExamples } from "./WorkedExamples.tsx";
