import type { WirePeriod } from "@plumbline/contract";

/** A column of figures with its heading. */
export interface CsvColumn {
  readonly heading: string;
  /** One per period; null where there is none. */
  readonly values: readonly (number | null)[];
}

/** Programs of spreadsheets read UTF-8 only when the file begins with it. */
const BYTE_ORDER_MARK = "\ufeff";

/** A spreadsheet takes a text that begins like this for a formula, which must not run. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text as a field: harmless to a spreadsheet, quoted where it needs to be. */
function field(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
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
  const head = [...headings, ...columns.map(({ heading }) => heading)].map(field);
  const rows = periods.map(({ start, end, filedAt }, index) => [
    field(names[index] ?? ""),
    start,
    end,
    filedAt,
    ...columns.map(({ values }) => String(values[index] ?? "")),
  ]);
  return `${BYTE_ORDER_MARK}${[head, ...rows].map((row) => row.join(",")).join("\r\n")}\r\n`;
}
