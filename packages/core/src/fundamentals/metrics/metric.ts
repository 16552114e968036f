import { METRIC_IDS, type MetricGroup, type MetricId } from "../../words/index.ts";
import type { Applicability } from "../company/applicability.ts";
import type { ItemId } from "../concepts/expression.ts";
import type { Traced } from "../derivation/derivation.ts";
import type { Periods } from "../periods/periods.ts";

export { METRIC_IDS, type MetricId };

/** One of the fifteen metrics: its entry in catalogue, tooltips and documentation, and how it is computed. */
export interface Metric extends Applicability {
  readonly id: MetricId;
  readonly name: string;
  readonly group: MetricGroup;
  /** `money` in the currency of the accounts, `perShare` likewise, `fraction` shown as percent, `times`. */
  readonly unit: "money" | "perShare" | "fraction" | "times";
  /** Decides how a change on the year is taken: relative for amounts, a difference for the others. */
  readonly kind: "amount" | "pct" | "multiple";
  /** Which way is better. */
  readonly good: "higher" | "lower";
  /** Written with the names of the items; TTM marks a flow of the last twelve months, avg a mean with the year before. */
  readonly formula: string;
  /** The flows that the formula names: a seam of one of them is a seam of the metric, and its rivals are rivals of the metric. */
  readonly flows: readonly ItemId[];
  readonly rules: readonly string[];
  readonly source: string;
  /** The metric of a period, of a company of a fitting type. */
  readonly of: (periods: Periods, index: number) => Traced;
}
