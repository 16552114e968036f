export {
  type Assumptions,
  type AssumptionsReport,
  afterSplits,
  assumptionsIn,
  type BrokenAssumption,
  brokenAssumptions,
  pastBroken,
} from "./broken-assumptions.ts";
export { type AlertMatrix, unitOf } from "./column-reading.ts";
export { type ColumnsByDay, columnsByDay, comparedGroup } from "./columns-by-day.ts";
export {
  type AlertCondition,
  type CheckCondition,
  type ColumnCondition,
  type ConditionProblem,
  isOfColumn,
  type LineCondition,
  problemOf,
} from "./condition.ts";
export {
  type AlertMemory,
  type AlertOutcome,
  evaluateAlerts,
  type StandingAlert,
} from "./evaluate-alerts.ts";
export { filingKind } from "./filing-kind.ts";
export { type EarningsMemory, nearEarnings, pastNearEarnings } from "./near-earnings.ts";
export { type News, newsOf } from "./news.ts";
export { lineOf, type PastRing, type PastRings, pastRings } from "./past-rings.ts";
