import { missing } from "@plumbline/core/figure";
import type { Fundamentals } from "@plumbline/core/fundamentals";
import type { Day } from "@plumbline/core/time";
import {
  type CheckedCompany,
  type CompanyWorth,
  checkedCompany,
  companyWorth,
  joinedAccounts,
  type StoredStock,
  stockMarket,
  type UsablePrices,
} from "../companies/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import type { FactorRow } from "./factors/factor-row.ts";

/** A stock whose accounts were looked at when its factor history was made, as known on a day. */
export interface StoredCompany extends Pick<CheckedCompany, "inputs"> {
  readonly row: FactorRow;
  readonly prices: UsablePrices;
}

const NOT_DELIVERED = missing("not-available-from-provider");

/**
 * A stock as known on a day; null where it has no place in a screening of that day, see `Screening`.
 *
 * @param snapshot The market of the stock.
 */
export function screenedStock(snapshot: Snapshot, stock: StoredStock, asOf: Day): CheckedCompany | null {
  if (!isTraded({ ...stock, hasFacts: stock.facts !== null }, asOf)) return null;
  const company = checkedCompany(snapshot, stock, { asOf });
  if (stock.history) return company.prices.series ? company : null;
  return company.hasFacts && isUsed(company.fundamentals) ? company : null;
}

/**
 * The same from what is stored of its accounts, with the same numbers.
 *
 * @param row Its row of the factor history on that day.
 */
export function joinedStock(
  snapshot: Snapshot,
  stock: Omit<StoredStock, "facts">,
  row: FactorRow,
  asOf: Day,
): StoredCompany | null {
  const { history } = stock;
  if (!isTraded({ ...stock, hasFacts: true }, asOf) || (!history && (row.isTooOld || Number.isNaN(row.periodEnd))))
    return null;
  const market = stockMarket(snapshot, { ...stock, facts: null }, asOf);
  const { prices } = market;
  if (history && !prices.series) return null;
  const { inputs } = joinedAccounts(snapshot, row, market, { asOf, industryPe: NOT_DELIVERED });
  return { row, prices, inputs: { ...inputs, ...prices.unknown } };
}

/** The same with nothing but its market value and its accounts. */
export function screenedWorth(stock: StoredStock, asOf: Day): CompanyWorth | null {
  if (!isTraded({ ...stock, hasFacts: stock.facts !== null }, asOf)) return null;
  const worth = companyWorth(stock, asOf);
  if (stock.history) return worth.isPriced ? worth : null;
  return worth.accounts && isUsed(worth.accounts.known) ? worth : null;
}

/** Whether its accounts say something of the day (FND-20). */
function isUsed({ accounts }: Fundamentals): boolean {
  return accounts !== null && accounts.state !== "accounts-too-old";
}

/** Whether it may have a place: cheaper than to look at its accounts in vain. */
function isTraded(
  { instrument, history, hasFacts }: Pick<StoredStock, "instrument" | "history"> & { readonly hasFacts: boolean },
  asOf: Day,
): boolean {
  const { listed, delisted } = instrument;
  if ((listed !== null && listed > asOf) || (delisted !== null && delisted < asOf)) return false;
  return history ? (history.bars.day[0] ?? Number.POSITIVE_INFINITY) <= asOf : hasFacts;
}
