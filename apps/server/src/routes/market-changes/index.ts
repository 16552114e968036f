export { filedRows, filedSince } from "./filed-companies.ts";
export { marketChangesRoute } from "./market-changes.ts";
export { newTargetsOf, targetChanges } from "./target-changes.ts";
