export { checkContextOf, evidenceHash, type ReportEvidence, reportEvidence } from "./report-evidence.ts";
export { writeReport } from "./writer/write-report.ts";
