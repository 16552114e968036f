export { evidenceTree } from "./evidence.ts";
export { type Filer, filingLink, wireSeam } from "./filed-values.ts";
export { fundamentalsRoute } from "./fundamentals.ts";
