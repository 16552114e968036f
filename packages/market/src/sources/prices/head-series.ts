import { RecordScanner } from "../../delimited/index.ts";
import { wordOfName } from "../../model/index.ts";
import type { DeliveredPrices } from "../../quality/index.ts";
import type { PriceFormat } from "./price-format.ts";
import { PriceRows } from "./price-rows.ts";
import { symbolFromName } from "./symbol-from-name.ts";

/** Stands for a symbol that is not known yet. */
export const UNKNOWN_SYMBOL = "?";

/**
 * The series that the first lines of a file begin, as a format reads them.
 *
 * @param format What is likeliest.
 * @param bytes The first lines, as `headBytes` gives them.
 * @param name Path of the file, for its symbol.
 */
export function headSeries(format: PriceFormat, bytes: Uint8Array, name: string): DeliveredPrices[] {
  const symbol = format.symbol ?? symbolFromName(name, format) ?? wordOfName(name) ?? UNKNOWN_SYMBOL;
  const rows = new PriceRows(format, name, symbol);
  try {
    new RecordScanner(format.delimiter).push(bytes, (record) => rows.visit(record));
    rows.end();
  } catch {
    // What is wrong with the file as a whole is said when it is read.
  }
  return rows.complete();
}
