import { type ChartLine, dayPlaces, SERIES_COLOURS } from "../../charts/index.ts";

/** The bars of a stock, as the price chart has them. */
export interface ComparedBars {
  readonly symbol: string;
  readonly bars: { readonly date: readonly string[]; readonly close: readonly (number | null)[] };
}

/** Milliseconds. Markets that close on different holidays begin a range some days apart. */
const A_WEEK = 7 * 24 * 60 * 60 * 1000;

/** What stocks have returned since the first day on which all of them have a price. */
export interface ComparedReturns {
  readonly from: string;
  readonly to: string;
  /** The symbol whose prices begin so late that the others lose more than a week of theirs; null where all begin together. */
  readonly youngest: string | null;
  /** One for each stock with at least two prices from that day on, by symbol: fractions since that day. */
  readonly lines: readonly ChartLine[];
  /** Days that can be read, and their places on the axis. */
  readonly days: readonly string[];
  readonly stops: readonly number[];
}

/**
 * Puts stocks on one start.
 *
 * @param charts Bars oldest first; days and intervals may differ.
 * @returns null where no stock has two prices.
 *
 * @example
 * comparedReturns([{ symbol: "AAPL", bars: { date: ["2024-01-02", "2024-01-03"], close: [100, 110] } }])?.lines[0]?.values; // [0, 0.1]
 */
export function comparedReturns(charts: readonly ComparedBars[]): ComparedReturns | null {
  const priced = charts.map(({ symbol, bars }, k) => ({
    symbol,
    colour: SERIES_COLOURS[k],
    points: bars.date.flatMap((date, row): Point[] => {
      const close = bars.close[row] ?? null;
      return close !== null && close > 0 ? [{ date, close }] : [];
    }),
  }));
  const from = latest(priced.flatMap(({ points }) => points[0]?.date ?? []));
  const starts = priced.flatMap(({ symbol, points: [first] }) => (first ? [{ symbol, start: first.date }] : []));
  const earliest = starts.map(({ start }) => start).sort()[0] ?? from;
  const drawn = priced
    .map((stock) => ({ ...stock, points: stock.points.filter(({ date }) => date >= from) }))
    .filter(({ points }) => points.length > 1);
  const to = latest(drawn.flatMap(({ points }) => points.at(-1)?.date ?? []));
  const [finest] = drawn.toSorted((a, b) => b.points.length - a.points.length);
  if (!finest) return null;
  const placesOf = (days: readonly string[]) => dayPlaces([from, ...days, to]).slice(1, -1);
  const days = finest.points.map(({ date }) => date);
  return {
    from,
    to,
    youngest:
      Date.parse(from) - Date.parse(earliest) > A_WEEK
        ? (starts.find(({ start }) => start === from)?.symbol ?? null)
        : null,
    days,
    stops: placesOf(days),
    lines: drawn.map(({ symbol, colour, points }, k) => ({
      key: symbol,
      tone: k === 0 ? "main" : "other",
      colour,
      places: placesOf(points.map(({ date }) => date)),
      values: points.map(({ close }) => close / (points[0]?.close ?? close) - 1),
    })),
  };
}

interface Point {
  readonly date: string;
  readonly close: number;
}

function latest(days: readonly string[]): string {
  return days.toSorted().at(-1) ?? "";
}

/** What a stock has returned by a place on the axis: by its last price up to there; null before it, and of a stock without a line. */
export function returnAt(line: Pick<ChartLine, "places" | "values"> | undefined, place: number): number | null {
  const at = line?.places.findLastIndex((other) => other <= place) ?? -1;
  return line?.values[at] ?? null;
}
