import type { Chance } from "../chance/chance.ts";

/** Decides the quarterly dividend of a company. */
export interface DividendPolicy {
  /**
   * The next dividend a share.
   *
   * @param affordable What a quarter could pay in quiet times, a share of today.
   */
  next(affordable: number): number;
  /** Restates the last dividend for a split. */
  split(ratio: number): void;
}

const QUARTERS = 4;
const MAX_RAISE = 1.12;
const UNBEARABLE = 1.7;

/**
 * Draws how a company pays: raised slowly once a year, kept while it can be, cut to half when it cannot.
 *
 * @param step Dividends are multiples of this amount.
 */
export function dividendPolicy(chance: Chance, step = 0.005): DividendPolicy {
  const caution = chance.between(0.88, 1.05);
  const raiseTurn = chance.whole(0, QUARTERS - 1);
  let paid = 0;
  let turn = 0;
  const rounded = (amount: number) => Math.round(amount / step) / Math.round(1 / step);
  return {
    next(affordable) {
      const wanted = affordable * caution;
      turn++;
      if (paid === 0) paid = rounded(wanted);
      else if (paid > wanted * UNBEARABLE) paid = rounded(paid * 0.5);
      else if (turn % QUARTERS === raiseTurn && wanted > paid) paid = rounded(Math.min(wanted, paid * MAX_RAISE));
      return paid;
    },
    split(ratio) {
      paid = rounded(paid / ratio);
    },
  };
}
