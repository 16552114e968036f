import type { ChartRange, priceChart, WireBars, WireChart, WireRow } from "@plumbline/contract";
import { missing } from "@plumbline/core/figure";
import {
  type Bars,
  type Interval,
  lastIndexOnOrBefore,
  lowerBound,
  priceChanges,
  referenceDay,
  resample,
  sliceBars,
  thinForChart,
  thinLine,
} from "@plumbline/core/series";
import { addMonths, type Day, formatDay } from "@plumbline/core/time";
import { type PriceSeries, readPriceSeries } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { findInstrument, findInstruments } from "../instruments.ts";
import { changeFigure, closeFigure, markedDoubts, roundPrice, wireDoubts } from "../prices/index.ts";

/** The bars of one stock's chart, or the list rows of several stocks. */
export const priceChartRoute: Route<typeof priceChart, ServedMarket> = ({ input }, { snapshot }) => {
  if ("codes" in input) {
    const { found, unknown } = findInstruments(snapshot, input.codes);
    const rows = found.map((instrument) => rowOf(instrument, readPriceSeries(snapshot, instrument, input.asOf)));
    return { kind: "rows", rows, unknown };
  }
  const instrument = findInstrument(snapshot, input.code);
  const series = readPriceSeries(snapshot, instrument, input.asOf);
  const chart = chartOf({ instrument, series, range: input.range, wantsTotal: input.basis === "total" });
  return { kind: "chart", chart };
};

/** More bars than this no screen shows apart; longer spans go out in weeks or months. */
const MAX_BARS = 1_500;

/** What the longest moving average, of 200 bars, needs before the first bar shown. */
const LEAD_IN_BARS = 199;

interface ChartRequest {
  readonly instrument: Instrument;
  readonly series: PriceSeries | null;
  readonly range: ChartRange;
  readonly wantsTotal: boolean;
}

/** The bars of a price chart, no finer than a screen can show, with what came before and what happened in between. */
function chartOf({ instrument, series, range, wantsTotal }: ChartRequest): WireChart {
  const { symbol, names, currency } = instrument;
  const total = series && (wantsTotal || !series.price()) ? series.total() : null;
  const basis = total ? "total-return" : "split-adjusted";
  const head = { symbol, names, currency, range, basis } as const;
  const daily = total ?? series?.price();
  if (!series || !daily) return { ...head, interval: "day", source: "", ...NOTHING };
  const start = startIndex(daily.day, range);
  const { interval } = thinForChart(from(daily, start), MAX_BARS);
  const bars = atInterval(daily, interval);
  const first = lowerBound(bars.day, daily.day[start] as Day);
  const earliest = Math.max(0, first - LEAD_IN_BARS);
  return {
    ...head,
    interval,
    source: series.source,
    unitDay: formatDay(series.unitDay),
    bars: wireBars(from(bars, first)),
    leadIn: { date: dates(bars.day.subarray(earliest, first)), close: prices(bars.close.subarray(earliest, first)) },
    ...actionsSince(daily.day[start] as Day, series),
    doubts: wireDoubts(series, daily.day[start] as Day),
  };
}

const NOTHING = {
  unitDay: null,
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
  return Math.max(0, lastIndexOnOrBefore(day, referenceDay(range, last)));
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

/** As many points as a small picture in a list has room for. */
const SPARKLINE_POINTS = 60;
const SPARKLINE_MONTHS = 12;

/** A stock as a list shows it. */
function rowOf(instrument: Instrument, series: PriceSeries | null): WireRow {
  const { symbol, names, currency, sector, delisted } = instrument;
  const head = { symbol, names, currency, sector, delisted: delisted === null ? null : formatDay(delisted) };
  if (!series) return { ...head, price: missing("no-price"), change: missing("no-price"), sparkline: [] };
  const bars = series.shown();
  return {
    ...head,
    price: closeFigure(bars, -1, series),
    change: markedDoubts(changeFigure(priceChanges(bars)["1d"], series), series),
    sparkline: sparklineOf(series),
  };
}

function sparklineOf(series: PriceSeries): number[] {
  const year = sliceBars(series.shown(), addMonths(series.lastDay, -SPARKLINE_MONTHS), series.lastDay);
  return Array.from(thinLine(year.close, SPARKLINE_POINTS), roundPrice);
}
