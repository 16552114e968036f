import fc from "fast-check";
import type { Bars } from "../series/index.ts";

/** A bar: the move of its middle, how far its low and its high are from there, where between them it closes, its volume. */
type Shape = readonly [move: number, below: number, above: number, close: number, volume: number];

/** Prices are in quarters: sums and differences of them are exact, also if all are moved, doubled or mirrored. */
const MOST = 90;
const quarters = fc.nat(12).map((count) => count / 4);
const moves = fc.integer({ min: -8, max: 8 }).map((count) => count / 4);
const shapes: fc.Arbitrary<Shape> = fc.tuple(moves, quarters, quarters, fc.constantFrom(0, 0.5, 1), fc.nat(1000));

/** Sound bars of prices around 500, some of them without any range. */
export const soundBars: fc.Arbitrary<Bars> = fc.array(shapes, { maxLength: MOST }).map(barsOf);

/** Sound bars, the same with prices and volumes missing, and where these are missing. */
export const gappedBars = fc
  .tuple(soundBars, fc.array(fc.nat(4), { minLength: MOST, maxLength: MOST }))
  .map(([whole, chances]) => {
    const isGap = (i: number) => chances[i] === 0;
    const gapped = changed(whole, (column) => column.map((value, i) => (isGap(i) ? Number.NaN : value)));
    return { whole, gapped, isGap };
  });

function barsOf(all: readonly Shape[]): Bars {
  let middle = 500;
  const rows = all.map(([move, below, above, close, volume]) => {
    middle += move;
    const low = middle - below;
    const high = middle + above;
    return { open: middle, high, low, close: low + close * (high - low), volume };
  });
  const column = (name: "open" | "high" | "low" | "close" | "volume") => Float64Array.from(rows, (row) => row[name]);
  return {
    day: Int32Array.from(rows, (_, i) => i),
    open: column("open"),
    high: column("high"),
    low: column("low"),
    close: column("close"),
    volume: column("volume"),
  };
}

/** Bars whose columns are functions of the columns; volumes change as prices do unless said otherwise. */
export function changed(
  { day, open, high, low, close, volume }: Bars,
  price: (column: Float64Array) => Float64Array,
  shares: (column: Float64Array) => Float64Array = price,
): Bars {
  return { day, open: price(open), high: price(high), low: price(low), close: price(close), volume: shares(volume) };
}

/** The bars for whose places a condition is true. */
export function barsWhere(bars: Bars, isKept: (i: number) => boolean): Bars {
  const kept = changed(bars, (column) => column.filter((_, i) => isKept(i)));
  return { ...kept, day: bars.day.filter((_, i) => isKept(i)) };
}
