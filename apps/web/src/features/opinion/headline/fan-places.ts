import type { Opinion } from "../opinion.query.ts";

/** Where prices stand on a bar, in fractions from its beginning. */
export interface FanPlaces {
  readonly low: number;
  readonly median: number;
  readonly mean: number;
  readonly high: number;
  readonly price: number;
}

/** Part of the bar that stays free on either side. */
const MARGIN = 0.04;

/**
 * Places the targets and the last price on one bar, which reaches a little beyond the outermost of them.
 *
 * @returns null where one of them is missing: then there is nothing to compare.
 */
export function fanPlaces({ consensus, price }: Pick<Opinion, "consensus" | "price">): FanPlaces | null {
  const values = [consensus.low, consensus.median, consensus.mean, consensus.high, price].map(({ value }) => value);
  const known = values.filter((value) => value !== null);
  if (known.length < values.length) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const place = (value: number | undefined): number => {
    const part = most === least ? 0.5 : ((value ?? least) - least) / (most - least);
    return MARGIN + part * (1 - 2 * MARGIN);
  };
  const [low, median, mean, high, last] = known;
  return { low: place(low), median: place(median), mean: place(mean), high: place(high), price: place(last) };
}
