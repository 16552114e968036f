export { readTargets } from "./read-targets.ts";
export { providerOfTargets, recogniseTargets, type TargetsFormat, type TargetsKind } from "./recognise-targets.ts";
export type { DayOrder } from "./target-conventions.ts";
export { targetsQuestion } from "./targets-question.ts";
