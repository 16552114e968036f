export {
  type PresentReport,
  presentEvidence,
  presentReport,
  type ReportQuestion,
  rulesHash,
} from "./present-report.ts";
export {
  listVersions,
  publishVersion,
  type ReportShelf,
  readVersion,
  type VersionContent,
  versionByHash,
} from "./published-reports.ts";
export { type ReportAccess, reportAccess } from "./report-access.ts";
export { checkContextOf, evidenceHash, type ReportEvidence, reportEvidence } from "./report-evidence.ts";
export { citedItems, sentencesOf, shownItems } from "./report-items.ts";
