import type { WireFiled } from "@plumbline/contract";
import { checksReading, comparedValues, type ScreenMatrix, turnedChecks } from "@plumbline/core/screen";
import { type Day, formatDay } from "@plumbline/core/time";
import type { Instrument } from "@plumbline/market/model";
import type { Screening } from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";

/** Companies whose checks are judged on the day before too: some tenths of a second. */
export const JUDGED = 60;

/** A company whose newest accounts have just been filed. */
interface FiledCompany {
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
  const byCompany = new Map<number | string, FiledCompany>();
  for (const symbol of today.symbols) {
    const instrument = snapshot.find(symbol);
    const filed = instrument && filedSince(instrument, today, after);
    const company = instrument?.cik ?? symbol;
    if (filed && !byCompany.has(company)) byCompany.set(company, filed);
  }
  const column = today.matrix.metrics.get("marketValue");
  const values = column && comparedValues(column);
  const size = ({ row }: FiledCompany) => values?.[row] || Number.NEGATIVE_INFINITY;
  return [...byCompany.values()].sort((a, b) => compare(size(b), size(a)) || compare(a.row, b.row));
}

/** The company of a stock, if its newest accounts were filed after a day. */
export function filedSince(instrument: Instrument, today: Screening, after: Day): FiledCompany | null {
  const row = today.rowOf(instrument.symbol);
  const filedAt = today.filedAt[row];
  const periodEnd = today.periodEnd[row];
  return filedAt && periodEnd && filedAt > after ? { instrument, filedAt, periodEnd, row } : null;
}

/** Of two equal infinities the difference is no number. */
function compare(left: number, right: number): number {
  return left === right ? 0 : left < right ? -1 : 1;
}

/** Results of these may turn without news of the company: their threshold is the price of other companies. */
const OF_OTHERS: ReadonlySet<string> = new Set(checksReading("industryPe").map(({ id }) => id));

/** The parts of a screening that a comparison of checks reads. */
interface Judged extends Pick<Screening, "rowOf"> {
  readonly matrix: Pick<ScreenMatrix, "checks" | "types">;
}

/**
 * Companies with their checks that turned between two days.
 *
 * @returns Those with such checks first; otherwise in the order given.
 */
export function filedRows(
  companies: readonly FiledCompany[],
  { before, today }: { readonly before: Judged; readonly today: Judged },
): WireFiled[] {
  const rows = companies.map(({ instrument: { symbol, names }, filedAt, periodEnd, row }) => {
    const then = { matrix: before.matrix, row: before.rowOf(symbol) };
    const turned = turnedChecks(then, { matrix: today.matrix, row }).filter(({ id }) => !OF_OTHERS.has(id));
    const ids = (wanted: "pass" | "fail") => turned.filter(({ result }) => result === wanted).map(({ id }) => id);
    return {
      symbol,
      names,
      filedAt: formatDay(filedAt),
      periodEnd: formatDay(periodEnd),
      companyType: today.matrix.types[row] ?? "other",
      passed: ids("pass"),
      failed: ids("fail"),
    };
  });
  const hasTurned = ({ passed, failed }: WireFiled) => passed.length + failed.length > 0;
  return [...rows.filter(hasTurned), ...rows.filter((row) => !hasTurned(row))];
}
