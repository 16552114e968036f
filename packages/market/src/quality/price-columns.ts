import type { Bars } from "@plumbline/core/series";

/** Bars under examination, with the vendor's adjusted close beside them where there is one. */
export interface PriceColumns extends Bars {
  readonly adjustedClose: Float64Array | null;
}

/** The bars at the given places, in that order. */
export function pick(columns: PriceColumns, places: Int32Array): PriceColumns {
  const floats = (column: Float64Array) => Float64Array.from(places, (place) => column[place] as number);
  return {
    day: Int32Array.from(places, (place) => columns.day[place] as number),
    open: floats(columns.open),
    high: floats(columns.high),
    low: floats(columns.low),
    close: floats(columns.close),
    volume: floats(columns.volume),
    adjustedClose: columns.adjustedClose === null ? null : floats(columns.adjustedClose),
  };
}

/** The bars that are not marked; the same columns when none is. */
export function without(columns: PriceColumns, marked: Uint8Array): PriceColumns {
  if (!marked.includes(1)) return columns;
  const places: number[] = [];
  for (let at = 0; at < marked.length; at++) if (marked[at] === 0) places.push(at);
  return pick(columns, Int32Array.from(places));
}
