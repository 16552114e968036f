export type { Filer } from "./evidence.ts";
export { evidenceTree, filingLink } from "./evidence.ts";
export { fundamentalsRoute } from "./fundamentals.ts";
