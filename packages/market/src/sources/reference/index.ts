export { readReference } from "./read-reference.ts";
export { recogniseReference } from "./recognise-reference.ts";
export { reconcileMemberships } from "./reconcile-memberships.ts";
export type { ReferenceAttributes, ReferenceFormat } from "./reference-reading.ts";
