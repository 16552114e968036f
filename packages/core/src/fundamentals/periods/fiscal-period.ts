import type { Day } from "../../time/index.ts";

/** A quarter or year of a company, as its net income defines it (FND-09). */
export interface FiscalPeriod {
  readonly start: Day;
  readonly end: Day;
  /** Day on which its net income could first be known from the copies in use. */
  readonly filed: Day;
  /** The company's own name of the year (FND-11). */
  readonly fiscalYear: number;
  /** 1 to 4; `null` for a year. */
  readonly fiscalQuarter: 1 | 2 | 3 | 4 | null;
  /** How many periods before it, itself included, follow each other without a gap. */
  readonly unbroken: number;
}
