export {
  ACCOUNTS_STATES,
  type AccountsAge,
  type AccountsState,
  agedOn,
  agingDays,
  isAgedAlike,
} from "./company/accounts-age.ts";
export {
  type Applicability,
  isLineAbsent,
  MONEY_DEALER_TYPES,
  ownLine,
  UNCLASSIFIED_TYPES,
  whyMissingOf,
} from "./company/applicability.ts";
export {
  COMPANY_TYPES,
  type CompanyClass,
  type CompanyType,
  type ConceptSignal,
  classifyCompany,
  notApplicableTo,
} from "./company/company-type.ts";
export { sharesOutstanding } from "./company/shares-outstanding.ts";
export type { Expression, Item, ItemId, ItemKind } from "./concepts/expression.ts";
export { ITEMS } from "./concepts/items.ts";
export {
  type Derivation,
  derived,
  type How,
  type Note,
  type Traced,
  type Unknown,
  unknown,
} from "./derivation/derivation.ts";
export { factsBehind, figureOf, notesOn, type ProvenanceOptions, provenanceOf } from "./derivation/evidence.ts";
export { isAcceptedForm } from "./facts/accepted-forms.ts";
export type { Fact } from "./facts/fact.ts";
export { prepareFacts, withStatementFacts } from "./facts/prepare-facts.ts";
export type { PreparedFacts } from "./facts/prepared-facts.ts";
export type { ScalePower } from "./facts/scale-factor.ts";
export { scaleSlips } from "./facts/sound-facts.ts";
export { isCurrency, isPossibleValue } from "./facts/unit.ts";
export {
  type Fundamentals,
  type FundamentalsOptions,
  fundamentalsAsOf,
  fundamentalsThrough,
  usableAccounts,
} from "./fundamentals-as-of.ts";
export { type Contradiction, contradictionsOf } from "./identities/contradictions.ts";
export {
  IDENTITIES,
  type Identity,
  type IdentityBreach,
  identityBreaches,
  quartersOfYear,
} from "./identities/identity-breaches.ts";
export { type CompanyMetrics, companyMetrics, latestColumns } from "./metrics/company-metrics.ts";
export { METRIC_IDS, type Metric, type MetricId } from "./metrics/metric.ts";
export { type MetricAverage, type MetricColumns, metricColumns } from "./metrics/metric-columns.ts";
export { type MetricHistory, metricHistory } from "./metrics/metric-history.ts";
export { type MetricRival, type MetricSeam, markOf, metricRivals, metricSeams } from "./metrics/metric-rivals.ts";
export { METRICS, metricOf } from "./metrics/metrics.ts";
export { ratio } from "./metrics/ratio.ts";
export { aYearBefore, FLOWS_OF_EPS } from "./metrics/year-before.ts";
export type { Turn, YearOverYear } from "./metrics/year-over-year.ts";
export { firstAfterSeams } from "./periods/after-seams.ts";
export { firstStated, isStatedOn } from "./periods/first-stated.ts";
export type { FiscalPeriod } from "./periods/fiscal-period.ts";
export { PRINCIPAL_LINES } from "./periods/fiscal-sequence.ts";
export { gapWithin, type Kind, type Periods } from "./periods/periods.ts";
export { splitRatioSince } from "./periods/split-basis.ts";
export { splitsOfShares } from "./periods/splits-of-shares.ts";
export type { Statements } from "./periods/statements.ts";
export type { Timeline } from "./periods/timeline.ts";
export { RIVAL_REASONS, type Rival, type RivalReason, type Seam } from "./reconcile/rival.ts";
export { type PricedReceipts, pricedRatio, unstatedSplits } from "./splits/priced-splits.ts";
export { type ShareSplit, shareSplits } from "./splits/share-splits.ts";
export {
  type StatementCell,
  type StatementRow,
  type StatementTable,
  type StatementTableOptions,
  statementTable,
} from "./whole-statements/statement-table.ts";
