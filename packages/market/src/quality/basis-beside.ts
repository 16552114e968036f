import type { Bars } from "@plumbline/core/series";
import type { PriceBasis, PriceHistory } from "../model/index.ts";

/** A split of 5 for 4 is the smallest that is told from a day's news. */
const MIN_SPLIT = Math.log(1.2);
/** Two vendors' closes of a day differ by less, in a log; dividends of a year make more. */
const SAME = 0.004;
/** Fewer days in common may agree by chance. */
const DAYS_NEEDED = 5;

/**
 * How a series is adjusted, by another one of the same stock of which that is known: whether its price falls on the days of the
 * splits that the other states; and whether the two drift apart by the dividends between their first and last common day.
 *
 * @param bars In order of day.
 * @param known Its actions are on the scale of its own prices.
 * @returns null where the other shows nothing.
 *
 * @example
 * // A close of 100, 50 after a split of 2 for 1 that raw prices of another vendor state, is raw.
 */
export function basisBeside(bars: Bars, known: PriceHistory): PriceBasis | null {
  const falls = splitsInPrice(bars, known);
  if (falls === true) return "raw";
  return basisByDrift(bars, known) ?? (falls === false ? "split-adjusted" : null);
}

/** By how far the two drift apart between their first and last common day. */
function basisByDrift(bars: Bars, known: PriceHistory): PriceBasis | null {
  const common = commonCloses(bars, known.bars);
  const [first, last] = [common[0], common.at(-1)];
  if (first === undefined || last === undefined || common.length < DAYS_NEEDED) return null;
  const apart = Math.log(last.own / last.other) - Math.log(first.own / first.other);
  const { splits, dividends } = expectedDrift(known, first.day, last.day);
  const fits = (drift: number) => Math.abs(apart - drift) <= SAME;
  if (dividends > 2 * SAME && fits(splits + dividends)) return "total-return";
  if (known.basis !== "raw") return fits(0) ? known.basis : null;
  if (Math.abs(splits) < MIN_SPLIT) return null;
  return fits(0) ? "raw" : fits(splits) ? "split-adjusted" : null;
}

/** Whether the price falls by the splits that are stated; null where none is within the series. */
function splitsInPrice({ day, close }: Bars, { basis, actions }: PriceHistory): boolean | null {
  if (basis !== "raw") return null;
  for (const { exDay, ratio } of actions.splits) {
    const at = day.findIndex((one) => one >= exDay);
    if (at < 1 || Math.abs(Math.log(ratio)) < MIN_SPLIT) continue;
    const move = Math.log((close[at - 1] as number) / (close[at] as number));
    if (Number.isFinite(move)) return Math.abs(move - Math.log(ratio)) < Math.abs(move);
  }
  return null;
}

interface CommonCloses {
  readonly day: number;
  readonly own: number;
  readonly other: number;
}

function commonCloses(bars: Bars, other: Bars): CommonCloses[] {
  const closes = new Map(Array.from(other.day, (day, at) => [day, other.close[at] as number]));
  return Array.from(bars.day, (day, at) => ({
    day,
    own: bars.close[at] as number,
    other: closes.get(day) ?? Number.NaN,
  })).filter(({ own, other }) => own > 0 && other > 0);
}

/** Logs by which prices with all splits, and with all dividends, have grown more than those of a history between two days. */
function expectedDrift({ basis, bars, actions }: PriceHistory, from: number, until: number) {
  const isWithin = ({ exDay }: { readonly exDay: number }) => exDay > from && exDay <= until;
  const splits =
    basis === "raw" ? actions.splits.filter(isWithin).reduce((sum, { ratio }) => sum + Math.log(ratio), 0) : 0;
  const dividends = actions.dividends.filter(isWithin).reduce((sum, { exDay, amount }) => {
    const at = bars.day.findIndex((day) => day >= exDay);
    const part = 1 - amount / (bars.close[at - 1] as number);
    return part > 0 ? sum - Math.log(part) : sum;
  }, 0);
  return { splits, dividends };
}
