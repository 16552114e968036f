import type { Bars } from "@plumbline/core/series";
import { type Issue, type PriceBasis, type PriceHistory, say } from "../model/index.ts";
import { basisBeside } from "./basis-beside.ts";
import type { DeliveredPrices } from "./delivered-prices.ts";
import { BUSY, MIN_BREAK, TOLERANCE } from "./examine-breaks.ts";
import { issue } from "./issue.ts";
import { nearestSplitRatio } from "./split-ratio.ts";

/** What was settled about deliveries of one symbol, and what is to be said about it. */
export interface SettledBasis {
  readonly delivered: readonly DeliveredPrices[];
  readonly issues: readonly Issue[];
}

interface Bar {
  readonly day: number;
  readonly open: number;
  readonly close: number;
  readonly volume: number;
}

const DAYS_BEFORE = 20;

/**
 * Decides what prices are of which no file states how they are adjusted: what another delivery or the market shows beside them;
 * else raw where the price of a night changes as by a split without the turnover of news, else adjusted for splits. All files
 * of a symbol together decide: a year with a split and a year without one are of one kind.
 *
 * @param delivered All deliveries of one symbol.
 * @param before What the market has of it; `null` when it has none.
 * @returns The deliveries; `basis-not-stated` once where nothing shows whether dividends are in the prices.
 */
export function settleBasis(delivered: readonly DeliveredPrices[], before: PriceHistory | null = null): SettledBasis {
  const open = delivered.filter(({ isBasisOpen }) => isBasisOpen);
  const [first] = open;
  if (first === undefined) return { delivered, issues: [] };
  const { symbol } = first.history;
  const bars = barsOf(open);
  const stated = delivered.filter(({ isBasisOpen }) => !isBasisOpen).map(({ history }) => history);
  const market = before === null || isGuess(before, first.history) ? [] : [before];
  for (const known of [...stated, ...market]) {
    const basis = basisBeside(columnsOf(bars), known);
    if (basis === null) continue;
    const detail = say(`basis-beside-${basis}`, { symbol, source: { source: known.source } });
    const found = issue("basis-from-evidence", { symbol, file: first.file ?? null, count: 0 }, detail);
    return { delivered: delivered.map((delivery) => withBasis(delivery, basis)), issues: [found] };
  }
  if (showsSplit(bars)) return { delivered: delivered.map((delivery) => withBasis(delivery, "raw")), issues: [] };
  const count = open.reduce((sum, { history }) => sum + history.bars.day.length, 0);
  const detail = say("basis-unknown", { symbol });
  return { delivered, issues: [issue("basis-not-stated", { symbol, file: first.file ?? null, count }, detail)] };
}

/** What the market has from the same kind of file may be adjusted for splits for want of a statement: that proves nothing. */
function isGuess({ basis, source }: PriceHistory, delivered: PriceHistory): boolean {
  return basis === "split-adjusted" && source === delivered.source;
}

/** Dividends are in the prices of total return already. */
function withBasis(delivery: DeliveredPrices, basis: PriceBasis): DeliveredPrices {
  if (!delivery.isBasisOpen) return delivery;
  const { history } = delivery;
  const { splits, dividends } = history.actions;
  const actions = { splits, dividends: basis === "total-return" ? [] : dividends };
  return { ...delivery, history: { ...history, basis, actions } };
}

function columnsOf(bars: readonly Bar[]): Bars {
  const close = Float64Array.from(bars, (bar) => bar.close);
  const open = Float64Array.from(bars, (bar) => bar.open);
  const volume = Float64Array.from(bars, (bar) => bar.volume);
  return { day: Int32Array.from(bars, ({ day }) => day), open, high: close, low: close, close, volume };
}

/** Bars of all deliveries by day. */
function barsOf(delivered: readonly DeliveredPrices[]): Bar[] {
  const bars = delivered.flatMap(({ history: { bars } }) =>
    Array.from(bars.day, (day, at) => ({
      day,
      open: bars.open[at] as number,
      close: bars.close[at] as number,
      volume: bars.volume[at] as number,
    })),
  );
  return bars.filter(({ open, close }) => open > 0 && close > 0).sort((one, other) => one.day - other.day);
}

function showsSplit(bars: readonly Bar[]): boolean {
  return bars.some(({ open, close, volume }, at) => {
    const before = bars[at - 1];
    if (before === undefined) return false;
    const factor = before.close / open;
    if (Math.abs(Math.log(factor)) < MIN_BREAK || nearestSplitRatio(factor, TOLERANCE) === null) return false;
    // Both levels must last: a single wrong bar is no split.
    const [earlier, after] = [bars[at - 2], bars[at + 1]];
    if (after !== undefined && Math.abs(Math.log(after.close / close)) > MIN_BREAK) return false;
    if (earlier !== undefined && Math.abs(Math.log(before.close / earlier.close)) > MIN_BREAK) return false;
    return !(volume * close > BUSY * usualTurnover(bars.slice(Math.max(0, at - DAYS_BEFORE), at)));
  });
}

/** Median of the money traded a day; NaN where a volume is missing. */
function usualTurnover(bars: readonly Bar[]): number {
  const turnovers = bars.map(({ close, volume }) => close * volume).sort((one, other) => one - other);
  return turnovers.some(Number.isNaN) ? Number.NaN : (turnovers[turnovers.length >> 1] ?? Number.NaN);
}
