import type { ChartLayers } from "./chart-layer.ts";
import type { DoubtEvent } from "./doubts-within.ts";
import type { BarMark } from "./marks-on-bars.ts";
import type { PriceColumns } from "./price-columns.ts";

/** A moving average as a column beside the bars; NaN where it has too few bars behind it. */
export interface AverageLine {
  /** Bars per mean. */
  readonly length: number;
  /** Which of the colours for averages it has (0 to 2); it keeps it when another is switched off. */
  readonly slot: number;
  readonly values: Float64Array;
}

/** Another stock on the same chart. While there is one, everything is drawn as growth since bar `base`. */
export interface Comparison {
  readonly symbol: string;
  /** Its closes on the dates of the bars; NaN before its first. */
  readonly close: Float64Array;
  /** Index of the bar at which both start at zero. */
  readonly base: number;
  /** Moves of its price that nothing supports. */
  readonly doubts: readonly DoubtEvent[];
}

/** Everything that a price chart draws. */
export interface PriceView {
  /** Names the bars and the span; when it changes, the chart moves to the span anew. */
  readonly key: string;
  readonly symbol: string;
  readonly bars: PriceColumns;
  /** Index of the first bar of the chosen span; bars before it can be reached by panning. */
  readonly start: number;
  readonly averages: readonly AverageLine[];
  readonly marks: readonly BarMark[];
  readonly comparison: Comparison | null;
  readonly style: "candles" | "line";
  readonly isLogarithmic: boolean;
  /** What else is drawn over and below the prices. */
  readonly layers?: ChartLayers;
}
