export { evidenceTree } from "./evidence.ts";
export type { Filer } from "./filed-values.ts";
export { fundamentalsRoute } from "./fundamentals.ts";
