import { amountOf, type Books } from "./books.ts";

/**
 * Adds the totals of expenses with which an income statement comes to its result: what lies between gross profit and operating
 * income, and between revenue and operating income, or pretax income where there is none. A bank has neither.
 */
export function withExpenses(books: Books): Books {
  const { revenue, grossProfit, operatingIncome } = books;
  const result = operatingIncome ?? (revenue === undefined ? undefined : books.pretaxIncome);
  if (result === undefined) return books;
  return {
    ...books,
    ...(grossProfit === undefined ? {} : { operatingExpenses: grossProfit - result }),
    costsAndExpenses: amountOf(books, "revenue") - result,
  };
}
