import type { Chance } from "../chance/chance.ts";

/** Decides when a company splits its shares, one question a month. */
export interface SplitPolicy {
  /** The ratio to split by soon, or 1. */
  decide(price: number): number;
}

const MIN_PRICE = 4;

/** Draws how a company thinks about the price of its share. */
export function splitPolicy(chance: Chance): SplitPolicy {
  const ceiling = chance.happens(0.3) ? Infinity : chance.between(95, 420);
  return {
    decide(price) {
      if (price < MIN_PRICE) return chance.happens(0.25) ? chance.pick([0.1, 0.1, 0.05]) : 1;
      if (price < ceiling || !chance.happens(0.3)) return 1;
      if (price > 700) return 10;
      return price > 260 ? chance.pick([3, 2, 4]) : chance.pick([2, 2, 2, 1.5, 3]);
    },
  };
}
