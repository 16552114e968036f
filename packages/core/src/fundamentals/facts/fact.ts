import type { Day } from "../../time/index.ts";

/**
 * One number of a filing, exactly as filed. The shape is that of the market's facts, so that they pass as they are;
 * restated copies are further facts.
 */
export interface Fact {
  /** `us-gaap`, `ifrs-full`, `dei`, ... */
  readonly taxonomy: string;
  readonly concept: string;
  /** `USD`, `shares`, `USD/shares`, `EUR`, ... */
  readonly unit: string;
  /** First day of the period; `null` for an instant, such as a balance. */
  readonly start: Day | null;
  readonly end: Day;
  readonly value: number;
  readonly accession: string;
  readonly form: string;
  readonly filed: Day;
  /** Fiscal year and period of the *filing*, not of the fact (FND-11). */
  readonly fiscalYear: number | null;
  readonly fiscalPeriod: string | null;
  /** The fact as filed, where this one is its number at the scale that is meant (FND-19). */
  readonly rescaledFrom?: Fact;
}
