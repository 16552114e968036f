import type { IChartApi, Logical } from "lightweight-charts";

/** Where bars stand across a chart at the moment of a frame. */
export interface BarAxis {
  /** First and last bar in view; those at the edges are in view in part. */
  readonly first: number;
  readonly last: number;
  /** Pixels from one bar to the next. */
  readonly spacing: number;
  /** Distance of a bar from the left edge, in pixels. */
  readonly xOf: (index: number) => number;
}

/** The bars of a chart at this moment; null before it is laid out. */
export function barAxis(chart: IChartApi): BarAxis | null {
  const scale = chart.timeScale();
  const range = scale.getVisibleLogicalRange();
  // The scale is linear: two bars tell where all others are, which is quicker than to ask for each.
  const start = scale.logicalToCoordinate(0 as Logical);
  const next = scale.logicalToCoordinate(1 as Logical);
  if (!range || start === null || next === null) return null;
  const spacing = next - start;
  return {
    first: Math.max(0, Math.floor(range.from)),
    last: Math.ceil(range.to),
    spacing,
    xOf: (index) => start + spacing * index,
  };
}

/** The first of rising indices that is not below a bar. */
export function firstFrom(marks: readonly { readonly index: number }[], bar: number): number {
  let low = 0;
  let high = marks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((marks[middle] as { readonly index: number }).index < bar) low = middle + 1;
    else high = middle;
  }
  return low;
}
