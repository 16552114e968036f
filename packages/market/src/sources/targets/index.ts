export { readTargets } from "./read-targets.ts";
export { recogniseTargets, type TargetsKind } from "./recognise-targets.ts";
