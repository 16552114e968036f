export type { CohortMean } from "./cohort-mean.ts";
export { dueSpans, nextDue, type RecordSpan } from "./due-days.ts";
export {
  type ClaimScore,
  type FollowedVerdicts,
  type GroupScore,
  type RecordScore,
  scoreVerdicts,
  sideOf,
  type ValueScore,
} from "./score-verdicts.ts";
