import {
  AreaSeries,
  CandlestickSeries,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  PriceScaleMode,
  type UTCTimestamp,
} from "lightweight-charts";
import { priceDecimals } from "../../../format/index.ts";
import { barsAsGrowth, growthSince, scaledBy } from "../growth.ts";
import type { PriceColumns } from "../price-columns.ts";
import type { DrawnTexts } from "../price-drawing.ts";
import type { PriceView } from "../price-view.ts";
import { VOLUME_SHARE } from "./chart-options.ts";
import { type Palette, withAlpha } from "./palette.ts";
import { candleItems, lineItems, timesOf, volumeItems } from "./series-items.ts";

const VOLUME_SCALE = "volume";
const LIGHT = { lastValueVisible: false, priceLineVisible: false, crosshairMarkerVisible: false } as const;

export type MainSeries = ISeriesApi<"Candlestick"> | ISeriesApi<"Area">;

/** What the view looks like in the unit of the axis: money, or growth while two stocks are compared. */
interface Scaled {
  readonly bars: PriceColumns;
  readonly averages: PriceView["averages"];
  readonly comparison: Float64Array | null;
}

function inUnitOfAxis({ bars, averages, comparison }: PriceView): Scaled {
  if (!comparison) return { bars, averages, comparison: null };
  const factor = 1 / (bars.close[comparison.base] as number);
  return {
    bars: barsAsGrowth(bars, comparison.base),
    averages: averages.map((average) => ({ ...average, values: scaledBy(average.values, factor) })),
    comparison: growthSince(comparison.close, comparison.base),
  };
}

/** Puts the series of a view on an empty chart, the prices last so that they lie on top. */
export function drawSeries(
  chart: IChartApi,
  view: PriceView,
  { palette, texts }: { readonly palette: Palette; readonly texts: DrawnTexts },
): MainSeries {
  const times = timesOf(view.bars.date);
  const scaled = inUnitOfAxis(view);
  const priceFormat = axisFormat(view, texts);
  drawVolume(chart, times, { bars: view.bars, palette });
  for (const { slot, values } of scaled.averages) {
    const color = palette.averages[slot] ?? palette.text;
    chart.addSeries(LineSeries, { ...LIGHT, color, lineWidth: 1, priceFormat }).setData(lineItems(times, values));
  }
  if (scaled.comparison) {
    const options = { ...LIGHT, color: palette.comparison, lineWidth: 2, lastValueVisible: true, priceFormat } as const;
    chart.addSeries(LineSeries, options).setData(lineItems(times, scaled.comparison));
  }
  const main = drawMain(chart, view, { times, bars: scaled.bars, palette });
  main.applyOptions({ priceFormat });
  if (view.comparison) {
    main.createPriceLine({
      price: 1,
      color: palette.crosshair,
      lineWidth: 1,
      lineStyle: LineStyle.Dotted,
      axisLabelVisible: false,
    });
  }
  chart.priceScale("right").applyOptions({
    mode: view.isLogarithmic ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal,
  });
  return main;
}

interface MainInput {
  readonly times: readonly UTCTimestamp[];
  readonly bars: PriceColumns;
  readonly palette: Palette;
}

function drawMain(chart: IChartApi, view: PriceView, { times, bars, palette }: MainInput): MainSeries {
  if (view.style === "candles") {
    const { gain, loss } = palette;
    const options = { upColor: gain, wickUpColor: gain, downColor: loss, wickDownColor: loss, borderVisible: false };
    const candles = chart.addSeries(CandlestickSeries, options);
    candles.setData(candleItems(times, bars));
    return candles;
  }
  const colour = lineColour(view, palette);
  const area = chart.addSeries(AreaSeries, {
    lineColor: colour,
    topColor: withAlpha(colour, view.comparison ? 0 : 0.22),
    bottomColor: withAlpha(colour, 0),
    lineWidth: 2,
    priceLineVisible: false,
    crosshairMarkerRadius: 4,
    crosshairMarkerBorderColor: palette.surface,
  });
  area.setData(lineItems(times, bars.close));
  return area;
}

/** A line says at a glance which way its span went; beside another stock it has a colour of its own. */
function lineColour({ bars, start, comparison }: PriceView, { gain, loss, accent }: Palette): string {
  if (comparison) return accent;
  const isFall = (bars.close.at(-1) ?? Number.NaN) < (bars.close[start] ?? Number.NaN);
  return isFall ? loss : gain;
}

function drawVolume(
  chart: IChartApi,
  times: readonly UTCTimestamp[],
  { bars, palette }: Omit<MainInput, "times">,
): void {
  if (!bars.volume.some((value) => value > 0)) return;
  const series = chart.addSeries(HistogramSeries, {
    priceScaleId: VOLUME_SCALE,
    lastValueVisible: false,
    priceLineVisible: false,
    priceFormat: { type: "volume" },
  });
  series.setData(
    volumeItems(times, bars, { gain: withAlpha(palette.gain, 0.38), loss: withAlpha(palette.loss, 0.38) }),
  );
  chart.priceScale(VOLUME_SCALE).applyOptions({ scaleMargins: { top: 1 - VOLUME_SHARE, bottom: 0 } });
}

/** The axis asks for the same few labels on every frame. */
const MAX_LABELS = 500;

function axisFormat({ comparison, bars }: PriceView, { formats }: DrawnTexts) {
  const write = comparison ? (growth: number) => formats.change(growth - 1, 1) : formats.price;
  // Room for the volume can take the axis below zero, where no price is.
  const labelOf = (value: number) => (value < 0 ? "" : write(value));
  const written = new Map<number, string>();
  const formatter = (value: number): string => {
    let label = written.get(value);
    if (label === undefined) {
      if (written.size >= MAX_LABELS) written.clear();
      label = labelOf(value);
      written.set(value, label);
    }
    return label;
  };
  const minMove = comparison ? 0.0001 : 10 ** -priceDecimals(lowestKnown(bars.close));
  return { type: "custom", minMove, formatter } as const;
}

function lowestKnown(column: Float64Array): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (const value of column) if (value < lowest) lowest = value;
  return lowest;
}
