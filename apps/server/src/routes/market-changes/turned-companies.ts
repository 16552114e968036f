import type { WireFiled } from "@plumbline/contract";
import { checksReading, type ScreenMatrix, turnedChecks } from "@plumbline/core/screen";
import { formatDay } from "@plumbline/core/time";
import type { Screening } from "@plumbline/market/screening";
import type { FiledCompany } from "./filed-companies.ts";

/** What these say of a company may turn without it: their threshold is what other companies cost. */
const OF_OTHERS: ReadonlySet<string> = new Set(checksReading("industryPe").map(({ id }) => id));

/** What is asked of a screening. */
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
      ...{ symbol, names, filedAt: formatDay(filedAt), periodEnd: formatDay(periodEnd) },
      companyType: today.matrix.types[row] ?? "other",
      ...{ passed: ids("pass"), failed: ids("fail") },
    };
  });
  const hasTurned = ({ passed, failed }: WireFiled) => passed.length + failed.length > 0;
  return [...rows.filter(hasTurned), ...rows.filter((row) => !hasTurned(row))];
}
