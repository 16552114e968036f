import {
  type ColumnCondition,
  evaluateAlerts,
  isOfColumn,
  nearEarnings,
  newsOf,
  type StandingAlert,
} from "@plumbline/core/alerts";
import { day as dayOf, formatDay } from "@plumbline/core/time";
import type { StrategyHits } from "@plumbline/market/backtests";
import { nextEarnings } from "@plumbline/market/companies";
import type { AlertRow } from "./alert-rows.ts";
import { isQuotedAfter, isQuotedBy, judgeQuote } from "./judge-quote.ts";
import { type JudgedMarket, marketDay } from "./judged-market.ts";
import { type Judgement, stateOf } from "./judgement.ts";
import { type CountedLine, lineOn } from "./line-on-day.ts";
import { stockEvents } from "./stock-news.ts";
import { brokenBy, reportDay, reportedAssumptions, savedAssumptions } from "./thesis.ts";

/** A provider that delivers years of filings at once tells of the newest. */
const MAX_RINGS = 10;
/** Symbols that a ring names. */
const MAX_NAMED = 50;
/** Stocks of a screen that are remembered; one that more pass is not judged. */
export const MAX_MEMBERS = 2000;

/**
 * Holds alerts against a market; nothing is waited for.
 *
 * @returns One judgement an alert, in their order, each with its alert under the symbol that its stock has now.
 * @see ALR-01 to ALR-05
 */
export function judgeAlerts(market: JudgedMarket, stored: readonly AlertRow[]): Judgement[] {
  const alerts = stored.map((alert) => underItsSymbol(market, alert));
  const onColumns = alerts.filter(({ condition }) => isOfColumn(condition));
  const judged = new Map([
    ...judgeColumns(market, onColumns).map((judgement) => [judgement.alert.id, judgement] as const),
    ...alerts
      .filter(({ condition }) => !isOfColumn(condition))
      .map((alert) => [alert.id, judgeOther(market, alert)] as const),
  ]);
  return alerts.map((alert) => judged.get(alert.id) as Judgement);
}

/** An alert on a stock that has another symbol now goes on under that. */
function underItsSymbol({ snapshot }: JudgedMarket, alert: AlertRow): AlertRow {
  const symbol = alert.code === null ? null : (snapshot.find(alert.code)?.symbol ?? alert.code);
  return symbol === alert.code ? alert : { ...alert, code: symbol };
}

function judgeColumns(market: JudgedMarket, alerts: readonly AlertRow[]): Judgement[] {
  const { snapshot, screening, asOf } = market;
  const lines = alerts.map((alert) => lineOn(snapshot, alert, asOf));
  const standing = alerts.map(
    ({ condition, code, last_side }, place): StandingAlert => ({
      condition: condition as ColumnCondition,
      row: screening.rowOf(code ?? ""),
      line: lines[place]?.line ?? 0,
      last: last_side,
    }),
  );
  return evaluateAlerts(screening.matrix, standing).map(({ last, rings, value }, place) => {
    const alert = alerts[place] as AlertRow;
    const quote = isNew(alert) ? market.quoteOf(alert.code ?? "") : null;
    // It begins at the price that its reader saw: the close is older, and may lie on the other side of the line.
    if (isQuotedBy(quote, alert)) return judgeQuote(snapshot, alert, quote);
    const line = lines[place];
    if (isQuotedAfter(asOf, alert))
      return { ...unchanged(alert), state: { ...stateOf(alert), ...countedIn(alert, line) } };
    // What is infinite settles a check without a number.
    const shown = Number.isFinite(value) ? value : null;
    return {
      alert,
      state: {
        ...stateOf(alert),
        last_side: last,
        last_value: shown ?? alert.last_value,
        ...countedIn(alert, line),
      },
      rings: rings ? [{ day: marketDay(market), value: shown, details: {} }] : [],
    };
  });
}

/** What is stored of a line as it is counted on a day. */
function countedIn({ memory }: AlertRow, counted: CountedLine | null | undefined): Partial<Judgement["state"]> {
  if (!counted) return {};
  const { line, lineDay, close } = counted;
  return { line, line_day: lineDay, ...(close !== null && { memory: { ...memory, close } }) };
}

const isNew = ({ last_side }: AlertRow) => last_side === null;

function judgeOther(market: JudgedMarket, alert: AlertRow): Judgement {
  const { condition } = alert;
  if (condition.kind === "strategy") return judgeStrategy(market, alert, condition.change);
  if (condition.kind === "screen") return judgeScreen(market, alert, condition.change);
  if (condition.kind === "thesis") return judgeThesis(market, alert);
  if (condition.kind === "earnings") return judgeEarnings(market, alert, condition.days);
  return judgeNews(market, alert);
}

function judgeNews(market: JudgedMarket, alert: AlertRow): Judgement {
  const { snapshot } = market;
  const instrument = snapshot.find(alert.code ?? "");
  const { condition } = alert;
  if (!instrument || (condition.kind !== "filing" && condition.kind !== "target")) return unchanged(alert);
  const { fresh, known } = newsOf(alert.memory?.known ?? null, stockEvents(snapshot, instrument, condition));
  const rings = fresh.slice(-MAX_RINGS).map(({ value, details }) => ({ day: marketDay(market), value, details }));
  return { alert, state: { ...stateOf(alert), memory: { known } }, rings };
}

/**
 * Whether the next results have come near.
 *
 * @see ALR-05
 */
