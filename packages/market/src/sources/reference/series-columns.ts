import type { ReferenceFormat } from "./reference-reading.ts";
import type { SeriesColumn } from "./series-column.ts";

/** Series of FRED that are rates in percent a year. */
const FRED_RATES = /^(?:dgs|dtb|tb\d|gs\d|dff|fedfunds|sofr|effr|aaa|baa|daaa|dbaa|mortgage)/;

const SHILLER: readonly SeriesColumn[] = [
  column("sp500", "shiller-price", "points"),
  column("dividend", "shiller-dividend", "points"),
  column("earnings", "shiller-earnings", "points"),
  column("consumer price index", "shiller-cpi", "points"),
  { ...column("long interest rate", "shiller-long-rate", "fraction"), isPercent: true },
  column("real price", "shiller-real-price", "points"),
  column("real dividend", "shiller-real-dividend", "points"),
  column("real earnings", "shiller-real-earnings", "points"),
  column("pe10", "shiller-cape", "points"),
].map((entry) => ({ ...entry, zeroIsMissing: true }));

/**
 * Says what the columns of a table of series are.
 *
 * @param headers Header cells in lower case; the first is the day.
 * @param file Path of the file: a table of daily returns is named after what returned them.
 */
export function seriesColumns(format: ReferenceFormat, headers: readonly string[], file: string): SeriesColumn[] {
  const values = headers.slice(1);
  switch (format.kind) {
    case "treasury-curve":
      return values.map((header) => column(header, `treasury-${header.replaceAll(" ", "")}`, "fraction"));
    case "fred":
      return values.map(fredColumn);
    case "daily-returns":
      return [column("return", `${stemOf(file)}-daily-return`, "fraction")];
    default:
      return SHILLER.filter(({ header }) => headers.includes(header));
  }
}

function fredColumn(header: string): SeriesColumn {
  if (header === "sp500") return column(header, "sp500", "points");
  const isRate = FRED_RATES.test(header);
  return { ...column(header, `fred-${header}`, isRate ? "fraction" : "points"), isPercent: isRate };
}

function column(header: string, name: string, unit: SeriesColumn["unit"]): SeriesColumn {
  return { header, name, unit, isPercent: false, zeroIsMissing: false };
}

/** `SPY_daily_returns_1993_2018.csv.gz` is about `spy`. */
function stemOf(file: string): string {
  const base = file.split(/[/\\!]/).at(-1) as string;
  return (/^[A-Za-z0-9]+/.exec(base)?.[0] ?? "series").toLowerCase();
}
