import { mean } from "../sample/mean.ts";
import type { MarketRegime, MarketRegimes } from "./market-regimes.ts";

/**
 * Draws how far an index grew from its long-run growth in a stretch of alternating markets. The stretch begins at a random moment;
 * each market after it is any of its kind.
 *
 * @param years Length of the stretch, above 0.
 * @param uniform The source of chance; two numbers for the beginning, one for each market after it.
 * @returns Difference of the growth a year, in logarithms; 0 on average.
 * @see BST-03
 *
 * @example
 * marketWave(MARKET_REGIMES, 3, seededUniform(1)); // 0.031
 */
export function marketWave({ bears, bulls }: MarketRegimes, years: number, uniform: () => number): number {
  const longRun = growthOf([...bears, ...bulls]);
  let { regime, left } = beginning([...bears, ...bulls], uniform);
  let grown = 0;
  let rest = years;
  while (rest > left) {
    grown += left * growthOf([regime]);
    rest -= left;
    const next = bears.includes(regime) ? bulls : bears;
    regime = next[Math.floor(uniform() * next.length)] as MarketRegime;
    left = regime.years;
  }
  return (grown + rest * growthOf([regime])) / years - longRun;
}

/** A year. */
function growthOf(regimes: readonly MarketRegime[]): number {
  return mean(regimes.map(({ growth }) => growth)) / mean(regimes.map(({ years }) => years));
}

/** A moment at random lies in a long market more often than in a short one. */
function beginning(regimes: readonly MarketRegime[], uniform: () => number) {
  let moment = uniform() * regimes.reduce((sum, { years }) => sum + years, 0);
  const found = regimes.find(({ years }) => {
    moment -= years;
    return moment < 0;
  });
  // Rounding may leave the last moment behind the last market.
  const regime = found ?? (regimes.at(-1) as MarketRegime);
  return { regime, left: uniform() * regime.years };
}
