import { CandlestickSeries, createChart, HistogramSeries, LineSeries } from "lightweight-charts";
import { candleItems, lineItems, timesOf, volumeItems } from "../src/charts/price/drawing/series-items.ts";
import type { PriceView } from "../src/charts/price/price-view.ts";

/** The same series drawn by the library alone: what this browser on this machine can do at best. */
export function drawBareChart(frame: HTMLElement, { bars, averages, start }: PriceView): void {
  frame.style.height = "432px";
  const chart = createChart(frame, { autoSize: true, layout: { attributionLogo: false } });
  const times = timesOf(bars.date);
  const colours = { gain: "seagreen", loss: "firebrick" };
  chart.addSeries(HistogramSeries, { priceScaleId: "volume" }).setData(volumeItems(times, bars, colours));
  for (const { values } of averages) {
    chart.addSeries(LineSeries, { lineWidth: 1 }).setData(lineItems(times, values));
  }
  chart.addSeries(CandlestickSeries).setData(candleItems(times, bars));
  chart.timeScale().setVisibleLogicalRange({ from: start, to: times.length - 1 });
}
