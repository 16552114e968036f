export type { EvidenceItem, NumberItem, PassageItem } from "./evidence.ts";
export type { Report, ReportedCompetitor, ReportedMoat, ReportedProduct, ReportSentence } from "./report.ts";
