import { PRICE_METRICS } from "./metrics/price-metrics.ts";
import { SCREEN_METRICS } from "./metrics/screen-metrics.ts";
import type { MetricColumn, ScreenMatrix } from "./screen-matrix.ts";

/** The currencies of each row as any numbers, the same for the same; below 0 where unknown. */
export interface RowCurrencies {
  readonly accounts: ArrayLike<number>;
  readonly price: ArrayLike<number>;
}

const OF_PRICES: ReadonlySet<string> = new Set(PRICE_METRICS.map(({ id }) => id));
const MONEY = SCREEN_METRICS.filter(({ unit }) => unit === "money" || unit === "perShare").map(({ id }) => id);

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
  for (const id of MONEY) {
    const column = metrics.get(id);
    const side = OF_PRICES.has(id) ? "price" : "accounts";
    const isMain = (row: number) => currencies[side][row] === mains[side];
    if (!column || column.values.every((value, row) => Number.isNaN(value) || isMain(row))) continue;
    metrics.set(id, { ...column, compared: column.values.map((value, row) => (isMain(row) ? value : Number.NaN)) });
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
