import { type Day, formatDay } from "@plumbline/core/time";
import type { Preview } from "../../model/index.ts";
import { headSeries, UNKNOWN_SYMBOL } from "./head-series.ts";
import type { PriceFormat } from "./price-format.ts";

const MAX_ROWS = 5;

/**
 * The first rows of a file as a format reads them.
 *
 * @param format What is likeliest.
 * @param bytes The first lines, as `headBytes` gives them.
 * @param name Path of the file, for its symbol.
 */
export function previewOf(format: PriceFormat, bytes: Uint8Array, name: string): Preview {
  const rows = headSeries(format, bytes, name)
    .flatMap(({ history: { symbol, bars } }) =>
      Array.from(bars.day.subarray(0, MAX_ROWS), (day, at) => ({
        symbol: symbol === UNKNOWN_SYMBOL ? null : symbol,
        day: formatDay(day as Day),
        open: numberOrNull(bars.open[at]),
        high: numberOrNull(bars.high[at]),
        low: numberOrNull(bars.low[at]),
        close: numberOrNull(bars.close[at]),
        volume: numberOrNull(bars.volume[at]),
      })),
    )
    .slice(0, MAX_ROWS);
  return { kind: "prices", rows };
}

function numberOrNull(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}
