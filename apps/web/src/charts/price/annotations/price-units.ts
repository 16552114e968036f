import type { BarMark } from "../marks-on-bars.ts";
import type { PriceView } from "../price-view.ts";
import { type ShareCount, shareFactor } from "./share-count.ts";

/** Turns prices as annotations keep them into values of the axis and back. */
export interface PriceUnits {
  /**
   * @param price Money per share of `unitDay`.
   * @param place Bar at which the price stands; for one outside, the nearest bar counts.
   * @returns NaN where the splits between `unitDay` and the day of the bars are not known.
   */
  toAxis(price: number, place: number, unitDay: string): number;
  fromAxis(value: number, place: number, unitDay: string): number;
  /** Value of the axis for each unit of the bars: 1 unless two stocks are compared. */
  readonly growth: number;
}

/** What the bars of a chart are, as prices are brought to them. */
export interface PriceBasis {
  /** Whether dividends are reinvested in the bars. */
  readonly isTotalReturn: boolean;
  readonly shares: ShareCount;
}

/**
 * The units of a chart's axis. A price is brought to the shares in which the bars are counted; where the chart shows total
 * return, it is lowered by the dividends after it as the bars are; where two stocks are compared, it is growth since their
 * common start.
 */
export function priceUnits(
  { bars, marks, comparison }: Pick<PriceView, "bars" | "marks" | "comparison">,
  { isTotalReturn, shares }: PriceBasis,
): PriceUnits {
  const factors = isTotalReturn ? dividendFactors(bars.close, marks) : null;
  const last = bars.close.length - 1;
  const growth = comparison ? 1 / (bars.close[comparison.base] as number) : 1;
  const factorAt = (place: number, unitDay: string): number => {
    const dividends = factors?.[Math.min(last, Math.max(0, Math.round(place)))] ?? 1;
    return dividends * growth * shareFactor(shares, unitDay);
  };
  return {
    toAxis: (price, place, unitDay) => price * factorAt(place, unitDay),
    fromAxis: (value, place, unitDay) => value / factorAt(place, unitDay),
    growth,
  };
}

/**
 * The share of a bar's price that was not paid out later: what turns a price into one with dividends reinvested. It is
 * found from the last bar backwards, because the bars are lowered already: a close before an ex-date is its lowered close
 * over the factor of the bar after it, plus the dividend.
 *
 * @param close Closes with dividends reinvested.
 * @param marks Dividends, in shares of the last bar.
 * @returns One factor for each bar, rising to 1 at the last.
 * @see docs/rules.md, "Series"
 *
 * @example
 * // Closes of 100, 98 and 99 with 2 paid at the second bar are shown as 98, 98 and 99: factors 0.98, 1, 1.
 * dividendFactors(Float64Array.of(98, 98, 99), marks);
 */
export function dividendFactors(close: Float64Array, marks: readonly BarMark[]): Float64Array {
  const factors = new Float64Array(close.length).fill(1);
  const paid = new Map(marks.map(({ index, events }) => [index, amountOf(events)]));
  for (let i = close.length - 2; i >= 0; i--) {
    const after = factors[i + 1] as number;
    const amount = paid.get(i + 1) ?? 0;
    const before = (close[i] as number) / after + amount;
    factors[i] = amount > 0 && before > amount ? after * (1 - amount / before) : after;
  }
  return factors;
}

function amountOf(events: BarMark["events"]): number {
  return events.reduce((sum, event) => (event.kind === "dividend" ? sum + event.amount : sum), 0);
}
