import type { ReferenceFormat } from "./reference-reading.ts";
import type { SeriesColumn } from "./series-column.ts";

/** As the Treasury heads the yields of its maturities: `1 Mo`, `1.5 Month`, `10 Yr`, `5 YR`. */
const MATURITY = /^(\d{1,2}(?:\.\d)?) (mo|month|yr|year)s?$/i;
/** Other series of FRED, so that a table `DATE,AAPL` is not taken for one of it. */
const FRED_OTHERS =
  /^(?:sp500|nasdaqcom|nasdaq100|djia|vixcls|cpi|gdp|unrate|t10y|t5y|dtwex|dex|m2|icsa|payems|pce|indpro|usrec|bamlh|wilsh|dcoil)/;

/**
 * Whether a header is one of FRED, which heads the days with `observation_date`, and did with `DATE` before.
 *
 * @param cells As written.
 */
export function isFredHeader([first = "", ...series]: readonly string[]): boolean {
  if (first.toLowerCase() === "observation_date") return true;
  const isKnown = (name: string) => FRED_RATES.test(name.toLowerCase()) || FRED_OTHERS.test(name.toLowerCase());
  return first === "DATE" && series.length > 0 && series.every((name) => name === name.toUpperCase() && isKnown(name));
}

/**
 * Which of the Treasury's daily curves a header is of. That of real yields begins with five years.
 *
 * @returns null for any other table.
 */
export function treasuryKind([first = "", ...maturities]: readonly string[]): ReferenceFormat["kind"] | null {
  const isCurve = maturities.length > 1 && maturities.every((header) => MATURITY.test(header));
  if (first.toLowerCase() !== "date" || !isCurve) return null;
  const isReal = maturities.every((header) => /yr|year/i.test(header) && Number.parseFloat(header) >= FIRST_REAL);
  return isReal ? "treasury-real-yields" : "treasury-par-yields";
}

const FIRST_REAL = 5;

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
    case "treasury-par-yields":
      return values.map((header) => yieldColumn(header, "treasury"));
    case "treasury-real-yields":
      return values.map((header) => yieldColumn(header, "treasury-real"));
    case "fred":
      return values.map(fredColumn);
    case "daily-returns":
      return [column("return", `${stemOf(file)}-daily-return`, "fraction")];
    default:
      return SHILLER.filter(({ header }) => headers.includes(header));
  }
}

function yieldColumn(header: string, prefix: string): SeriesColumn {
  const [, count = "", unit = ""] = MATURITY.exec(header) ?? [];
  const name = `${prefix}-${count}${unit.startsWith("m") ? "month" : "year"}`;
  return { ...column(header, name, "fraction"), isPercent: true };
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
