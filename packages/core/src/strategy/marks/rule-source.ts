import type { CheckId } from "../../checks/index.ts";
import type { CheckValues } from "../columns/stock-inputs.ts";
import type { ResolvedOperand } from "../resolve-strategy.ts";
import type { Crossings } from "./crossings.ts";
import type { StandingOptions } from "./standings.ts";

/** Where rules read: the bars of one stock, or all stocks of one day. Rules are the same over both. */
export interface RuleSource {
  /** Bars or stocks. */
  readonly rows: number;
  readonly column: (operand: ResolvedOperand) => Float64Array;
  /** The values one bar before. */
  readonly columnBefore: (operand: ResolvedOperand) => Float64Array;
  readonly crossings: (left: ResolvedOperand, right: ResolvedOperand) => Crossings;
  readonly check: (id: CheckId) => CheckValues;
  /** Standing among the stocks of the day: a fraction, or a place. One stock alone has none. */
  readonly percentile: (operand: ResolvedOperand, options: StandingOptions) => Float64Array;
  readonly place: (operand: ResolvedOperand, options: StandingOptions) => Float64Array;
}
