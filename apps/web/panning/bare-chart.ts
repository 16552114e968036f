import { CandlestickSeries, createChart, HistogramSeries, LineSeries } from "lightweight-charts";
import { candleItems, lineItems, timesOf, volumeItems } from "../src/charts/price/drawing/series-items.ts";
import { readIndicators } from "../src/charts/price/indicators/chosen-indicators.ts";
import { computeChosen } from "../src/charts/price/indicators/compute-chosen.ts";
import type { PriceView } from "../src/charts/price/price-view.ts";
import { FIVE_PANES } from "./five-panes.ts";
import { syntheticLevels } from "./synthetic-marks.ts";

/** Height of the chart, and with five panes, as the page has them. */
const [HEIGHT, FULL_HEIGHT] = [432, 432 + 5 * 112];

/**
 * The same series drawn by the library alone: what this browser on this machine can do at best.
 *
 * @param isFull With the lines of five panes, and those of the marks.
 */
export function drawBareChart(frame: HTMLElement, view: PriceView, isFull: boolean): void {
  const { bars, averages, start } = view;
  frame.style.height = `${isFull ? FULL_HEIGHT : HEIGHT}px`;
  const chart = createChart(frame, { autoSize: true, layout: { attributionLogo: false } });
  const times = timesOf(bars.date);
  const colours = { gain: "seagreen", loss: "firebrick" };
  const addLine = (values: Float64Array, pane = 0) =>
    chart.addSeries(LineSeries, { lineWidth: 1 }, pane).setData(lineItems(times, values));
  chart.addSeries(HistogramSeries, { priceScaleId: "volume" }).setData(volumeItems(times, bars, colours));
  for (const { values } of averages) addLine(values);
  if (isFull) {
    for (const { values } of syntheticLevels(view)) addLine(values);
    computeChosen(readIndicators(FIVE_PANES), bars, new Float64Array()).forEach(({ columns }, k) => {
      for (const values of Object.values(columns)) addLine(values, k + 1);
    });
  }
  chart.addSeries(CandlestickSeries).setData(candleItems(times, bars));
  chart.timeScale().setVisibleLogicalRange({ from: start, to: times.length - 1 });
}