function judgeEarnings({ snapshot, asOf }: JudgedMarket, alert: AlertRow, days: number): Judgement {
  const instrument = snapshot.find(alert.code ?? "");
  if (!instrument) return unchanged(alert);
  const next = nextEarnings(snapshot, instrument, asOf);
  const results = alert.memory?.results;
  const before = results === undefined ? null : { told: results === null ? null : dayOf(results) };
  const { memory, rings } = nearEarnings(before, next, { asOf, days });
  return {
    alert,
    state: { ...stateOf(alert), memory: { results: memory.told === null ? null : formatDay(memory.told) } },
    rings:
      rings && next !== null
        ? [{ day: formatDay(asOf), value: null, details: { earnings: { day: formatDay(next) } } }]
        : [],
  };
}

type Change = "enters" | "leaves" | "either";

function judgeStrategy(market: JudgedMarket, alert: AlertRow, change: Change): Judgement {
  const found = market.hits.get(alert.id);
  if (!found) return unchanged(alert);
  return alert.code === null
    ? judgeHits(market, alert, { found, change })
    : judgeOne(market, alert, { code: alert.code, passing: found.passes, change });
}

interface JudgedHits {
  readonly found: StrategyHits;
  readonly change: Change;
}

interface JudgedMember {
  readonly code: string;
  /** Symbols of those that pass. */
  readonly passing: readonly string[];
  readonly change: Change;
}

/** One stock passes or does not; without a price on the day it is not judged. */
function judgeOne(market: JudgedMarket, alert: AlertRow, { code, passing, change }: JudgedMember): Judgement {
  if (market.screening.rowOf(code) < 0) return unchanged(alert);
  const passes = passing.includes(code);
  const isOther = alert.last_side !== null && (alert.last_side === 1) !== passes;
  const details = passes ? { entered: [code] } : { left: [code] };
  return {
    alert,
    state: { ...stateOf(alert), last_side: passes ? 1 : 0, memory: { judged: marketDay(market) } },
    rings: isOther && isWanted(change, passes) ? [{ day: marketDay(market), value: null, details }] : [],
  };
}

/** All stocks that began or ended to pass since the last day on which they were judged. */
function judgeHits(market: JudgedMarket, alert: AlertRow, { found, change }: JudgedHits): Judgement {
  const entered = isWanted(change, true) ? found.entered.slice(0, MAX_NAMED) : [];
  const left = isWanted(change, false) ? found.left.slice(0, MAX_NAMED) : [];
  const value = found.passes.length;
  const isNews = alert.memory?.judged !== undefined && entered.length + left.length > 0;
  return {
    alert,
    state: { ...stateOf(alert), last_value: value, memory: { judged: marketDay(market) } },
    rings: isNews ? [{ day: marketDay(market), value, details: { entered, left } }] : [],
  };
}

/**
 * Whether one stock passes a screen, or the stocks that began or ended to pass since it was judged last.
 *
 * @see ALR-04
 */
function judgeScreen(market: JudgedMarket, alert: AlertRow, change: Change): Judgement {
  const members = market.members.get(alert.id);
  if (!members) return unchanged(alert);
  if (alert.code !== null) return judgeOne(market, alert, { code: alert.code, passing: members, change });
  if (members.length > MAX_MEMBERS) return unchanged(alert);
  const before = alert.memory?.members;
  const entered = before && isWanted(change, true) ? without(members, before) : [];
  const left = before && isWanted(change, false) ? without(before, members) : [];
  const isNews = entered.length + left.length > 0;
  const details = { entered: entered.slice(0, MAX_NAMED), left: left.slice(0, MAX_NAMED) };
  return {
    alert,
    state: { ...stateOf(alert), last_value: members.length, memory: { members: [...members] } },
    rings: isNews ? [{ day: marketDay(market), value: members.length, details }] : [],
  };
}

/** Those that are not among others. */
export function without(all: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return all.filter((one) => !known.has(one));
}

export function isWanted(change: Change, passes: boolean): boolean {
  return change === "either" || (change === "enters") === passes;
}

/** Each report is held against what was assumed once. */
function judgeThesis(market: JudgedMarket, alert: AlertRow): Judgement {
  const { snapshot, screening, asOf, valuations } = market;
  const address = valuations.get(alert.id);
  const { code, memory } = alert;
  const reported = code === null ? null : reportDay({ screening, code });
  if (code === null || reported === null || address === undefined) return unchanged(alert);
  const stock = { snapshot, screening, asOf, code };
  const judged = formatDay(reported);
  if (!memory?.assumed || memory.judged === undefined) {
    const assumed = savedAssumptions(address, reportedAssumptions(stock));
    const assumedOn = marketDay(market);
    return { alert, state: { ...stateOf(alert), memory: { assumed, assumedOn, judged } }, rings: [] };
  }
  if (reported <= dayOf(memory.judged)) return unchanged(alert);
  const assumedOn = memory.assumedOn ?? memory.judged;
  const broken = brokenBy(stock, memory.assumed, dayOf(assumedOn));
  return {
    alert,
    state: { ...stateOf(alert), memory: { ...memory, assumedOn, judged } },
    rings: broken.length > 0 ? [{ day: marketDay(market), value: null, details: { broken } }] : [],
  };
}

function unchanged(alert: AlertRow): Judgement {
  return { alert, state: stateOf(alert), rings: [] };
}
