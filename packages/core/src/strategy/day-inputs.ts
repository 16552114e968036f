import type { CheckId } from "../checks/index.ts";
import type { CheckValues } from "./columns/stock-inputs.ts";
import type { ResolvedOperand } from "./resolve-strategy.ts";

/** What is known of all stocks at the close of one day; every column has one row per stock. */
export interface DayInputs {
  /** How many stocks. */
  readonly stocks: number;
  /** The values of one of the strategy's `dayOperands`; NaN where a stock has none. */
  readonly column: (operand: ResolvedOperand) => Float64Array;
  readonly check: (id: CheckId) => CheckValues;
  /** Index of the sector and the industry of each stock; -1 where it has none. */
  readonly sectors: Int32Array;
  readonly industries: Int32Array;
}
