import {
  createChart,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  type Logical,
  type SeriesType,
} from "lightweight-charts";
import type { DrawingEvents, DrawnTexts, PriceDrawing } from "../price-drawing.ts";
import type { PriceView } from "../price-view.ts";
import { appearance, fixedOptions } from "./chart-options.ts";
import { EventMarks } from "./event-marks.ts";
import { readPalette, withAlpha } from "./palette.ts";
import { drawSeries, type MainSeries } from "./price-series.ts";
import { lineItems, timesOf } from "./series-items.ts";

interface Shown {
  readonly view: PriceView;
  readonly texts: DrawnTexts;
  readonly main: MainSeries;
}

/**
 * Draws a price chart into an element that has a size; the only door to the chart library, loaded when first needed.
 *
 * @param frame Element that the canvas fills, and whose styles give the colours.
 */
export function drawPriceChart(frame: HTMLElement, events: DrawingEvents): PriceDrawing {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const chart = createChart(frame, fixedOptions(isCalm));
  const marks = new EventMarks(chart);
  let shown: Shown | null = null;
  let pointed: number | null = null;

  const paint = (view: PriceView, texts: DrawnTexts): void => {
    const palette = readPalette(frame);
    chart.applyOptions(appearance(palette, texts.formats));
    const isSame = shown?.view.key === view.key;
    const range = isSame ? chart.timeScale().getVisibleLogicalRange() : null;
    // With the series that it is on, the crosshair is taken away: who reads bar by bar stays where they are.
    const at = isSame ? pointed : null;
    const old = seriesOf(chart);
    const main = drawSeries(chart, view, { palette, texts });
    shown?.main.detachPrimitive(marks);
    main.attachPrimitive(marks);
    for (const series of old) chart.removeSeries(series);
    marks.show(
      view.marks,
      { dividend: texts.dividendLetter, split: texts.splitLetter, doubt: texts.doubtLetter },
      palette,
    );
    shown = { view, texts, main };
    const ground = { chart, main, palette, texts, LineSeries, HistogramSeries, lineItems, timesOf, withAlpha };
    for (const layer of Object.values(view.layers ?? {})) layer?.draw(ground);
    if (range) chart.timeScale().setVisibleLogicalRange(range);
    else showSpan(chart, view);
    if (at !== null) pointAt(chart, shown, at);
  };
  const stopWatching = [
    watchWheel(frame, chart),
    reportCrosshair(
      chart,
      () => shown?.view,
      (index) => {
        pointed = index;
        events.onCrosshair(index);
      },
    ),
    reportView(chart, () => shown?.view, events.onView),
  ];
  chart.subscribeDblClick(() => shown && showSpan(chart, shown.view));

  return {
    show: paint,
    redraw: () => chart.applyOptions({}),
    pointAt: (index) => pointAt(chart, shown, index),
    positionOf: (index) => chart.timeScale().logicalToCoordinate(index as Logical),
    zoom: (factor) => zoom(chart, factor),
    resetView: () => shown && showSpan(chart, shown.view),
    destroy: () => {
      for (const stop of stopWatching) stop();
      chart.remove();
    },
  };
}

function seriesOf(chart: IChartApi): ISeriesApi<SeriesType>[] {
  return chart.panes().flatMap((pane) => pane.getSeries());
}

function showSpan(chart: IChartApi, { bars, start }: PriceView): void {
  const last = bars.date.length - 1;
  if (last >= 0) chart.timeScale().setVisibleLogicalRange({ from: start, to: last });
}

function zoom(chart: IChartApi, factor: number): void {
  const range = chart.timeScale().getVisibleLogicalRange();
  if (!range) return;
  const middle = (range.from + range.to) / 2;
  const half = Math.max(2, ((range.to - range.from) / 2) * factor);
  chart.timeScale().setVisibleLogicalRange({ from: middle - half, to: middle + half });
}

function pointAt(chart: IChartApi, shown: Shown | null, index: number | null): void {
  const date = index === null ? undefined : shown?.view.bars.date[index];
  if (!shown || index === null || date === undefined) {
    chart.clearCrosshairPosition();
    return;
  }
  const range = chart.timeScale().getVisibleLogicalRange();
  if (range && (index < range.from || index > range.to)) {
    const shift = index < range.from ? index - range.from : index - range.to;
    chart.timeScale().setVisibleLogicalRange({ from: range.from + shift, to: range.to + shift });
  }
  const [time] = timesOf([date]);
  if (time !== undefined) chart.setCrosshairPosition(closeOnAxis(shown.view, index), time, shown.main);
}

/** The close of a bar in the unit of the axis. */
function closeOnAxis({ bars, comparison }: PriceView, index: number): number {
  const close = bars.close[index] as number;
  return comparison ? close / (bars.close[comparison.base] as number) : close;
}

function reportCrosshair(
  chart: IChartApi,
  view: () => PriceView | undefined,
  report: DrawingEvents["onCrosshair"],
): () => void {
  const onMove: Parameters<IChartApi["subscribeCrosshairMove"]>[0] = ({ logical }) => {
    const count = view()?.bars.date.length ?? 0;
    // At some widths half of the first bar in view is beyond the edge, and the library counts one bar less for it.
    const isOnBar = logical !== undefined && logical >= -1 && Math.round(logical) < count;
    report(isOnBar ? Math.max(0, Math.round(logical)) : null);
  };
  chart.subscribeCrosshairMove(onMove);
  return () => chart.unsubscribeCrosshairMove(onMove);
}

function reportView(chart: IChartApi, view: () => PriceView | undefined, report: DrawingEvents["onView"]): () => void {
  const onRange: Parameters<ReturnType<IChartApi["timeScale"]>["subscribeVisibleLogicalRangeChange"]>[0] = (range) => {
    const count = view()?.bars.date.length ?? 0;
    // The ends of a range stand for whole bars; one counts as in view when its middle is.
    if (range && count > 0) {
      report(Math.max(0, Math.ceil(range.from - 0.5)), Math.min(count - 1, Math.floor(range.to + 0.5)));
    }
  };
  chart.timeScale().subscribeVisibleLogicalRangeChange(onRange);
  return () => chart.timeScale().unsubscribeVisibleLogicalRangeChange(onRange);
}

/**
 * Lets the wheel zoom a chart that is in use: one that has the focus, or with Ctrl or Command held (which is also how
 * browsers report a pinch on a touchpad). Otherwise the wheel scrolls the page, as readers passing by expect.
 *
 * @returns What ends the watch.
 */
function watchWheel(frame: HTMLElement, chart: IChartApi): () => void {
  let zooms = false;
  const onWheel = (event: WheelEvent): void => {
    const isInUse = event.ctrlKey || event.metaKey || (frame.parentElement?.contains(document.activeElement) ?? false);
    if (isInUse === zooms) return;
    zooms = isInUse;
    chart.applyOptions({ handleScale: { mouseWheel: zooms } });
  };
  // Before the library hears of it.
  frame.addEventListener("wheel", onWheel, { capture: true, passive: true });
  return () => frame.removeEventListener("wheel", onWheel, { capture: true });
}
