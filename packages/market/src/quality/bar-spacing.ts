/** How far apart the bars of a series lie. */
export type BarSpacing = "daily" | "weekly" | "monthly";

/** Fewer gaps are those of any file. */
const GAPS_NEEDED = 3;
/** Holidays move a weekly bar by a day, and a last bar of today stands nearer than the others. */
const SHARE_NEEDED = 0.8;
const WEEK = { shortest: 6, longest: 8 };
/** February between two ends of months that fall on a weekend. */
const MIN_MONTH_DAYS = 26;

/**
 * Tells by their distances what the bars of a series are: four of five gaps between weekly bars are six to eight days,
 * between monthly ones (or those of quarters and years) 26 days or more. Everything else counts as daily, a stock too
 * that trades seldom.
 *
 * @param day Days since 1970-01-01, in any order.
 *
 * @example
 * barSpacing(Int32Array.of(0, 7, 14, 21)); // "weekly"
 */
export function barSpacing(day: Int32Array): BarSpacing {
  const isRising = day.every((value, at) => at === 0 || value > (day[at - 1] as number));
  const rising = isRising ? day : Int32Array.from(new Set(day)).sort();
  const gaps = rising.length - 1;
  if (gaps < GAPS_NEEDED) return "daily";
  let weeks = 0;
  let months = 0;
  for (let at = 1; at < rising.length; at++) {
    const gap = (rising[at] as number) - (rising[at - 1] as number);
    if (gap >= MIN_MONTH_DAYS) months++;
    else if (gap >= WEEK.shortest && gap <= WEEK.longest) weeks++;
  }
  if (weeks >= SHARE_NEEDED * gaps) return "weekly";
  return months >= SHARE_NEEDED * gaps ? "monthly" : "daily";
}
