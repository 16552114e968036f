import { type Day, weekdayOf } from "../time/index.ts";
import type { Bars } from "./bars.ts";

/** A bar as tests write it: open, high, low, close, volume. */
export type BarValues = readonly [number, number, number, number, number];

/** Bars of given days, for tests. */
export function barsOn(days: readonly number[], values: readonly BarValues[]): Bars {
  const column = (k: number) => Float64Array.from(values, (bar) => bar[k] as number);
  return {
    day: Int32Array.from(days),
    open: column(0),
    high: column(1),
    low: column(2),
    close: column(3),
    volume: column(4),
  };
}

/** Bars whose four prices are the close, with a volume of 100, on the days given. */
export function flatBars(days: readonly number[], closes: readonly number[]): Bars {
  return barsOn(
    days,
    closes.map((close) => [close, close, close, close, 100]),
  );
}

/** A reproducible stream of numbers in [0, 1): the generator of Park and Miller, CACM 31(10), 1988. */
function randomStream(seed: number): () => number {
  let state = (Math.abs(Math.trunc(seed)) % 2147483646) + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return (state - 1) / 2147483646;
  };
}

/** A sound random walk on weekdays of which one in ten is a holiday. */
export function randomBars(seed: number, length: number): Bars {
  const random = randomStream(seed);
  const days: number[] = [];
  for (let day = Math.floor(random() * 20_000); days.length < length; day++) {
    if (weekdayOf(day as Day) <= 5 && random() < 0.9) days.push(day);
  }
  let close = 20 + 200 * random();
  const values = days.map((): BarValues => {
    const open = close * (1 + 0.02 * (random() - 0.5));
    close = open * (1 + 0.06 * (random() - 0.5));
    return [
      open,
      Math.max(open, close) * (1 + 0.01 * random()),
      Math.min(open, close) * (1 - 0.01 * random()),
      close,
      Math.floor(1e6 * random()),
    ];
  });
  return barsOn(days, values);
}
