import type { Day } from "@plumbline/core/time";
import type { TradingCalendar } from "../calendar/trading-calendar.ts";
import type { Chance } from "../chance/chance.ts";
import { type FactorPath, factorPath } from "./factor-path.ts";
import { REGIMES, REGIMES_START } from "./regimes.ts";

const TYPICAL_VOLATILITY = 0.14;
const SQRT_252 = 15.874507866387544;
const SHOCK = 0.1;
const MEMORY = 0.87;

interface MarketPath extends FactorPath {
  /** Volatility of each day relative to the typical one. */
  readonly unrest: Float64Array;
}

/**
 * Draws the market as a whole: noise with clustered volatility that keeps each regime's total.
 *
 * @param calendar Trading days; those before a regime's end and after the previous one's belong to it.
 */
export function marketPath(calendar: TradingCalendar, chance: Chance): MarketPath {
  const change = new Float64Array(calendar.days.length);
  const unrest = new Float64Array(calendar.days.length);
  let variance = 1;
  let opened = REGIMES_START;
  let first = 0;
  for (const { until, change: total, volatility } of REGIMES) {
    const next = calendar.onOrAfter((until + 1) as Day);
    let noise = 0;
    for (let t = first; t < next; t++) {
      const shock = chance.normal();
      const deviation = (volatility / SQRT_252) * Math.sqrt(variance);
      change[t] = deviation * shock;
      unrest[t] = (volatility / TYPICAL_VOLATILITY) * Math.sqrt(variance);
      noise += deviation * shock;
      variance = 1 - SHOCK - MEMORY + variance * (SHOCK * shock * shock + MEMORY);
    }
    const covered = next > first ? (until + 1 - (calendar.days[first] as number)) / (until - opened) : 0;
    const correction = (total * Math.min(1, covered) - noise) / (next - first);
    for (let t = first; t < next; t++) change[t] = (change[t] as number) + correction;
    [opened, first] = [until, next];
  }
  return { ...factorPath(change, -0.05), unrest };
}
