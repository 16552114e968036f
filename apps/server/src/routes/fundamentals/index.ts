export type { Filer } from "./evidence.ts";
export { evidenceTree } from "./evidence.ts";
export { fundamentalsRoute } from "./fundamentals.ts";
