import type { Bars, Dividend } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";

/** Exports print six decimals, older ones two: a smaller change of the factor is rounding, not a dividend. */
const MIN_YIELD = 2e-4;
const ROUNDING = 1e-6;

/**
 * Recovers the dividends that the adjusted close of a Yahoo export implies.
 *
 * Method: factor f = adjusted close / close rises on an ex-day by 1 / (1 - dividend / close of the day before),
 * so dividend = close before x (1 - f before / f). It is on today's share count, like the prices of the file.
 *
 * @param bars Split-adjusted bars in the order of the file, oldest or newest first.
 * @param adjustedClose The vendor's close adjusted for dividends too, one per bar.
 * @returns Dividends, oldest first; changes within the rounding of the file are none.
 * @see docs/import-formats.md, "Yahoo export".
 */
export function impliedDividends(bars: Bars, adjustedClose: Float64Array): Dividend[] {
  const { day, close } = bars;
  const order = Array.from(day.keys()).sort((a, b) => (day[a] as number) - (day[b] as number));
  const dividends: Dividend[] = [];
  let before = -1;
  for (const at of order) {
    const factor = (adjustedClose[at] as number) / (close[at] as number);
    if (!(factor > 0) || !Number.isFinite(factor)) continue;
    if (before >= 0) {
      const closeBefore = close[before] as number;
      const remainingShare = (adjustedClose[before] as number) / closeBefore / factor;
      const rounding = ROUNDING * (1 / (adjustedClose[before] as number) + 1 / (adjustedClose[at] as number));
      if (1 - remainingShare > MIN_YIELD + rounding)
        dividends.push({ exDay: day[at] as Day, amount: closeBefore * (1 - remainingShare) });
    }
    before = at;
  }
  return dividends;
}
