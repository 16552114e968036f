export { evidenceTree } from "./evidence-tree.ts";
export type { Filer } from "./filing-link.ts";
export { fundamentalsRoute } from "./fundamentals.ts";
