export { ImportError, type ImportErrorCode } from "./import-error.ts";
export { importMarket } from "./import-market.ts";
export type { ImportOptions, ImportOutcome, ImportPhase, ImportProgress } from "./import-options.ts";
