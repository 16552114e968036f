import { MARKET_REGIMES, type MarketRegime, type MarketRegimes } from "./overfit/market-regimes.ts";
import { type Chance, clusteredVolatility, shock } from "./simulated-returns.fixture.ts";

const DAYS_PER_YEAR = 252;
type Kind = keyof MarketRegimes;

/** Deviation a year within the markets of a kind: that of the fund SPY in the dated markets from 1993 to 2018 (15.4 and 29.7 %). */
const VOLATILITY = { bears: 0.3, bulls: 0.15 } as const satisfies Readonly<Record<Kind, number>>;
/** Of a strategy, beside what it holds of the index. */
const OWN_VOLATILITY = 0.08;

/** A strategy in a world where bull and bear markets alternate. */
export interface AlternatingWorld {
  readonly years: number;
  /** How much of the index the strategy holds. */
  readonly beta: number;
  /** Those from 1948 to 2020 unless given. */
  readonly regimes?: MarketRegimes;
}

/**
 * Daily returns of an index: each market is as long and as steep as one of those on record, with clustered volatility. It begins at
 * any moment.
 */
export function alternatingMarket(chance: Chance, regimes = MARKET_REGIMES): () => number {
  const { uniform } = chance;
  const next = {
    bears: clusteredVolatility(chance, VOLATILITY.bears),
    bulls: clusteredVolatility(chance, VOLATILITY.bulls),
  };
  let kind: Kind = "bulls";
  let mean = 0;
  // After some hundred years any moment of a market is as likely as any other.
  let left = -uniform() * 400 * DAYS_PER_YEAR;
  return () => {
    while (left < 1) {
      kind = kind === "bulls" ? "bears" : "bulls";
      const regime = regimes[kind][Math.floor(uniform() * regimes[kind].length)] as MarketRegime;
      mean = (regime.growth / regime.years + halfVariance(kind)) / DAYS_PER_YEAR;
      left += regime.years * DAYS_PER_YEAR;
    }
    left -= 1;
    return mean + next[kind]() * shock(chance);
  };
}

/** Growth falls behind the mean of the days by this, a year. */
function halfVariance(kind: Kind): number {
  return VOLATILITY[kind] ** 2 / 2;
}

/** Daily returns of a strategy and of its index. */
export function strategyInMarket(chance: Chance, { years, beta, regimes }: AlternatingWorld) {
  const benchmark = Float64Array.from({ length: years * DAYS_PER_YEAR }, alternatingMarket(chance, regimes));
  const next = clusteredVolatility(chance, OWN_VOLATILITY);
  return { benchmark, returns: benchmark.map((value) => beta * value + next() * shock(chance)) };
}

/** The average return of a strategy: of a day, and its Sharpe ratio a year, whose deviation is that of all days. */
export function longRunOf({ beta, regimes = MARKET_REGIMES }: Omit<AlternatingWorld, "years">) {
  const sumOf = (kind: Kind, name: keyof MarketRegime) => regimes[kind].reduce((sum, regime) => sum + regime[name], 0);
  const shareOfBears = sumOf("bears", "years") / (sumOf("bears", "years") + sumOf("bulls", "years"));
  const ofAll = (of: (kind: Kind) => number) => shareOfBears * of("bears") + (1 - shareOfBears) * of("bulls");
  const mean = ofAll((kind) => sumOf(kind, "growth") / sumOf(kind, "years") + halfVariance(kind));
  const variance = ofAll((kind) => VOLATILITY[kind] ** 2);
  const sharpe = (beta * mean) / Math.sqrt(beta ** 2 * variance + OWN_VOLATILITY ** 2);
  return { mean: (beta * mean) / DAYS_PER_YEAR, sharpe };
}
