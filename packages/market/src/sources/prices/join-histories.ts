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
  const common = Array.from(older.bars.day.keys()).filter((at) => places.has(older.bars.day[at] as number));
  const ratioAt = (at: number) =>
    (newer.bars.close[places.get(older.bars.day[at] as number) as number] as number) / (older.bars.close[at] as number);
  const [first] = common;
  const ratio = older.basis === "raw" || first === undefined ? 1 : ratioAt(first);
  const scale = Math.abs(ratio - 1) < SAME_SCALE ? 1 : ratio;
  const differing = common.filter((at) => Math.abs(ratioAt(at) / scale - 1) > SAME_PRICE);
  noteDifferences(older, differing, report);
  const olderOnly = Array.from(older.bars.day.keys()).filter((at) => !places.has(older.bars.day[at] as number));
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

function union(
  older: PriceHistory,
  newer: Bars,
  { olderOnly, scale }: { olderOnly: readonly number[]; scale: number },
): Bars {
  const { bars } = older;
  const days = Int32Array.from([...olderOnly.map((at) => bars.day[at] as number), ...newer.day]);
  const order = Array.from(days.keys()).sort((a, b) => (days[a] as number) - (days[b] as number));
  const column = (role: Exclude<keyof Bars, "day">, factor: number) => {
    const values = [...olderOnly.map((at) => (bars[role][at] as number) * factor), ...newer[role]];
    return Float64Array.from(order, (place) => values[place] as number);
  };
  return {
    day: Int32Array.from(order, (place) => days[place] as number),
    open: column("open", scale),
    high: column("high", scale),
    low: column("low", scale),
    close: column("close", scale),
    volume: column("volume", older.basis === "split-adjusted" ? 1 / scale : 1),
  };
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
