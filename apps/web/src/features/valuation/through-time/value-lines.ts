import type { WireFairValueHistory } from "@plumbline/contract";
import type { ChartLine } from "../../../charts/LineChart.tsx";
import { dayPlaces } from "../../../charts/lines/year-marks.ts";

export const VALUE_LINES = ["price", "dcf", "graham"] as const;
export type ValueLine = (typeof VALUE_LINES)[number];

export const LINE_COLOURS: Readonly<Record<ValueLine, string>> = {
  price: "var(--ink)",
  dcf: "var(--series-1)",
  graham: "var(--series-2)",
};

/** A value so many times the price is cut off, so that one strange year does not flatten all others. */
const FARTHEST = 4;

export interface ValueLines {
  /** From back to front; a line without a value is left out. */
  readonly lines: readonly ChartLine[];
  readonly places: readonly number[];
  /** Whether anything was cut off. */
  readonly isCut: boolean;
}

/** Fair value and price over months as lines on one scale. */
export function valueLines(history: WireFairValueHistory): ValueLines {
  const places = dayPlaces(history.date);
  const highest = Math.max(...history.price.flatMap((price) => (price === null ? [] : [price])));
  const most = Number.isFinite(highest) && highest > 0 ? FARTHEST * highest : Number.POSITIVE_INFINITY;
  let isCut = false;
  const cut = (value: number | null): number | null => {
    if (value === null || (value <= most && value >= -most)) return value;
    isCut = true;
    return null;
  };
  const lines = (["graham", "dcf", "price"] as const).flatMap((key): ChartLine[] => {
    const values = history[key].map(cut);
    const isEmpty = values.every((value) => value === null);
    return isEmpty
      ? []
      : [{ key, tone: key === "price" ? "main" : "other", colour: LINE_COLOURS[key], places, values }];
  });
  return { lines, places, isCut };
}
