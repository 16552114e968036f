import type { Day } from "@plumbline/core/time";
import { factsSource, possibleSplits } from "../../companies/index.ts";
import type { Instrument } from "../../model/index.ts";
import type { Snapshot } from "../../snapshot/index.ts";
import type { FactorFile } from "./factor-file.ts";
import { decodeRow, type FactorRow } from "./factor-row.ts";
import { stockRows } from "./stock-rows.ts";

/** What the accounts of a stock say through time: it changes on some days only. */
export interface AccountRows {
  /** The days from which on each row holds, rising; the first is before all filings. */
  readonly day: Int32Array;
  readonly row: (place: number) => FactorRow;
}

/**
 * What the accounts of a stock say on each day: stored where the market has a factor history, and computed of its facts otherwise.
 *
 * @returns null of a stock without facts.
 * @throws {DamagedFactors} if what is read is not what was written.
 *
 * @example
 * const rows = accountRows(snapshot, factors, instrument);
 * rows?.row(lastIndexOnOrBefore(rows.day, day("2024-06-28"))).inputs.epsTtm; // as filed by that day
 */
export function accountRows(
  snapshot: Snapshot,
  factors: FactorFile | null,
  instrument: Instrument,
): AccountRows | null {
  const { symbol, cik } = instrument;
  const stored = factors?.days(symbol) ?? null;
  if (factors && stored) {
    return { day: stored, row: (place) => factors.row(symbol, stored[place] as Day) as FactorRow };
  }
  const company = cik === null ? null : snapshot.facts(cik);
  if (!company) return null;
  const splits = possibleSplits(snapshot.prices(symbol));
  const source = { instrument, facts: company.facts, splits, source: factsSource(snapshot) };
  const rows = [...stockRows(source, () => null)];
  return {
    day: Int32Array.from(rows, ({ day }) => day),
    row: (place) => decodeRow((rows[place] as (typeof rows)[number]).bytes),
  };
}
