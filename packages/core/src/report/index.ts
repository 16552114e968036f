export type { CheckContext } from "./checker/check-context.ts";
export { type Breach, checkReport, checkSection } from "./checker/check-report.ts";
export { checkSentence, type SentenceBreach, type SentencePart } from "./checker/check-sentence.ts";
export { type ParsedText, type Placed, parseText } from "./checker/placeholder.ts";
export { MAX_ENTRIES } from "./checker/section-schema.ts";
export type { EvidenceItem, NumberItem, PassageItem } from "./evidence.ts";
export type { Report, ReportedCompetitor, ReportedMoat, ReportedProduct, ReportSentence } from "./report.ts";
