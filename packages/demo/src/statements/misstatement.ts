import type { Day } from "@plumbline/core/time";
import { tradingDayFrom } from "../calendar/trading-calendar.ts";
import type { Chance } from "../chance/chance.ts";
import type { ReportedQuarter } from "../companies/reported-quarters.ts";
import { amountOf, type Books, type Item } from "./books.ts";

/** Sales booked too early for some quarters, and the day on which the amendments correct them. */
export interface Misstatement {
  /** First quarter of the fiscal year concerned and last quarter filed before the correction. */
  readonly first: number;
  readonly last: number;
  readonly corrected: Day;
  /** Sales and tax of each quarter that were not there, from `first` on. */
  readonly sales: readonly number[];
  readonly tax: readonly number[];
}

const MIN_YEARS = 2;
const QUARTERS = 4;
const TAX_RATE = 0.22;

type Draft = { -readonly [item in Item]?: number };

/**
 * Draws an error for one fiscal year, found some months after its annual report.
 *
 * @returns `null` for a history too short to hold one.
 */
export function misstatementOf(
  quarters: readonly ReportedQuarter[],
  { books, from, chance }: { books: readonly Books[]; from: Day; chance: Chance },
): Misstatement | null {
  const years = quarters.flatMap(({ quarter, filed }, index) => (quarter === QUARTERS && filed > from ? [index] : []));
  const candidates = years.slice(MIN_YEARS, -1);
  if (candidates.length === 0) return null;
  const annual = chance.pick(candidates);
  const found = ((quarters[annual] as ReportedQuarter).filed + chance.whole(60, 190)) as Day;
  const corrected = tradingDayFrom(found);
  const first = annual - QUARTERS + 1;
  let last = annual;
  while ((quarters[last + 1]?.filed ?? corrected) < corrected) last++;
  const excess = chance.between(0.015, 0.06);
  const sales = books
    .slice(first, last + 1)
    .map((one) => Math.max(1, Math.round(amountOf(one, "revenue") * excess * chance.between(0.6, 1.4))));
  return { first, last, corrected, sales, tax: sales.map((amount) => Math.round(amount * TAX_RATE)) };
}

/** The books of a quarter as they were published before the correction. */
export function misstated(books: Books, quarter: number, error: Misstatement): Books {
  if (quarter < error.first) return books;
  const own = quarter - error.first;
  const sales = error.sales[own] as number;
  const tax = error.tax[own] as number;
  const sum = (column: readonly number[]) => column.slice(0, own + 1).reduce((total, amount) => total + amount, 0);
  const owed = sum(error.sales);
  const taxOwed = sum(error.tax);
  const changes: Draft = {
    revenue: sales,
    grossProfit: sales,
    operatingIncome: sales,
    pretaxIncome: sales,
    incomeTax: tax,
    continuingIncome: sales - tax,
    profit: sales - tax,
    netIncome: sales - tax,
    commonIncome: sales - tax,
    operatingCapitalIncrease: sales - tax,
    receivables: owed,
    currentAssets: owed,
    assets: owed,
    accruedLiabilities: taxOwed,
    currentLiabilities: taxOwed,
    liabilities: taxOwed,
    retainedEarnings: owed - taxOwed,
    equity: owed - taxOwed,
    totalEquity: owed - taxOwed,
    liabilitiesAndEquity: owed,
  };
  const altered: Draft = { ...books };
  for (const item of Object.keys(changes) as Item[]) {
    if (books[item] !== undefined) altered[item] = amountOf(books, item) + (changes[item] as number);
  }
  return altered;
}
