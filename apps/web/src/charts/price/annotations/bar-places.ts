const MILLISECONDS_PER_DAY = 86_400_000;

/** Places of days on the bars of a chart, and the days of places. */
export interface BarPlaces {
  /** The bar that contains a day; outside the bars, where it would be if days went on as densely as they do on the chart. */
  placeOf(day: string): number;
  /** The day of a place: that of the nearest bar. */
  dayAt(place: number): string;
}

/**
 * Places days on bars.
 *
 * @param dates Dates of the bars, rising, at least one; a week or month is dated by its last trading day.
 *
 * @example
 * barPlaces(["2024-03-01", "2024-03-08"]).placeOf("2024-03-05"); // 1: within the week that ends on the 8th
 */
export function barPlaces(dates: readonly string[]): BarPlaces {
  const last = dates.length - 1;
  const [first = "", end = first] = [dates[0], dates[last]];
  const perDay = last > 0 ? last / daysBetween(first, end) : 1;
  const placeOf = (day: string): number => {
    if (day < first) return -Math.max(1, daysBetween(day, first) * perDay);
    if (day > end) return last + Math.max(1, daysBetween(end, day) * perDay);
    return firstOnOrAfter(dates, day);
  };
  return { placeOf, dayAt: (place) => dates[Math.min(last, Math.max(0, Math.round(place)))] as string };
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / MILLISECONDS_PER_DAY;
}

function firstOnOrAfter(dates: readonly string[], day: string): number {
  let low = 0;
  let high = dates.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((dates[middle] as string) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
