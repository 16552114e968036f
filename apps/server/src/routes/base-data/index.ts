export { fundamentals } from "./base-data.ts";
export { evidenceTree } from "./evidence-tree.ts";
export type { Filer } from "./filing-link.ts";
