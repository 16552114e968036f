import { FIGURE_MARKS, type FigureMark } from "../../words/index.ts";
import type { ItemId } from "../concepts/expression.ts";
import { ITEMS } from "../concepts/items.ts";
import type { Traced } from "../derivation/derivation.ts";
import { notesOn } from "../derivation/evidence.ts";
import type { Periods } from "../periods/periods.ts";
import type { Rival, Seam } from "../reconcile/rival.ts";
import type { Metric } from "./metric.ts";

/** A rival of one of the items that a metric is made of. */
export interface MetricRival extends Rival {
  readonly item: ItemId;
}

/** A seam of one of the items that a metric is made of. */
export interface MetricSeam extends Seam {
  readonly item: ItemId;
}

/** One metric of one period: its place in the list of periods, and its number. */
interface MetricOfPeriod {
  readonly index: number;
  readonly value: Traced;
}

/**
 * Values filed for the flows of a metric of one period besides the figures shown. Of a missing metric of twelve months, the
 * rivals of the quarters that are missing are among them; of a missing part of a flow, those of that part.
 *
 * @param metric The metric.
 * @param periods Quarters or years.
 * @param of The period and its number.
 * @returns The latest filed first, each value of a filing once; none of a metric that means nothing for the type of company.
 * @see REC-12, REC-20
 *
 * @example
 * metricRivals(metricOf("revenue"), known.quarters, { index, value }).map(({ because }) => because); // ["restated-perimeter"]
 */
export function metricRivals(
  metric: Metric,
  periods: Periods,
  { index, value }: MetricOfPeriod,
): readonly MetricRival[] {
  if (isNotApplicable(value)) return [];
  const isMissing = value.value === null;
  const rivals = itemsBehind(metric, value).flatMap((item) => {
    const isRead = (k: number) => k === index || (isMissing && periods.item(item, k).value === null);
    const places = placesBehind(metric, periods, index).filter(isRead);
    return places.flatMap((k) => periods.rivals(item, k).map((rival): MetricRival => ({ ...rival, item })));
  });
  const once = new Map(rivals.map((rival) => [keyOf(rival), rival]));
  return [...once.values()].sort((a, b) => b.number.filed - a.number.filed);
}

/**
 * Where a metric on two sides counts different things: the seams of its flows.
 *
 * @param metric The metric.
 * @param periods Quarters or years.
 * @returns Oldest first, one between two periods: of the flow that the formula names first.
 * @see REC-13
 *
 * @example
 * metricSeams(metricOf("grossMargin"), known.years)[0]?.item; // "revenue"
 */
export function metricSeams({ flows }: Pick<Metric, "flows">, periods: Periods): readonly MetricSeam[] {
  const byPlace = new Map<number, MetricSeam>();
  for (const item of flows) {
    for (const seam of periods.seams(item)) if (!byPlace.has(seam.after)) byPlace.set(seam.after, { ...seam, item });
  }
  return [...byPlace.values()].sort((a, b) => a.after - b.after);
}

/**
 * The mark that a reader must see beside a number, from the notes on it and on everything it was made of.
 *
 * @param number The number.
 * @returns The gravest mark; `null` where there is none.
 * @see REC-20
 *
 * @example
 * markOf(noted(revenue, "restated")); // "restated"
 */
export function markOf(number: Traced): FigureMark | null {
  if (number.value === null) return null;
  const notes = new Set<string>(notesOn(number));
  return FIGURE_MARKS.find((mark) => notes.has(mark)) ?? null;
}

function isNotApplicable(number: Traced): boolean {
  return number.value === null && number.because.startsWith("not-applicable");
}

/** The flows of a metric, and the part that is missing, such as the cost of a gross profit. */
function itemsBehind({ flows }: Metric, value: Traced): readonly ItemId[] {
  const part = value.value === null && isFlow(value.item) ? [value.item] : [];
  return [...new Set([...flows, ...part])];
}

function isFlow(name: string | null): name is ItemId {
  return name !== null && Object.hasOwn(ITEMS, name) && ITEMS[name as ItemId].kind === "flow";
}

/** The period, and of a metric of twelve months those before it. */
function placesBehind({ formula }: Metric, { aYear }: Periods, index: number): readonly number[] {
  const length = formula.includes("TTM") ? Math.min(aYear, index + 1) : 1;
  return Array.from({ length }, (_, k) => index - k);
}

/** A filing may state a value under two of the items. */
function keyOf({ number: { value, start, end, fact, filed } }: Rival): string {
  return `${fact?.accession ?? filed} ${start} ${end} ${value}`;
}
