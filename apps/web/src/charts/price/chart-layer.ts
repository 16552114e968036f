import type { HistogramSeries, IChartApi, ISeriesApi, LineSeries } from "lightweight-charts";
import type { Formats } from "../../format/index.ts";
import type { Palette, withAlpha } from "./drawing/palette.ts";
import type { lineItems, timesOf } from "./drawing/series-items.ts";

/**
 * A price chart that has just been painted, with what its file holds for others to draw with: a layer that imported these
 * itself would split that file, which the first page waits for.
 */
export interface ChartGround {
  readonly chart: IChartApi;
  /** The prices; what is attached to them lies above everything. */
  readonly main: ISeriesApi<"Candlestick"> | ISeriesApi<"Area">;
  readonly palette: Palette;
  readonly texts: { readonly formats: Formats };
  readonly LineSeries: typeof LineSeries;
  readonly HistogramSeries: typeof HistogramSeries;
  readonly lineItems: typeof lineItems;
  readonly timesOf: typeof timesOf;
  readonly withAlpha: typeof withAlpha;
}

/** Draws more onto a price chart after each painting; series that it adds are removed by the next one. */
export interface ChartLayer {
  readonly draw: (ground: ChartGround) => void;
  /** What it shows at a bar, in sentences, for those who listen. */
  readonly readAt?: (index: number) => readonly string[];
}

/** Layers of a chart by their names, in the order in which they are painted; null is one that shows nothing now. */
export type ChartLayers = Readonly<Record<string, ChartLayer | null>>;

/** Gives a chart a layer in place of the one that had this name. */
export type GiveLayer = (name: string, layer: ChartLayer | null) => void;
