import type { Bars } from "@plumbline/core/series";

/** Bars under examination, with the vendor's adjusted close beside them where there is one. */
export interface PriceColumns extends Bars {
  readonly adjustedClose: Float64Array | null;
}

/** The bars at the given places, in that order. */
export function pick(columns: PriceColumns, places: Int32Array): PriceColumns {
  const floats = (column: Float64Array) => gather(column, places, new Float64Array(places.length));
  return {
    day: gather(columns.day, places, new Int32Array(places.length)),
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

/** A loop, since `from` goes through an iterator, which takes ten times as long. */
function gather<Column extends Int32Array | Float64Array>(column: Column, places: Int32Array, into: Column): Column {
  for (let at = 0; at < places.length; at++) into[at] = column[places[at] as number] as number;
  return into;
}
