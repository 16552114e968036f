import type { PriceTarget } from "../model/index.ts";

/** A price target as a reader found it in a file; it is not held against anything yet. */
export interface DeliveredTarget extends Omit<PriceTarget, "currency"> {
  /** ISO 4217; `null` when the file states none. */
  readonly currency: string | null;
  /** File that delivered it, for the report. */
  readonly file: string;
  /** Symbols that its headline names, as in "PT Raised at UBS: Home Depot (HD)"; empty without a headline. */
  readonly named: readonly string[];
}
