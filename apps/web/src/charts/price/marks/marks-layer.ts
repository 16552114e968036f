import type {
  IChartApi,
  LineData,
  LineStyle,
  LineType,
  MouseEventParams,
  UTCTimestamp,
  WhitespaceData,
} from "lightweight-charts";
import type { ChartGround, ChartLayer } from "../chart-layer.ts";
import { coloursOf } from "../layers/indicator-layer.ts";
import type { BarMark } from "../marks-on-bars.ts";
import { barAxis } from "./bar-axis.ts";
import { type Gap, GapShade } from "./gap-shade.ts";
import type { LevelLine } from "./level-lines.ts";
import type { MarkEvent } from "./mark-events.ts";
import { HALF, LANES, MarkSigns, type PricedSign } from "./mark-signs.ts";

/** Everything of the marks of a chart that is drawn, in the unit of its axis. */
export interface DrawnMarks {
  readonly dates: readonly string[];
  readonly lines: readonly LevelLine[];
  /** What is shaded; null for nothing. */
  readonly gap: Gap | null;
  /** By rising bar. */
  readonly marks: readonly BarMark<MarkEvent>[];
  readonly priced: readonly PricedSign[];
}

/** A place on a chart, in pixels from its corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The marks on a price chart. */
export interface MarkDrawing {
  readonly layer: ChartLayer;
  /** Distance of a bar from the left edge, in pixels; null before the chart is painted. */
  xOf(index: number): number | null;
  /** The bar whose sign is at a point of the prices; null when none is near. */
  barAt(point: Point): number | null;
  /** Width of the prices and where the signs in rows begin, in pixels. */
  signs(): { readonly width: number; readonly top: number };
  /** Takes no more clicks. */
  end(): void;
}

/** How near a pointer must be to a sign, in pixels. */
const REACH = 12;
// The enumerations themselves would be a second copy of the library.
const DASHED = 2 as LineStyle.Dashed;
const WITH_STEPS = 1 as LineType.WithSteps;
const LIGHT = { lastValueVisible: false, priceLineVisible: false, crosshairMarkerVisible: false } as const;

/**
 * Draws marks over a price chart.
 *
 * @param onClick Called with the bar of a sign that was clicked or tapped, and where.
 */
export function drawMarks(drawn: DrawnMarks, onClick: (bar: number, at: Point) => void): MarkDrawing {
  let ground: ChartGround | null = null;
  let watched: IChartApi | null = null;
  const barAt = (point: Point) => (ground ? nearestSign(ground, drawn, point) : null);
  const clicked = ({ point }: MouseEventParams): void => {
    const bar = point ? barAt(point) : null;
    if (point && bar !== null) onClick(bar, point);
  };
  const draw: ChartLayer["draw"] = (painted) => {
    ground = painted;
    addLines(painted, drawn);
    if (drawn.gap) painted.main.attachPrimitive(new GapShade(painted, drawn.gap));
    painted.main.attachPrimitive(new MarkSigns(painted, drawn.marks, drawn.priced));
    if (watched === painted.chart) return;
    watched = painted.chart;
    watched.subscribeClick(clicked);
  };
  return {
    layer: { draw },
    xOf: (index) => (ground && barAxis(ground.chart)?.xOf(index)) ?? null,
    barAt,
    signs: () => ({
      width: ground?.chart.chartElement().clientWidth ?? 0,
      top: (ground?.chart.panes()[0]?.getHeight() ?? 0) - Math.max(...Object.values(LANES)) - 2 * HALF,
    }),
    end: () => watched?.unsubscribeClick(clicked),
  };
}

function addLines(ground: ChartGround, { dates, lines }: DrawnMarks): void {
  const times = ground.timesOf(dates);
  const colours = coloursOf(ground.palette);
  const { priceFormat } = ground.main.options();
  for (const { values, colour, look } of lines) {
    const style = look === "dashed" ? { lineStyle: DASHED } : {};
    const options = {
      ...LIGHT,
      color: colours[colour],
      lineWidth: 2,
      lineType: WITH_STEPS,
      priceFormat,
      ...style,
    } as const;
    ground.chart.addSeries(ground.LineSeries, options).setData(stepItems(times, values));
  }
}

/** Bars after which a value that holds is repeated, so that a short span has one to be scaled by. */
const REPEATED = 8;

/**
 * A line that holds each value up to the next: no point where nothing changes, of which a year has hundreds.
 *
 * @param values One a time; NaN where there is none.
 *
 * @example
 * stepItems(times, Float64Array.of(5, 5, 5, 6)).length; // 3: at the first bar, the last of 5, and at 6
 */
export function stepItems(
  times: readonly UTCTimestamp[],
  values: Float64Array,
): (LineData<UTCTimestamp> | WhitespaceData<UTCTimestamp>)[] {
  const items: (LineData<UTCTimestamp> | WhitespaceData<UTCTimestamp>)[] = [];
  times.forEach((time, i) => {
    const value = values[i] as number;
    const isHeld = Object.is(value, values[i - 1]) && Object.is(value, values[i + 1]);
    if (isHeld && i % REPEATED !== 0) return;
    items.push(Number.isNaN(value) ? { time } : { time, value });
  });
  return items;
}

function nearestSign({ chart, main }: ChartGround, { marks, priced }: DrawnMarks, { x, y }: Point): number | null {
  const axis = barAxis(chart);
  if (!axis) return null;
  let found: number | null = null;
  let distance = REACH;
  const height = chart.panes()[0]?.getHeight() ?? 0;
  const isInLane = Object.values(LANES).some((rise) => Math.abs(height - rise - y) <= HALF + 2);
  const consider = (index: number, away: number): void => {
    if (away < distance) [found, distance] = [index, away];
  };
  if (isInLane) {
    for (const { index, events } of marks)
      if (events.some(({ kind }) => kind === "filing" || kind === "flips"))
        consider(index, Math.abs(axis.xOf(index) - x));
  }
  for (const { index, price } of priced) {
    const top = main.priceToCoordinate(price);
    if (top !== null) consider(index, Math.hypot(axis.xOf(index) - x, top - y));
  }
  return found;
}
