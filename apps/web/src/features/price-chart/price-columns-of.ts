import type { WireBars } from "@plumbline/contract";
import type { PriceColumns } from "../../charts/price/price-columns.ts";

/** Bars of an answer as columns; what the answer leaves out is NaN. */
export function priceColumnsOf({ date, open, high, low, close, volume }: WireBars): PriceColumns {
  return {
    date,
    open: columnOf(open),
    high: columnOf(high),
    low: columnOf(low),
    close: columnOf(close),
    volume: columnOf(volume),
  };
}

export function columnOf(values: readonly (number | null)[]): Float64Array {
  return Float64Array.from(values, (value) => value ?? Number.NaN);
}
