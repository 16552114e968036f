export { ReportTab } from "./ReportTab.tsx";
export { readReportState, writeReportState } from "./report-state.ts";
export { HomeTeaser } from "./unlock/HomeTeaser.tsx";
