import type { Tick } from "../frame/tick.ts";
import { roundScale } from "../round-scale.ts";

/** What became of a target; each has a shape and a colour of its own. */
export type TargetFate = "met" | "missed" | "running" | "unknown";

/** A target as a chart draws it. Days are `YYYY-MM-DD`, prices on one share count. */
export interface TargetMark {
  readonly key: string;
  readonly day: string;
  readonly target: number;
  /** The price when posted; null where it is not known. */
  readonly price: number | null;
  /** Day on which it expires. */
  readonly horizon: string;
  readonly dayMet: string | null;
  readonly fate: TargetFate;
  /** The target in words. */
  readonly spoken: string;
}

/** Where the targets that stand lead to: from the price of a day to their low, median and high of another. */
export interface TargetFan {
  readonly price: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  /** Day on which the targets expire at the latest. */
  readonly until: string;
}

/** What the chart shows; the line is the price, a column of days and one of closes, oldest first. */
export interface TargetView {
  readonly line: { readonly date: readonly string[]; readonly close: readonly (number | null)[] };
  readonly marks: readonly TargetMark[];
  readonly fan: TargetFan | null;
  /** The first day shown, and the day on which all is seen. */
  readonly from: string;
  readonly today: string;
}

/** Places in fractions of the plot, from the left and from the top. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

export interface TargetLayout {
  /** Where a day stands; before the first one it is left of the plot. */
  readonly leftOf: (day: string) => number;
  readonly topOf: (price: number) => number;
  /** One per mark. */
  readonly marks: readonly Place[];
  /** Values of the grid lines with their places, rising. */
  readonly ticks: readonly Tick[];
  /** First and last day of the plot. */
  readonly span: { readonly from: string; readonly to: string };
}

const TICKS = 5;

/**
 * Places days and prices so that the line, every mark and the fan are in sight.
 *
 * @example
 * // Closes of 100 and a target of 200: the target is at the top, the closes at the bottom.
 * targetLayout({ line, marks: [mark], fan: null, from: "2024-01-01", today: "2024-12-31" }).topOf(200); // 0
 */
export function targetLayout({ line, marks, fan, from, today }: TargetView): TargetLayout {
  const to = fan?.until ?? today;
  const prices = [
    ...line.close.filter((close) => close !== null),
    ...marks.flatMap(({ target, price }) => (price === null ? target : [target, price])),
    ...(fan ? [fan.price, fan.low, fan.high] : []),
  ];
  const { ticks, topOf } = roundScale(...rangeOf(prices), TICKS);
  const first = Date.parse(from);
  const last = Date.parse(to);
  const leftOf = (day: string) => (Date.parse(day) - first) / Math.max(1, last - first);
  return {
    leftOf,
    topOf,
    marks: marks.map(({ day, target }) => ({ left: leftOf(day), top: topOf(target) })),
    ticks: ticks.map((value) => ({ value, top: topOf(value) })),
    span: { from, to },
  };
}

/** A range of some height, also of one price or of none. */
function rangeOf(prices: readonly number[]): [low: number, high: number] {
  if (prices.length === 0) return [0, 1];
  // Ten years of days are too many to be arguments.
  const low = prices.reduce((least, price) => Math.min(least, price), Number.POSITIVE_INFINITY);
  const high = prices.reduce((most, price) => Math.max(most, price), Number.NEGATIVE_INFINITY);
  return low === high ? [low * 0.9, high * 1.1] : [low, high];
}
