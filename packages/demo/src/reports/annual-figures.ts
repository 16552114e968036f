import type { Filing } from "@plumbline/market/model";
import { amountOf, type Books, type Item } from "../statements/books.ts";

/** What an annual report says in figures; amounts in the currency of the company, as its statements have them. */
export interface AnnualFigures {
  readonly fiscalYear: number;
  readonly revenue: number;
  readonly operatingIncome: number | null;
  readonly netIncome: number;
  readonly research: number;
  readonly capitalExpenditure: number;
  readonly operatingCash: number;
  readonly dividends: number;
  /** At the end of the year. */
  readonly cash: number;
}

/** An annual report on file, with the year it is about and the one before. */
export interface AnnualReport {
  readonly filing: Filing;
  readonly year: AnnualFigures;
  /** `null` where the books do not reach back. */
  readonly before: AnnualFigures | null;
  /** How far the company lies in ruin at the year's end, 0 to 1. */
  readonly distress: number;
}

/** Adds up a year. */
export function annualFigures(fiscalYear: number, quarters: readonly Books[], unit: number): AnnualFigures {
  const has = (item: Item) => quarters.some((books) => books[item] !== undefined);
  const sum = (item: Item) => quarters.reduce((total, books) => total + amountOf(books, item), 0) * unit;
  return {
    fiscalYear,
    revenue: has("netInterestIncome") ? sum("netInterestIncome") + sum("otherRevenue") : sum("revenue"),
    operatingIncome: has("operatingIncome") ? sum("operatingIncome") : null,
    netIncome: sum("netIncome"),
    research: sum("research"),
    capitalExpenditure: Math.abs(sum("capitalExpenditure")),
    operatingCash: sum("operatingCash"),
    dividends: Math.abs(sum("dividendsPaid")),
    cash: amountOf(quarters.at(-1) as Books, "cash") * unit,
  };
}
