import type { PriceHistory } from "@plumbline/market/model";
import type { Outlook } from "../companies/outlook.ts";

/** What one stock adds to baskets, day by day; the first day of trading adds nothing. */
export interface DailyContribution {
  /** Position of its first trading day in the calendar. */
  readonly first: number;
  /** Market value at each close, in dollars. */
  readonly value: Float64Array;
  /** Change from close to close, from close to open, and dividends; fractions of the close before, in the same shares. */
  readonly change: Float64Array;
  readonly opening: Float64Array;
  readonly income: Float64Array;
  readonly volume: Float64Array;
}

/** Works out what a stock adds to the baskets that hold it. */
export function dailyContribution(
  prices: PriceHistory,
  { outlook, first }: { outlook: Outlook; first: number },
): DailyContribution {
  const { bars, actions } = prices;
  const ratios = new Map(actions.splits.map(({ exDay, ratio }) => [exDay as number, ratio]));
  const dividends = new Map(actions.dividends.map(({ exDay, amount }) => [exDay as number, amount]));
  const days = bars.day.length;
  const column = () => new Float64Array(days);
  const result = { first, value: column(), change: column(), opening: column(), income: column(), volume: bars.volume };
  let basis = 1;
  let quarter = 0;
  for (let i = 0; i < days; i++) {
    const day = bars.day[i] as number;
    const ratio = ratios.get(day) ?? 1;
    basis *= ratio;
    while ((outlook.quarters[quarter + 1]?.end ?? day) < day) quarter++;
    const close = bars.close[i] as number;
    result.value[i] = close * basis * (outlook.shares[quarter] as number);
    if (i === 0) continue;
    const before = (bars.close[i - 1] as number) / ratio;
    result.change[i] = close / before - 1;
    result.opening[i] = (bars.open[i] as number) / before - 1;
    result.income[i] = (dividends.get(day) ?? 0) / before;
  }
  return result;
}
