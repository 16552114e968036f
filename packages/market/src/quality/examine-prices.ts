import { type Detail, type PriceHistory, say } from "../model/index.ts";
import { barSpacing } from "./bar-spacing.ts";
import type { DeliveredPrices, ExaminedPrices, GateContext } from "./delivered-prices.ts";
import { contradictionWith } from "./examine-against-market.ts";
import { examineBars, examineSessions } from "./examine-bars.ts";
import { examineRepeats } from "./examine-repeats.ts";
import { examineSeries } from "./examine-series.ts";
import { IssueLog } from "./issue-log.ts";
import { missingDays } from "./missing-days.ts";
import { orderBars } from "./order-bars.ts";
import type { PriceColumns } from "./price-columns.ts";

/** Of a delivery with more faulty bars than this share, the rest is not trusted either. */
const FAULTY_SHARE = 0.5;

/**
 * The quality gate for prices: what may enter a market, and in which form.
 *
 * Weekly and monthly bars are refused. Steps, each on what the one before left: bars wrong in themselves; order and copies; stuck feeds; exchanged columns and
 * other companies' prices; misplaced runs; actions against what the price did; closes against the vendor's adjusted
 * close; wicks; breaks of level; missing sessions. docs/data-quality.md explains every code.
 *
 * @param delivered Prices as `readPrices` gives them; they are not changed.
 * @param context What else is known.
 * @returns Clean prices in order of day, and the report. Adjusted series are never given splits.
 *
 * @example
 * examinePrices({ history }, { today: day("2026-03-20") }).issues; // [] for clean prices
 */
export function examinePrices(delivered: DeliveredPrices, context: GateContext): ExaminedPrices {
  const { history } = delivered;
  const log = new IssueLog(delivered.file ?? null, history.symbol);
  const spacing = barSpacing(history.bars.day);
  if (spacing !== "daily") {
    const detail = () => say(`${spacing}-series`, { symbol: history.symbol });
    log.add(`${spacing}-bars`, { count: history.bars.day.length }, detail);
    return { history: null, issues: log.take() };
  }
  const refusal = refuseCurrency(delivered, context);
  if (refusal !== null) {
    log.add("currency-mismatch", { count: history.bars.day.length }, () => refusal);
    return { history: null, issues: log.take() };
  }
  const ordered = soundBars(delivered, context, log);
  if (ordered === null || refuseSeries(ordered, { basis: history.basis, existing: context.existing }, log))
    return { history: null, issues: log.take() };
  const examined = examineSeries(ordered, history, log);
  const missing = context.calendar
    ? missingDays(examined, context.calendar, { file: delivered.file, days: history.bars.day })
    : null;
  if (missing !== null) log.append([missing]);
  return { history: examined.bars.day.length === 0 ? null : examined, issues: log.take() };
}

function refuseCurrency({ currency, history }: DeliveredPrices, context: GateContext): Detail | null {
  if (!currency || !context.currency || currency.toUpperCase() === context.currency.toUpperCase()) return null;
  return say("other-currency", { symbol: history.symbol, currency, traded: context.currency });
}

/** The bars without those that are wrong by themselves, in order; `null` when too few are left. */
function soundBars(delivered: DeliveredPrices, context: GateContext, log: IssueLog): PriceColumns | null {
  const { bars } = delivered.history;
  const columns = { ...bars, volume: bars.volume.slice(), adjustedClose: delivered.adjustedClose ?? null };
  const { today, calendar = null, openDays = null, hasNoExchange = false, isOffExchange = false } = context;
  const sound = examineBars(columns, { today, calendar, hasNoExchange, isOffExchange }, log);
  const faulty = bars.day.length - sound.day.length;
  if (sound.day.length > 0 && faulty <= FAULTY_SHARE * bars.day.length) {
    return examineRepeats(examineSessions(orderBars(sound, log), openDays ?? calendar, log), log);
  }
  const detail = () => say("mostly-faulty", { faulty, bars: bars.day.length });
  log.add("too-many-faults", { count: sound.day.length }, detail);
  return null;
}

interface Claim {
  readonly basis: PriceHistory["basis"];
  readonly existing: PriceHistory | null | undefined;
}

/** True when the series as a whole cannot be what it says it is. */
function refuseSeries(columns: PriceColumns, { basis, existing }: Claim, log: IssueLog): boolean {
  const count = columns.day.length;
  if (openAndCloseExchanged(columns)) {
    log.add("columns-swapped", { count }, () => say("columns-exchanged"));
    return true;
  }
  const contradiction = existing ? contradictionWith(existing, columns, basis) : null;
  if (contradiction !== null) log.add(contradiction.code, { count }, () => contradiction.detail);
  return contradiction !== null;
}

const BARS_NEEDED = 60;
/** In real series this is 0.3 to 0.8; with open and close exchanged it is above 1.2. */
const EXCHANGED = 1.1;

/**
 * Tells whether open and close stand in each other's column. Every bar looks right then, but the way from a close to the
 * next open becomes longer than that from close to close, because it holds two days' trading and one night.
 */
function openAndCloseExchanged({ open, close }: PriceColumns): boolean {
  if (close.length < BARS_NEEDED) return false;
  let overNight = 0;
  let overDay = 0;
  for (let at = 1; at < close.length; at++) {
    const before = close[at - 1] as number;
    overNight += Math.min(0.2, Math.abs((open[at] as number) / before - 1));
    overDay += Math.min(0.2, Math.abs((close[at] as number) / before - 1));
  }
  return overNight > EXCHANGED * overDay;
}
