import type { Actions, Bars } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import { type Issue, type PriceHistory, say, significant } from "../../model/index.ts";
import { issue } from "../../quality/index.ts";

/** Vendors round differently; beyond this two closes of a day are different prices. */
const SAME_PRICE = 0.005;
const SAME_SCALE = 1e-4;

/**
 * Joins two deliveries of one symbol, basis and source: all days of both, the newer one's values where both have a day.
 *
 * An adjusted series is on the scale of its last day, so an older delivery is brought to the scale of the newer one by
 * the ratio of their closes on the first common day. That changes no return, and nothing is adjusted twice.
 *
 * @param older Bars in order of day.
 * @param newer Bars in order of day; ends on the same day or later.
 * @param report Takes what was found.
 */
export function joinHistories(older: PriceHistory, newer: PriceHistory, report: Issue[]): PriceHistory {
  const places = new Map(Array.from(newer.bars.day, (day, at) => [day, at]));
  const { common, olderOnly } = sharedRows(older.bars.day, places);
  const ratioAt = (at: number) =>
    (newer.bars.close[places.get(older.bars.day[at] as number) as number] as number) / (older.bars.close[at] as number);
  const [first] = common;
  const ratio = older.basis === "raw" || first === undefined ? 1 : ratioAt(first);
  const scale = Math.abs(ratio - 1) < SAME_SCALE ? 1 : ratio;
  const differing = common.filter((at) => Math.abs(ratioAt(at) / scale - 1) > SAME_PRICE);
  noteDifferences(older, differing, report);
  if (scale !== 1 && olderOnly.length > 0) report.push(rescaled(newer.symbol, scale, olderOnly.length));
  return {
    ...newer,
    bars: union(older, newer.bars, { olderOnly, scale }),
    actions: unionOfActions(older, newer, scale),
  };
}

function noteDifferences({ symbol, bars }: PriceHistory, differing: readonly number[], report: Issue[]): void {
  const [first] = differing;
  if (first === undefined) return;
  const detail = say("deliveries-differ", { count: differing.length });
  report.push(issue("sources-disagree", { symbol, day: bars.day[first], count: differing.length }, detail));
}

function rescaled(symbol: string, scale: number, count: number): Issue {
  const detail = say("rescaled", { count, factor: significant(scale, 6) });
  return issue("rescaled-history", { symbol, count }, detail);
}

/** Rows of the older delivery whose days the newer one has, and those that it alone has. */
function sharedRows(days: Int32Array, places: ReadonlyMap<number, number>) {
  const common: number[] = [];
  const olderOnly: number[] = [];
  for (const [at, day] of days.entries()) (places.has(day) ? common : olderOnly).push(at);
  return { common, olderOnly };
}

function union(
  { basis, bars }: PriceHistory,
  newer: Bars,
  { olderOnly, scale }: { olderOnly: readonly number[]; scale: number },
): Bars {
  const rows = mergedRows(bars.day, newer.day, olderOnly);
  const column = (role: Exclude<keyof Bars, "day">, factor: number) => {
    const [ours, theirs] = [bars[role], newer[role]];
    return Float64Array.from(rows, (row) => (row < 0 ? (ours[~row] as number) * factor : (theirs[row] as number)));
  };
  return {
    day: Int32Array.from(rows, (row) => (row < 0 ? bars.day[~row] : newer.day[row]) as number),
    open: column("open", scale),
    high: column("high", scale),
    low: column("low", scale),
    close: column("close", scale),
    volume: column("volume", basis === "split-adjusted" ? 1 / scale : 1),
  };
}

/** The rows of both in order of day: those of the newer delivery by their place, those of the older one by its complement. */
function mergedRows(older: Int32Array, newer: Int32Array, olderOnly: readonly number[]): Int32Array {
  const rows = new Int32Array(olderOnly.length + newer.length);
  for (let at = 0, ours = 0, theirs = 0; at < rows.length; at++) {
    const isOurs =
      ours < olderOnly.length &&
      (theirs === newer.length || (older[olderOnly[ours] as number] as number) < (newer[theirs] as number));
    rows[at] = isOurs ? ~(olderOnly[ours++] as number) : theirs++;
  }
  return rows;
}

/** The newer delivery decides for its own days, the older one for the others. */
function unionOfActions(older: PriceHistory, newer: PriceHistory, scale: number): Actions {
  const first = newer.bars.day[0] ?? 0;
  const last = newer.bars.day.at(-1) ?? 0;
  // On its first day a delivery cannot state an action if it was cut there: the older one is then more complete.
  const outside = ({ exDay }: { exDay: Day }) => exDay <= first || exDay > last;
  const stated = new Set([...newer.actions.splits, ...newer.actions.dividends].map(({ exDay }) => exDay));
  const missing = (action: { exDay: Day }) => outside(action) && !stated.has(action.exDay);
  const byDay = (a: { exDay: Day }, b: { exDay: Day }) => a.exDay - b.exDay;
  const dividends = older.actions.dividends
    .filter(missing)
    .map(({ exDay, amount }) => ({ exDay, amount: amount * scale }));
  return {
    splits: [...older.actions.splits.filter(missing), ...newer.actions.splits].sort(byDay),
    dividends: [...dividends, ...newer.actions.dividends].sort(byDay),
  };
}
