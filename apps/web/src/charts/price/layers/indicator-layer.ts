import type { IndicatorPane } from "@plumbline/core/words";
import type {
  AutoscaleInfo,
  IChartApi,
  LineSeriesPartialOptions,
  LineStyle,
  PriceFormatCustom,
  UTCTimestamp,
} from "lightweight-charts";
import type { Formats } from "../../../format/index.ts";
import type { Observable } from "../../../state/index.ts";
import type { ChartGround, ChartLayer } from "../chart-layer.ts";
import type { Palette } from "../drawing/palette.ts";
import type { PaneHeights } from "./pane-heights.ts";

/** The colours of lines, in their order; the stylesheet of the legend names the same tokens. */
export const LINE_COLOURS = ["series-3", "series-4", "series-2", "series-1", "ink-soft"] as const;
export type LineColour = (typeof LINE_COLOURS)[number];

/** One line of an indicator, as a column beside the bars; NaN where it has no value. */
export interface IndicatorLine {
  readonly name: string;
  readonly values: Float64Array;
  readonly colour: LineColour;
  readonly look: "line" | "dashed" | "columns";
}

/** Lines with one scale: over the prices or in a pane below them. */
export interface DrawnPane extends Pick<IndicatorPane, "overlaysPrice" | "unit" | "levels"> {
  readonly key: string;
  readonly lines: readonly IndicatorLine[];
}

/** Where a pane stands, in pixels below the top of the chart. */
export interface PanePlace {
  readonly top: number;
  readonly height: number;
}

const LIGHT = { lastValueVisible: false, priceLineVisible: false, crosshairMarkerVisible: false } as const;
// The enumeration itself would be a second copy of the library.
const DOTTED = 1 as LineStyle.Dotted;
const DASHED = 2 as LineStyle.Dashed;
interface PaneLayout {
  /** Told where the panes below the prices stand, in their order, whenever that changes. */
  readonly places: Observable<readonly PanePlace[]>;
  readonly heights: PaneHeights;
}

/** Indicators over the prices and in panes below them. */
export interface IndicatorLayer extends ChartLayer {
  /** Makes a pane so many times as high as it is. */
  scale(key: string, factor: number): void;
}

/** Draws indicators over the prices and in panes below them. */
export function indicatorLayer(
  dates: readonly string[],
  panes: readonly DrawnPane[],
  { places, heights }: PaneLayout,
): IndicatorLayer {
  const below = panes.filter(({ overlaysPrice }) => !overlaysPrice);
  const keys = below.map(({ key }) => key);
  let drawn: IChartApi | null = null;
  let watch: ResizeObserver | null = null;
  const draw: ChartLayer["draw"] = (ground) => {
    const times = ground.timesOf(dates);
    for (const pane of panes) drawPane(ground, times, pane, pane.overlaysPrice ? 0 : 1 + below.indexOf(pane));
    const { chart } = ground;
    drawn = chart;
    chart.applyOptions({
      layout: {
        panes: { enableResize: true, separatorColor: ground.palette.grid, separatorHoverColor: ground.palette.grid },
      },
    });
    watch?.disconnect();
    watch = new ResizeObserver(() => places.write(placesOf(chart)));
    // Only a pointer drags an edge; any other change of a height is the chart's own, which starts with equal panes.
    chart.chartElement().addEventListener("pointerdown", () => {
      addEventListener("pointerup", () => heights.read(chart, keys), { once: true });
    });
    heights.apply(chart, keys);
    // The elements of the panes are there after the next frame.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        for (const pane of chart.panes()) {
          const element = pane.getHTMLElement();
          if (element) watch?.observe(element);
        }
      });
    });
  };
  const scale = (key: string, factor: number): void => {
    heights.scale(key, factor);
    if (drawn) heights.apply(drawn, keys);
  };
  return { draw, scale };
}

function drawPane(ground: ChartGround, times: readonly UTCTimestamp[], pane: DrawnPane, index: number): void {
  const { chart, palette, texts, main, lineItems, withAlpha } = ground;
  const colours = coloursOf(palette);
  const priceFormat = pane.overlaysPrice ? main.options().priceFormat : formatOf(pane, texts.formats);
  pane.lines.forEach((line, i) => {
    const color = colours[line.colour];
    const options: LineSeriesPartialOptions = { ...LIGHT, color, lineWidth: 1, priceFormat, ...scaleOf(pane) };
    if (line.look === "columns") {
      const columns = chart.addSeries(ground.HistogramSeries, { ...LIGHT, priceFormat }, index);
      const [up, down] = [withAlpha(palette.gain, 0.5), withAlpha(palette.loss, 0.5)];
      columns.setData(
        lineItems(times, line.values).map((item) =>
          "value" in item ? { ...item, color: (item.value as number) < 0 ? down : up } : item,
        ),
      );
      return;
    }
    const style = line.look === "dashed" ? { lineStyle: DASHED } : {};
    const series = chart.addSeries(ground.LineSeries, { ...options, ...style }, index);
    series.setData(lineItems(times, line.values));
    if (i > 0) return;
    for (const price of pane.levels) {
      series.createPriceLine({
        price,
        color: palette.crosshair,
        lineWidth: 1,
        lineStyle: DOTTED,
        axisLabelVisible: false,
      });
    }
  });
}

/** The colours of lines by their names. */
export function coloursOf({ accent, averages, comparison, text }: Palette): Readonly<Record<LineColour, string>> {
  const [third = text, fourth = text, soft = text] = averages;
  return { "series-1": accent, "series-2": comparison, "series-3": third, "series-4": fourth, "ink-soft": soft };
}

/** The scale of a pane shows its levels whatever the lines do. */
function scaleOf({ overlaysPrice, levels }: DrawnPane): Pick<LineSeriesPartialOptions, "autoscaleInfoProvider"> {
  if (overlaysPrice || levels.length === 0) return {};
  return {
    autoscaleInfoProvider: (own: () => AutoscaleInfo | null) => {
      const info = own();
      const range = info?.priceRange;
      if (!range) return info;
      const minValue = Math.min(range.minValue, ...levels);
      const maxValue = Math.max(range.maxValue, ...levels);
      return { ...info, priceRange: { minValue, maxValue } };
    },
  };
}

/** Writes a value of an indicator in its unit. */
export function writeValue(value: number, unit: IndicatorPane["unit"], formats: Formats): string {
  switch (unit) {
    case "price":
      return formats.price(value);
    case "fraction":
      return formats.percent(value);
    case "shares":
      return formats.compact(value);
    case "index":
      return formats.number(value, 1);
  }
}

function formatOf({ unit }: DrawnPane, formats: Formats): PriceFormatCustom {
  const formatter = unit === "index" ? (value: number) => formats.number(value, 0) : undefined;
  return {
    type: "custom",
    minMove: unit === "fraction" ? 0.0001 : unit === "shares" ? 1 : 0.01,
    formatter: formatter ?? ((value: number) => writeValue(value, unit, formats)),
  };
}

function placesOf(chart: IChartApi): PanePlace[] {
  const top = chart.chartElement().getBoundingClientRect().top;
  return chart
    .panes()
    .slice(1)
    .map((pane) => {
      const box = pane.getHTMLElement()?.getBoundingClientRect();
      return { top: (box?.top ?? top) - top, height: box?.height ?? 0 };
    });
}
