export { money } from "./model/tokens.ts";
export { modelHash } from "./model-report-hash.ts";
export { prepareReports } from "./prepare-reports.ts";
export { presentEvidence, presentReport, type ReportQuestion, rulesHash } from "./present-report.ts";
export {
  lastPublished,
  listVersions,
  publishVersion,
  type ReportShelf,
  readVersion,
  type VersionContent,
  versionByHash,
} from "./published-reports.ts";
export { type ReportAccess, type ReportGuards, reportAccess } from "./report-access.ts";
export { checkContextOf, evidenceHash, type ReportEvidence, reportEvidence } from "./report-evidence.ts";
export { citedItems, sentencesOf, shownItems } from "./report-items.ts";
export { Reports } from "./reports.ts";
export { estimateOf, wireConsumption } from "./runs/estimate.ts";
export { unlockedStock } from "./unlocked-stock.ts";
