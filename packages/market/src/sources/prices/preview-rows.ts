import { type Day, formatDay } from "@plumbline/core/time";
import { RecordScanner } from "../../delimited/index.ts";
import type { PreviewRow } from "./layout-question.ts";
import type { PriceFormat } from "./price-format.ts";
import { PriceRows } from "./price-rows.ts";
import { symbolFromName } from "./symbol-from-name.ts";

const MAX_ROWS = 5;
/** Stands for a symbol that is not known yet. */
const UNKNOWN = "?";

/**
 * The first rows of a file as a format reads them.
 *
 * @param format What is likeliest.
 * @param bytes The first lines, as `headBytes` gives them.
 * @param name Path of the file, for its symbol.
 */
export function previewOf(format: PriceFormat, bytes: Uint8Array, name: string): PreviewRow[] {
  const rows = new PriceRows(format, name, format.symbol ?? symbolFromName(name, format) ?? UNKNOWN);
  try {
    new RecordScanner(format.delimiter).push(bytes, (record) => rows.visit(record));
    rows.end();
  } catch {
    // What is wrong with the file as a whole is said when it is read.
  }
  return rows
    .complete()
    .flatMap(({ history: { symbol, bars } }) =>
      Array.from(bars.day.subarray(0, MAX_ROWS), (day, at) => ({
        symbol: symbol === UNKNOWN ? null : symbol,
        day: formatDay(day as Day),
        open: numberOrNull(bars.open[at]),
        high: numberOrNull(bars.high[at]),
        low: numberOrNull(bars.low[at]),
        close: numberOrNull(bars.close[at]),
        volume: numberOrNull(bars.volume[at]),
      })),
    )
    .slice(0, MAX_ROWS);
}

function numberOrNull(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}
