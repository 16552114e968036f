export { checkContextOf, evidenceHash, type ReportEvidence, reportEvidence } from "./report-evidence.ts";
