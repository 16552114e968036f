import type { WirePeriod } from "@plumbline/contract";
import { csvTable } from "../../format/index.ts";

/** A column of figures with its heading. */
export interface CsvColumn {
  readonly heading: string;
  /** One per period; null where there is none. */
  readonly values: readonly (number | null)[];
}

/**
 * A table of periods and figures as a file for spreadsheets. Figures are unrounded, in units, with a decimal point, so
 * that every program reads them the same; a missing one is an empty field.
 *
 * @param headings Of start, end, day of filing.
 * @param names One per period.
 */
export function metricsCsv(
  periods: readonly WirePeriod[],
  columns: readonly CsvColumn[],
  { headings, names }: { readonly headings: readonly string[]; readonly names: readonly string[] },
): string {
  const head = [...headings, ...columns.map(({ heading }) => heading)];
  const rows = periods.map(({ start, end, filedAt }, index) => [
    names[index] ?? "",
    start,
    end,
    filedAt,
    ...columns.map(({ values }) => values[index] ?? null),
  ]);
  return csvTable([head, ...rows]);
}
