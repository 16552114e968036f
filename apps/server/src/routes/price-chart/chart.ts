import type { ChartRange, WireBars, WireChart } from "@plumbline/contract";
import {
  type Bars,
  type Interval,
  lastIndexOnOrBefore,
  lowerBound,
  resample,
  thinForChart,
} from "@plumbline/core/series";
import { addMonths, type Day, endOfPreviousYear, formatDay } from "@plumbline/core/time";
import type { PriceSeries } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import { roundPrice, wireDoubts } from "../prices/index.ts";

/** More bars than this no screen shows apart; longer spans go out in weeks or months. */
const MOST_BARS = 1_500;

/** What the longest moving average, of 200 bars, needs before the first bar shown. */
const LEAD_IN_BARS = 199;

const RANGE_MONTHS = { "1m": 1, "3m": 3, "6m": 6, "1y": 12, "3y": 36, "5y": 60, "10y": 120 } as const;

interface ChartQuestion {
  readonly instrument: Instrument;
  readonly series: PriceSeries | null;
  readonly range: ChartRange;
  readonly wantsTotal: boolean;
}

/** The bars of a price chart, no finer than a screen can show, with what came before and what happened in between. */
export function chartOf({ instrument, series, range, wantsTotal }: ChartQuestion): WireChart {
  const { symbol, names, currency } = instrument;
  const total = series && (wantsTotal || !series.price()) ? series.total() : null;
  const basis = total ? "total-return" : "split-adjusted";
  const head = { symbol, names, currency, range, basis } as const;
  const daily = total ?? series?.price();
  if (!series || !daily) return { ...head, interval: "day", source: "", ...NOTHING };
  const start = startIndex(daily.day, range);
  const { interval } = thinForChart(from(daily, start), MOST_BARS);
  const bars = atInterval(daily, interval);
  const first = lowerBound(bars.day, daily.day[start] as Day);
  const earliest = Math.max(0, first - LEAD_IN_BARS);
  return {
    ...head,
    interval,
    source: series.source,
    bars: wireBars(from(bars, first)),
    leadIn: { date: dates(bars.day.subarray(earliest, first)), close: prices(bars.close.subarray(earliest, first)) },
    ...actionsSince(daily.day[start] as Day, series),
    doubts: wireDoubts(series, daily.day[start] as Day),
  };
}

const NOTHING = {
  bars: { date: [], open: [], high: [], low: [], close: [], volume: [] },
  leadIn: { date: [], close: [] },
  dividends: { date: [], amount: [] },
  splits: { date: [], ratio: [] },
  doubts: [],
} satisfies Partial<WireChart>;

/** The bar from which the header measures the change of the same period (STA-15), so that chart and header agree. */
function startIndex(day: Int32Array, range: ChartRange): number {
  if (range === "max") return 0;
  const last = day[day.length - 1] as Day;
  const start = range === "ytd" ? endOfPreviousYear(last) : addMonths(last, -RANGE_MONTHS[range]);
  return Math.max(0, lastIndexOnOrBefore(day, start));
}

/** Resampled as a whole, so that the first week or month shown is as complete as all others. */
function atInterval(daily: Bars, interval: Interval): Bars {
  return interval === "day" ? daily : resample(daily, interval);
}

function from(bars: Bars, start: number): Bars {
  const { day, open, high, low, close, volume } = bars;
  return {
    day: day.subarray(start),
    open: open.subarray(start),
    high: high.subarray(start),
    low: low.subarray(start),
    close: close.subarray(start),
    volume: volume.subarray(start),
  };
}

function wireBars({ day, open, high, low, close, volume }: Bars): WireBars {
  return {
    date: dates(day),
    open: prices(open),
    high: prices(high),
    low: prices(low),
    close: prices(close),
    // Shares come in whole; fractions only arise from the ratios of later splits.
    volume: Array.from(volume, Math.round),
  };
}

function dates(day: Int32Array): string[] {
  return Array.from(day, (value) => formatDay(value as Day));
}

function prices(column: Float64Array): number[] {
  return Array.from(column, roundPrice);
}

function actionsSince(start: Day, { dividends, splits }: PriceSeries): Pick<WireChart, "dividends" | "splits"> {
  const paid = (dividends ?? []).filter(({ exDay }) => exDay >= start);
  const split = splits.filter(({ exDay }) => exDay >= start);
  return {
    dividends: { date: paid.map(({ exDay }) => formatDay(exDay)), amount: paid.map(({ amount }) => amount) },
    splits: { date: split.map(({ exDay }) => formatDay(exDay)), ratio: split.map(({ ratio }) => ratio) },
  };
}
