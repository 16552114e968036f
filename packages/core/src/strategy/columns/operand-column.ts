import { computeIndicator } from "../../indicators/index.ts";
import { lagged } from "../../series/index.ts";
import type { ResolvedOperand } from "../resolve-strategy.ts";
import { monthlyAverage } from "./monthly-average.ts";
import { chosenIndicator, indicatorKey, isDefined, operandKey } from "./operand-key.ts";
import type { ColumnCache, StockInputs } from "./stock-inputs.ts";

/**
 * The values of an operand for one stock, bar by bar.
 *
 * @param operand Of a resolved, valid strategy.
 * @param inputs What is known of the stock; its cache, if it has one, is used and filled.
 * @returns A column as long as the bars, not to be changed; NaN where the value does not exist, everywhere for an indicator that does not
 *   exist for its numbers.
 *
 * @example
 * operandColumn({ indicator: "sma", parameters: { length: 2 }, barsAgo: 1 }, inputs); // of closes 1, 2, 3: NaN, NaN, 1.5
 */
export function operandColumn(operand: ResolvedOperand, inputs: StockInputs): Float64Array {
  const cache = inputs.columns ?? new Map();
  const key = operandKey(operand);
  const known = cache.get(key);
  if (known) return known;
  const column = derived(operand, inputs, cache);
  cache.set(key, column);
  return column;
}

/** Looks back and multiplies, and keeps what it began from as a column of its own. */
function derived(operand: ResolvedOperand, inputs: StockInputs, cache: ColumnCache): Float64Array {
  const { barsAgo = 0, times = 1 } = operand;
  if (times !== 1)
    return operandColumn({ ...operand, times: 1 }, { ...inputs, columns: cache }).map((value) => value * times);
  if (barsAgo > 0) return lagged(operandColumn({ ...operand, barsAgo: 0 }, { ...inputs, columns: cache }), barsAgo);
  return plainColumn(operand, inputs, cache);
}

function plainColumn(operand: ResolvedOperand, inputs: StockInputs, cache: ColumnCache): Float64Array {
  const missing = () => new Float64Array(inputs.bars.day.length).fill(Number.NaN);
  if ("number" in operand) return new Float64Array(inputs.bars.day.length).fill(operand.number);
  if ("metric" in operand) return inputs.metric(operand.metric);
  if ("calendar" in operand) return inputs.calendar(operand.calendar);
  if ("rate" in operand) return inputs.rate(operand.rate) ?? missing();
  const bars = operand.of === "benchmark" ? inputs.benchmark : inputs.bars;
  if (bars === null) return missing();
  if ("price" in operand) return bars[operand.price];
  if ("monthlyAverage" in operand) return monthlyAverage(bars, operand.monthlyAverage);
  return indicatorColumn(operand, bars, cache);
}

/** Keeps all lines of an indicator: they are computed together. */
function indicatorColumn(
  operand: Extract<ResolvedOperand, { indicator: string }>,
  bars: StockInputs["bars"],
  cache: ColumnCache,
): Float64Array {
  const { indicator, parameters, output } = chosenIndicator(operand);
  if (!isDefined(indicator, parameters)) return new Float64Array(bars.day.length).fill(Number.NaN);
  const lines: Readonly<Record<string, Float64Array>> = computeIndicator(bars, { indicator, parameters });
  const key = indicatorKey(operand.of ?? "stock", indicator, parameters);
  for (const [line, column] of Object.entries(lines)) cache.set(`${key} ${line}`, column);
  return lines[output] as Float64Array;
}
