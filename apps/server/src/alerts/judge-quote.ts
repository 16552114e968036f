import type { WireAlertCondition } from "@plumbline/contract";
import { evaluateAlerts, type LineCondition } from "@plumbline/core/alerts";
import { type Day, day as dayOf } from "@plumbline/core/time";
import { asOfDay } from "@plumbline/market/companies";
import type { Snapshot } from "@plumbline/market/snapshot";
import { sql } from "kysely";
import type { AlertRow } from "./alert-rows.ts";
import type { Judgement } from "./judgement.ts";
import { lineOn } from "./line-on-day.ts";

/**
 * Whether an alert was held against a price of a later session than the last close of a market: of a snapshot that brings
 * filings during a session the close says nothing new.
 */
export function isQuotedAfter(day: Day, { memory }: Pick<AlertRow, "memory">): boolean {
  return memory?.quoted !== undefined && dayOf(memory.quoted) > day;
}

/** A price of a share as it is traded now. */
export interface Quote {
  readonly symbol: string;
  readonly price: number;
  /** Change since the close before, as a fraction; null where that is not known. */
  readonly change: number | null;
  /** Day of the session, `YYYY-MM-DD`. */
  readonly day: string;
  /** How many shares one of the last close has become since, where a split is of today; 1 unless given. */
  readonly splitRatio?: number;
}

/** The change of the day moves with the price. */
const QUOTED_PERIOD = "1d";

/** Which stored alerts a price of the moment can make ring. */
export const IS_QUOTED = sql<boolean>`(kind = 'price' or (kind = 'change' and condition ->> 'period' = ${QUOTED_PERIOD}))`;

/** Whether a price of the moment says something of an alert: of a change only where the close before is known. */
export function isQuotedBy(quote: Quote | null, { condition }: Pick<AlertRow, "condition">): quote is Quote {
  if (quote === null) return false;
  if (condition.kind === "price") return true;
  return condition.kind === "change" && condition.period === QUOTED_PERIOD && quote.change !== null;
}

/**
 * Holds an alert on a price, or on its change of the day, against a price of the moment, by the same rule as the closes.
 *
 * @see ALR-01
 */
export function judgeQuote(snapshot: Snapshot, alert: AlertRow, quote: Quote): Judgement {
  const condition = alert.condition as LineCondition;
  const { day, splitRatio = 1 } = quote;
  const counted = lineOn(snapshot, alert, asOfDay(snapshot));
  const line = (counted?.line ?? condition.line) / (condition.kind === "price" ? splitRatio : 1);
  const { matrix, rowOf } = quotedColumn(condition, quote);
  const [outcome] = evaluateAlerts(matrix, [{ condition, row: rowOf(), line, last: alert.last_side }]);
  const value = outcome?.value ?? Number.NaN;
  const { last_side, last_value, line: before, line_day, memory } = alert;
  return {
    alert,
    state: {
      last_side: outcome?.last ?? last_side,
      last_value: Number.isFinite(value) ? value : last_value,
      line: counted?.line ?? before,
      line_day: counted?.lineDay ?? line_day,
      memory: { ...memory, ...(counted?.close != null && { close: counted.close }), quoted: day },
    },
    rings: outcome?.rings ? [{ day, value, details: {} }] : [],
  };
}

/** The number that a price of the moment gives a condition, as a market of that stock alone. */
export function quotedColumn({ kind }: Pick<WireAlertCondition, "kind">, { price, change }: Quote) {
  const [id, value] = kind === "price" ? ["price", price] : [`change.${QUOTED_PERIOD}`, change ?? Number.NaN];
  const column = { values: Float64Array.of(value), good: "higher" as const, missing: new Uint8Array(1) };
  return { matrix: { metrics: new Map([[id, column]]), checks: new Map() }, rowOf: () => 0 };
}
