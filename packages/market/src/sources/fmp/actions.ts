import { parseDay } from "@plumbline/core/time";
import { type ProvidedActions, priceIn, requireSymbol, type Supply } from "../../providers/index.ts";
import { type FmpSettings, fmpSpelling, stable } from "./question.ts";
import { rowsAt } from "./refusals.ts";

/** Splits and dividends of a stock: two requests. */
export function fmpActions(settings: FmpSettings): Supply<string, ProvidedActions> {
  return async (symbol, call) => {
    const spelling = fmpSpelling(symbol);
    const rowsOf = async (path: string) => {
      if (spelling === null) return [];
      const rows = await rowsAt(settings, stable(settings, path, { symbol: spelling }), call);
      for (const row of rows) requireSymbol("fmp", symbol, row.symbol);
      return rows;
    };
    const splits = (await rowsOf("splits")).flatMap((row) => {
      const day = parseDay(String(row.date));
      const [numerator, denominator] = [priceIn(row.numerator), priceIn(row.denominator)];
      return day === null || numerator === null || denominator === null
        ? []
        : [{ day, ratio: numerator / denominator }];
    });
    const dividends = (await rowsOf("dividends")).flatMap((row) => {
      const day = parseDay(String(row.date));
      const [asDeclared, splitAdjusted] = [priceIn(row.dividend), priceIn(row.adjDividend)];
      return day === null || (asDeclared ?? splitAdjusted) === null ? [] : [{ day, asDeclared, splitAdjusted }];
    });
    return { value: { splits, dividends }, receivedAt: new Date().toISOString() };
  };
}
