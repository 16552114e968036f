import type { Day } from "@plumbline/core/time";
import {
  type CheckedCompany,
  type CompanyWorth,
  checkedCompany,
  companyWorth,
  type StoredStock,
} from "../companies/index.ts";
import type { Snapshot } from "../snapshot/index.ts";

/**
 * A stock as known on a day; null where it has no place in a screening of that day, see `Screening`.
 *
 * @param snapshot The market of the stock.
 */
export function screenedStock(snapshot: Snapshot, stock: StoredStock, asOf: Day): CheckedCompany | null {
  if (!isTraded(stock, asOf)) return null;
  const company = checkedCompany(snapshot, stock, { asOf });
  if (stock.history) return company.prices.series ? company : null;
  return company.hasFacts && !company.fundamentals.isStale ? company : null;
}

/** The same with nothing but its market value and its accounts. */
export function screenedWorth(stock: StoredStock, asOf: Day): CompanyWorth | null {
  if (!isTraded(stock, asOf)) return null;
  const worth = companyWorth(stock, asOf);
  if (stock.history) return worth.isPriced ? worth : null;
  return worth.accounts && !worth.accounts.known.isStale ? worth : null;
}

/** Whether it may have a place: cheaper than to look at its accounts in vain. */
function isTraded({ instrument, history, facts }: StoredStock, asOf: Day): boolean {
  const { listed, delisted } = instrument;
  if ((listed !== null && listed > asOf) || (delisted !== null && delisted < asOf)) return false;
  return history ? (history.bars.day[0] ?? Number.POSITIVE_INFINITY) <= asOf : facts !== null;
}
