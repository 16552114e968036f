import type { Day } from "@plumbline/core/time";
import { type CheckedCompany, checkedCompany, type StoredStock } from "../companies/index.ts";
import type { Snapshot } from "../snapshot/index.ts";

/**
 * A stock as known on a day; null where it has no place in a screening of that day, see `Screening`.
 *
 * @param snapshot The market of the stock.
 */
export function screenedStock(snapshot: Snapshot, stock: StoredStock, asOf: Day): CheckedCompany | null {
  const { listed, delisted } = stock.instrument;
  if ((listed !== null && listed > asOf) || (delisted !== null && delisted < asOf)) return null;
  // Cheaper than to look at its accounts in vain.
  if (stock.history && (stock.history.bars.day[0] ?? Number.POSITIVE_INFINITY) > asOf) return null;
  if (!stock.history && !stock.facts) return null;
  const company = checkedCompany(snapshot, stock, { asOf });
  if (stock.history) return company.prices.series ? company : null;
  return company.hasFacts && !company.fundamentals.isStale ? company : null;
}
