import type { Day } from "../../time/index.ts";
import type { QuarterCount } from "./duration-bucket.ts";
import type { Fact } from "./fact.ts";

/** All copies of one number: same concept, unit, start and end. */
export interface PeriodGroup {
  readonly start: Day | null;
  readonly end: Day;
  /** 0 for an instant, otherwise the length of the period. */
  readonly quarters: 0 | QuarterCount;
  /** Oldest filing first; copies of one day by accession number. */
  readonly copies: readonly Fact[];
}
