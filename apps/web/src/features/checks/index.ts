export { checkName, checkSentence, marginSentence } from "./check-sentence.ts";
export { writeThreshold, writeValue } from "./check-value.ts";
export { checksQuery } from "./checks.query.ts";
export { readChecksState, writeChecksState } from "./checks-state.ts";
export { ScorecardSkeleton } from "./ScorecardSkeleton.tsx";
export { ThresholdControl } from "./ThresholdControl.tsx";
