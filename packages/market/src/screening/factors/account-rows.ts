import { factsSource, splitsOfAccounts } from "../../companies/index.ts";
import type { Instrument } from "../../model/index.ts";
import type { Snapshot } from "../../snapshot/index.ts";
import type { FactorFile } from "./factor-file.ts";
import { decodeRow, type FactorRow } from "./factor-row.ts";
import { type PickedRow, type RowPicks, rowPicker } from "./picked-row.ts";
import { stockRows } from "./stock-rows.ts";

/** Rows of stocks that somebody has computed before. */
export type StoredRows = Pick<FactorFile, "days" | "rows">;

/** What the accounts of a stock say through time: it changes on some days only. Read of one stock after the other. */
export interface AccountRows {
  /** The days from which on each row holds, rising; the first is before all filings. */
  readonly day: Int32Array;
  readonly row: (place: number) => FactorRow;
  /** A few numbers of each row, for much less work; what one row gives is valid until the next is read. */
  readonly picked: (picks: RowPicks) => (place: number) => PickedRow;
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
  factors: StoredRows | null,
  instrument: Instrument,
): AccountRows | null {
  const { symbol, cik } = instrument;
  const stored = factors?.days(symbol) ?? null;
  const bytesOf = factors?.rows(symbol) ?? null;
  if (stored && bytesOf) return rowsOf(stored, bytesOf);
  const company = cik === null ? null : snapshot.facts(cik);
  if (!company) return null;
  const splits = splitsOfAccounts({ instrument, history: snapshot.prices(symbol) });
  const source = { instrument, facts: company.facts, splits, source: factsSource(snapshot) };
  const rows = [...stockRows(source, () => null)];
  return rowsOf(
    Int32Array.from(rows, ({ day }) => day),
    (place) => (rows[place] as (typeof rows)[number]).bytes,
  );
}

function rowsOf(day: Int32Array, bytesOf: (place: number) => Uint8Array): AccountRows {
  return {
    day,
    row: (place) => decodeRow(bytesOf(place)),
    picked: (picks) => {
      const read = rowPicker(picks);
      return (place) => read(bytesOf(place));
    },
  };
}
