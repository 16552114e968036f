import { comparedValues } from "@plumbline/core/screen";
import type { Day } from "@plumbline/core/time";
import type { Instrument } from "@plumbline/market/model";
import type { Screening } from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";

/** Companies whose checks are judged on the day before too: some tenths of a second. */
export const JUDGED = 60;

/** A company whose newest accounts have just been filed. */
export interface FiledCompany {
  readonly instrument: Instrument;
  readonly filedAt: Day;
  readonly periodEnd: Day;
  /** Row in the screening of today. */
  readonly row: number;
}

/**
 * Companies whose newest accounts were filed after a day: the largest first, of one currency before those of others,
 * each once whatever its classes of shares.
 */
export function filedCompanies(snapshot: Snapshot, today: Screening, after: Day): FiledCompany[] {
  const known = new Map<number | string, FiledCompany>();
  for (const [row, symbol] of today.symbols.entries()) {
    const [filedAt, periodEnd, instrument] = [today.filedAt[row], today.periodEnd[row], snapshot.find(symbol)];
    if (!filedAt || !periodEnd || !instrument || filedAt <= after) continue;
    const company = instrument.cik ?? symbol;
    if (!known.has(company)) known.set(company, { instrument, filedAt, periodEnd, row });
  }
  const column = today.matrix.metrics.get("marketValue");
  const values = column && comparedValues(column);
  const size = ({ row }: FiledCompany) => values?.[row] || Number.NEGATIVE_INFINITY;
  return [...known.values()].sort((a, b) => compare(size(b), size(a)) || compare(a.row, b.row));
}

/** Of two equal infinities the difference is no number. */
function compare(left: number, right: number): number {
  return left === right ? 0 : left < right ? -1 : 1;
}
