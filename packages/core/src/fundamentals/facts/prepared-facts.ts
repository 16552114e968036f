import type { Day } from "../../time/index.ts";
import type { ItemFinders } from "../concepts/item-finders.ts";
import type { Spans } from "../reconcile/spans.ts";
import type { Fact } from "./fact.ts";
import type { MoneyVerdict } from "./money-slips.ts";
import type { PeriodGroup } from "./period-group.ts";
import type { ShareSeries } from "./share-slips.ts";

/** The facts of one company, indexed for questions as of any day. */
export interface PreparedFacts {
  /** Groups by concept key (`NetIncomeLoss`, `ifrs-full:Revenue`) and unit, by end and start. */
  readonly concepts: ReadonlyMap<string, ReadonlyMap<string, readonly PeriodGroup[]>>;
  /** Amounts of current reports in the same form: evidence of restatements, never shown by themselves (REC-11). */
  readonly recasts: ReadonlyMap<string, ReadonlyMap<string, readonly PeriodGroup[]>>;
  /** Facts that only confirm others, by concept key, see `supportingFacts`. */
  readonly supporting: ReadonlyMap<string, readonly Fact[]>;
  /** The stretches of time for which flows were filed. */
  readonly spans: Spans;
  /**
   * The most days by which the end of a period lies after the day on which it was first reported: mostly below 0. No period
   * that ends later than this number of days after a day is known on that day.
   */
  readonly daysAhead: number;
  /** Where the items are looked for among these concepts. */
  readonly finders: ItemFinders;
  /** Currencies of its amounts. */
  readonly currencies: readonly string[];
  /** Annual reports, oldest first. */
  readonly annualReports: readonly AnnualReport[];
  /** Ends of periods of which the market holds a complete report, each with the day on which it was first filed. */
  readonly completeReports: ReadonlyMap<Day, Day>;
  /** Amounts that are seen to have slipped, and on which days (FND-19). */
  readonly moneyVerdicts: readonly MoneyVerdict[];
  /** Share counts, laid out for judging their scale (FND-19). */
  readonly shareSeries: readonly ShareSeries[];
}

/** The name that an annual report gives to its year (FND-11). */
export interface AnnualReport {
  readonly accession: string;
  readonly filed: Day;
  /** The company's own name of the fiscal year. */
  readonly fiscalYear: number;
  /** Last day of the latest year among its facts. */
  readonly latestEnd: Day;
}
