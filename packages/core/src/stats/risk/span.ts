import type { Figure, Provenance } from "../../figure/index.ts";
import type { RiskMeasure } from "../../words/index.ts";
import type { MonthlyReturns } from "../months/monthly-returns.ts";
import type { DailyCloses } from "../prices/daily-closes.ts";

/** What the groups of figures are computed from. */
export interface Span {
  /** At least one. */
  readonly closes: DailyCloses;
  /** Daily returns: one less than closes. */
  readonly returns: Float64Array;
  /** Complete months. */
  readonly months: MonthlyReturns;
  readonly provenance: Provenance;
}

/** A group of figures. */
export type FiguresOf<Measure extends RiskMeasure> = Readonly<Record<Measure, Figure>>;
