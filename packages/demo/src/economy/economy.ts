import { type Day, day, dayOf } from "@plumbline/core/time";
import { SECTORS } from "@plumbline/market/model";
import { type TradingCalendar, tradingCalendar } from "../calendar/trading-calendar.ts";
import { chanceOf } from "../chance/chance.ts";
import { INDUSTRIES } from "../companies/industries.ts";
import type { Industry } from "../companies/industry.ts";
import { type FactorPath, wanderingFactor } from "./factor-path.ts";
import { marketPath } from "./market-path.ts";
import { MARKET_GROWTH } from "./regimes.ts";

/** The last trading day of every demo market: its today. */
const LAST_DAY: Day = day("2026-06-30");

/** What all companies live in: the calendar and everything that moves many of them at once. */
export interface Economy {
  readonly seed: number;
  readonly calendar: TradingCalendar;
  readonly market: FactorPath;
  /** Volatility of the market of each day relative to its usual one. */
  readonly unrest: Float64Array;
  sector(industry: Industry): FactorPath;
  industry(industry: Industry): FactorPath;
  /** How far business is above its long-run path on a day, in logarithms; 0 before the market opens. */
  boom(on: Day): number;
  /** Log level of the whole economy's sales on a day; known before the market opens, too. */
  sales(on: Day): number;
}

/**
 * Draws the economy of a seed.
 *
 * @param years Length of the price history that ends on 2026-06-30, 2 to 20.
 */
export function economyOf(seed: number, years: number): Economy {
  const calendar = tradingCalendar(dayOf(2026 - years, 7, 1), LAST_DAY);
  const market = marketPath(calendar, chanceOf(seed, "market"));
  const { unrest } = market;
  const sectors = new Map(
    SECTORS.map((name) => [name as string, wanderingFactor(unrest, SECTOR_VOLATILITY[name], chanceOf(seed, name))]),
  );
  const industries = new Map(
    INDUSTRIES.map(({ name }) => [name, wanderingFactor(unrest, 0.0035, chanceOf(seed, `industry/${name}`))]),
  );
  const opening = calendar.days[0] as number;
  const trend = (on: Day) => -0.05 + (MARKET_GROWTH * (on - opening)) / 365.25;
  const earnedOn = (on: Day) => {
    const position = calendar.onOrBefore(on);
    return position < 0 ? trend(on) : (market.earned[position] as number);
  };
  return {
    seed,
    calendar,
    market,
    unrest,
    sector: ({ sector }) => sectors.get(sector) as FactorPath,
    industry: ({ name }) => industries.get(name) as FactorPath,
    boom: (on) => earnedOn(on) - trend(on),
    sales: earnedOn,
  };
}

const SECTOR_VOLATILITY: Readonly<Record<(typeof SECTORS)[number], number>> = {
  "Communication Services": 0.005,
  "Consumer Discretionary": 0.0048,
  "Consumer Staples": 0.0045,
  Energy: 0.0105,
  Financials: 0.006,
  "Health Care": 0.0052,
  Industrials: 0.0042,
  "Information Technology": 0.0062,
  Materials: 0.006,
  "Real Estate": 0.0058,
  Utilities: 0.006,
};
