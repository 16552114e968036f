import { formatDay, parseDay } from "@plumbline/core/time";
import { marketSymbol } from "../../model/index.ts";
import {
  type AnswerRecord,
  type CalendarRequest,
  type EarningsDate,
  requireSymbol,
  type Supply,
} from "../../providers/index.ts";
import { type FmpSettings, fmpSpelling, stable } from "./question.ts";
import { rowsAt } from "./refusals.ts";

/** Days on which one company reports or has reported. */
export function fmpEarningsDates(settings: FmpSettings): Supply<string, readonly EarningsDate[]> {
  return async (symbol, call) => {
    const spelling = fmpSpelling(symbol);
    const rows =
      spelling === null ? [] : await rowsAt(settings, stable(settings, "earnings", { symbol: spelling }), call);
    for (const row of rows) requireSymbol("fmp", symbol, row.symbol);
    return { value: rows.flatMap(dateIn), receivedAt: new Date().toISOString() };
  };
}

/** Days on which all companies report; it sends at most 4,000 rows, of at most three months. */
export function fmpCalendar(settings: FmpSettings): Supply<CalendarRequest, readonly EarningsDate[]> {
  return async ({ since, until }, call) => {
    const span = { from: formatDay(since), to: formatDay(until) };
    const rows = await rowsAt(settings, stable(settings, "earnings-calendar", span), call);
    const value = rows.flatMap(dateIn).filter(({ day }) => day >= since && day <= until);
    return { value, receivedAt: new Date().toISOString() };
  };
}

/** It does not say which days are confirmed; those with results have happened. */
function dateIn(row: AnswerRecord): EarningsDate[] {
  const day = typeof row.date === "string" ? parseDay(row.date) : null;
  if (day === null || typeof row.symbol !== "string") return [];
  const isReported = typeof row.epsActual === "number" || typeof row.revenueActual === "number";
  const symbol = marketSymbol(row.symbol);
  return [{ symbol, day, until: day, status: isReported ? "reported" : "estimated", time: null, periodEnd: null }];
}
