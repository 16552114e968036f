import { operandColumn } from "./columns/operand-column.ts";
import type { StockInputs } from "./columns/stock-inputs.ts";
import type { ResolvedOperand, ResolvedStrategy } from "./resolve-strategy.ts";

/**
 * The distance of the stop that is measured in true ranges, at every bar.
 *
 * @param strategy Resolved.
 * @param inputs What is known of the stock.
 * @returns Money per share on the share count of the given bars; null of a strategy without such a stop.
 * @see Faith, Way of the Turtle, 2007
 *
 * @example
 * // Two average true ranges of 1.5:
 * stopDistance(strategy, inputs)?.at(-1); // 3
 */
export function stopDistance({ stops }: ResolvedStrategy, inputs: StockInputs): Float64Array | null {
  const { trueRanges } = stops;
  return trueRanges
    ? operandColumn({ ...trueRangeOperand(trueRanges.length), times: trueRanges.multiple }, inputs)
    : null;
}

/**
 * The standard deviation of daily returns of which `inverseVolatility` weighs by the inverse, at every bar.
 *
 * @returns Fractions per bar; null of a strategy with other weights.
 */
export function volatilityForWeights({ sizing }: ResolvedStrategy, inputs: StockInputs): Float64Array | null {
  return sizing.kind === "inverseVolatility" ? operandColumn(volatilityOperand(sizing.length), inputs) : null;
}

export function trueRangeOperand(length: number): ResolvedOperand {
  return { indicator: "atr", parameters: { length } };
}

/** Per bar: weights are in the same proportion per year. */
export function volatilityOperand(length: number): ResolvedOperand {
  return { indicator: "volatility", parameters: { length, barsPerYear: 1 } };
}
