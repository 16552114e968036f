import type { ScreenMetric } from "./metrics/screen-metric.ts";
import { SCREEN_METRICS } from "./metrics/screen-metrics.ts";
import type { MetricColumn, ScreenMatrix } from "./screen-matrix.ts";

/** The currencies of each row as any numbers, the same for the same; below 0 where unknown. */
export interface RowCurrencies {
  readonly accounts: ArrayLike<number>;
  readonly price: ArrayLike<number>;
}

/** Whether an amount is in the currency of the price or in that of the accounts; null of a number that is no amount. */
export function sideOfAmount({ group, unit }: Pick<ScreenMetric, "group" | "unit">): "accounts" | "price" | null {
  if (unit !== "money" && unit !== "perShare") return null;
  return group === "price" ? "price" : "accounts";
}

/**
 * A matrix whose amounts of money are compared only where they are of one currency, that of most rows: a billion of yen is no
 * billion of dollars. An amount of another currency, or of an unknown one, is still shown, and neither ranked nor held
 * against bounds.
 *
 * @param matrix The market.
 * @param currencies Of accounts and of prices.
 * @see FND-01
 *
 * @example
 * // Sizes of 5 and 7 dollars and of 900 yen.
 * comparedValues(withComparableMoney(matrix, { accounts: [0, 0, 1], price: [0, 0, 1] }).metrics.get("marketValue")); // 5, 7, NaN
 */
export function withComparableMoney(matrix: ScreenMatrix, currencies: RowCurrencies): ScreenMatrix {
  const mains = { accounts: mainOf(currencies.accounts), price: mainOf(currencies.price) };
  const metrics = new Map(matrix.metrics);
  for (const metric of SCREEN_METRICS) {
    const [column, side] = [metrics.get(metric.id), sideOfAmount(metric)];
    if (side === null) continue;
    const isMain = (row: number) => currencies[side][row] === mains[side];
    if (!column || column.values.every((value, row) => Number.isNaN(value) || isMain(row))) continue;
    metrics.set(metric.id, {
      ...column,
      compared: column.values.map((value, row) => (isMain(row) ? value : Number.NaN)),
    });
  }
  return { ...matrix, metrics };
}

/** The values that are ranked, ordered and compared with bounds: all values; of money, those of one currency. */
export function comparedValues({ values, compared }: Pick<MetricColumn, "values" | "compared">): Float64Array {
  return compared ?? values;
}

/** The currency of most rows, the lowest of equally frequent ones; NaN, which equals nothing, where none is known. */
function mainOf(currencies: ArrayLike<number>): number {
  const counts = new Map<number, number>();
  for (const currency of Array.from(currencies)) {
    if (currency >= 0) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  return [...counts].sort(([a, timesA], [b, timesB]) => timesB - timesA || a - b)[0]?.[0] ?? Number.NaN;
}
