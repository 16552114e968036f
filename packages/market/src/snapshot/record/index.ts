export { ActionsRecord } from "./actions-record.ts";
export { BarsRecord } from "./bars-record.ts";
export { type CompanyRow, writeCompaniesRecord } from "./companies-record.ts";
export { FactsRecord } from "./facts-record.ts";
export { FilingsRecord } from "./filings-record.ts";
export { writeInstrumentsRecord } from "./instruments-record.ts";
export { writeMembershipsRecord, writeSeriesRecord } from "./series-record.ts";
export { writeTargetsRecord } from "./targets-record.ts";
