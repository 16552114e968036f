export { type FigureChange, type ReportChanges, reportChanges, type SentenceChange } from "./changes/report-changes.ts";
export type { CheckContext } from "./checker/check-context.ts";
export {
  type Breach,
  checkReport,
  checkSection,
  type PlacedSentence,
  placedSentences,
} from "./checker/check-report.ts";
export { checkSentence, type SentenceBreach, type SentencePart } from "./checker/check-sentence.ts";
export { wrongDirections } from "./checker/direction.ts";
export { type ParsedText, type Placed, parseText, type TextPiece, textPieces } from "./checker/placeholder.ts";
export { MAX_ENTRIES, type SectionContent } from "./checker/section-schema.ts";
export { type ChosenCompetitor, chosenCompetitors, type IndustryPeer } from "./competitors/chosen-competitors.ts";
export { type CompetitionPassage, competitionPassages } from "./competitors/competition-passages.ts";
export { type ListedCompany, type NameIndex, nameIndex, nameIndexSteps } from "./competitors/name-index.ts";
export { type CompetitionText, type NamedCompany, namedCompanies } from "./competitors/named-companies.ts";
export { shortName } from "./competitors/short-name.ts";
export type { EvidenceItem, NumberItem, PassageItem } from "./evidence.ts";
export { FACT_ITEMS, type FactName, type KnownNumbers, knownNumbers } from "./facts.ts";
export { CANDIDATES, findFindings } from "./findings/find-findings.ts";
export type { Finding, FindingDirection } from "./findings/finding.ts";
export { FINDING_IDS, type FindingId } from "./findings/finding-ids.ts";
export { canonicalEvidence, type ReportEdition } from "./items/canonical-evidence.ts";
export { checkItems } from "./items/check-items.ts";
export { industryItems, type ScreenedRow } from "./items/industry-items.ts";
export { type MetricSource, metricItems } from "./items/metric-items.ts";
export { type MeasuredMoat, moatItems } from "./items/moat-items.ts";
export { type PassagePlace, passageItem } from "./items/passage-item.ts";
export { type ComparedCompany, PEER_NUMBERS, type PeerNumber, peerItems } from "./items/peer-items.ts";
export { type PricedShare, priceItems } from "./items/price-items.ts";
export { targetItems } from "./items/target-items.ts";
export { type ValuedShare, valuationItems } from "./items/valuation-items.ts";
export { networkPassage } from "./network/network-passage.ts";
export { planReport, type ReportPlan } from "./plan/plan-report.ts";
export type { MaterialCompetitor, MaterialProduct, ReportMaterial } from "./plan/report-material.ts";
export type { SentencePlan } from "./plan/sentence-plan.ts";
export { WORDING_IDS, type WordingId } from "./plan/wording-ids.ts";
export { type FiledProduct, filedProducts } from "./products/products.ts";
export type { Report, ReportedCompetitor, ReportedMoat, ReportedProduct, ReportSentence } from "./report.ts";
