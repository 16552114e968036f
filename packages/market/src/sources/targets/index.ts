export { readTargets } from "./read-targets.ts";
export { providerOfTargets, recogniseTargets, type TargetsKind } from "./recognise-targets.ts";
