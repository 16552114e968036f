import type { Day } from "@plumbline/core/time";
import type { Chance } from "../chance/chance.ts";
import type { ReportedQuarter } from "../companies/reported-quarters.ts";
import { amountOf, type Books } from "./books.ts";
import type { Discontinuation } from "./operating-books.ts";

/** A business that is sold: set apart from the decision on, and in the past as later filings show it. */
export interface Sale extends Discontinuation {
  /** First quarter that reports it separately. */
  readonly decided: number;
}

const QUARTERS_SHOWN_AGAIN = 8;
const SHARE_OF_SALES = 0.14;

/**
 * Decides on the sale of a business somewhere in the history.
 *
 * @returns `null` for a history too short.
 */
export function saleOf(quarters: readonly ReportedQuarter[], opening: Day, chance: Chance): Sale | null {
  const listed = quarters.findIndex(({ filed }) => filed > opening);
  const least = Math.max(listed, 0) + QUARTERS_SHOWN_AGAIN;
  const most = quarters.length - QUARTERS_SHOWN_AGAIN;
  if (least > most) return null;
  const decided = chance.whole(least, most);
  return { decided, from: decided - QUARTERS_SHOWN_AGAIN, until: decided + 1 };
}

/** The books of a quarter as they were before the business stood apart. */
export function undivided(books: Books): Books {
  const { discontinuedIncome, ...rest } = books;
  if (discontinuedIncome === undefined) return books;
  const sales = Math.round(amountOf(books, "revenue") * SHARE_OF_SALES);
  const cost = Math.round(amountOf(books, "costOfRevenue") * SHARE_OF_SALES);
  const overhead = sales - cost - discontinuedIncome;
  return {
    ...rest,
    revenue: amountOf(books, "revenue") + sales,
    costOfRevenue: amountOf(books, "costOfRevenue") + cost,
    grossProfit: amountOf(books, "grossProfit") + sales - cost,
    sellingGeneral: amountOf(books, "sellingGeneral") + overhead,
    operatingIncome: amountOf(books, "operatingIncome") + discontinuedIncome,
    pretaxIncome: amountOf(books, "pretaxIncome") + discontinuedIncome,
    continuingIncome: amountOf(books, "continuingIncome") + discontinuedIncome,
  };
}
