import { plainName } from "./column-names.ts";
import type { PriceKind, PriceOrigin } from "./price-format.ts";

/** What of a file can show who made it. */
export interface VendorMarks {
  /** Cells of the header line as they stand; empty where there is none. */
  readonly header: readonly string[];
  /** Path of the file. */
  readonly name: string;
  /** Cells of the first rows. */
  readonly rows: readonly (readonly string[])[];
  readonly delimiter: string;
}

interface VendorLayout {
  readonly origin: PriceOrigin;
  /** Whether the marks are those of this vendor and of nobody else. */
  matches(marks: VendorMarks, names: ReadonlySet<string>): boolean;
}

// Four positions: it is a row of a table.
function origin(
  kind: PriceKind,
  source: string,
  basis: PriceOrigin["basis"],
  currency: string | null = null,
): PriceOrigin {
  return { kind, source, basis, currency };
}

const has = (names: ReadonlySet<string>, ...wanted: readonly string[]) => wanted.every((name) => names.has(name));
const isExactly = (header: readonly string[], line: string) => header.map((cell) => cell.trim()).join() === line;
const are = (names: ReadonlySet<string>, ...allowed: readonly string[]) =>
  [...names].every((name) => allowed.includes(name));

/** Stooq's own names of files: `aapl.us.txt` of its archive, `aapl_us_d.csv` of its page. */
const STOOQ_FILE = /(?:^|[/\\!])[^/\\!]+(?:\.us\.(?:txt|csv)|\.[a-z]{2}\.txt|_[a-z]{2}_d\.csv)(?:\.gz)?$/i;
const STOOQ_SYMBOL = /^\^|\.[A-Z]{1,2}$/i;
const BARS = ["date", "open", "high", "low", "close", "volume"];
/** The close of a session in New York, a half day too, as Google's sheets stamp it. */
const GOOGLE_DAY = /^\d{1,2}\/\d{1,2}\/\d{4} (?:16:00|13:00):\d\d$/;
const INVESTING = [
  "date,price,open,high,low,vol,change %",
  "date,price,open,high,low,change %",
  "datum,zuletzt,eroffn,hoch,tief,vol,+/ %",
  "date,dernier,ouv,plus haut,plus bas,vol,variation %",
  "fecha,ultimo,apertura,maximo,minimo,vol,% var",
  "日期,收盘,开盘,高,低,交易量,涨跌幅",
  "日期,收市,開市,高,低,成交量,更改%",
];

/**
 * Layouts that their own marks prove, the most telling first, and what the vendor says that their main columns are. What
 * only looks alike is nobody's: `Date,Open,High,Low,Close,Volume` is written by everybody.
 *
 * @see docs/import-formats.md, "Prices"
 */
const LAYOUTS: readonly VendorLayout[] = [
  {
    // Raw as traded; adjusted close, dividend and split beside.
    origin: origin("alpha-vantage-daily-adjusted", "alpha-vantage", "raw"),
    matches: (_, names) => has(names, "timestamp", "adjusted close", "dividend amount", "split coefficient"),
  },
  {
    origin: origin("alpha-vantage-daily", "alpha-vantage", "raw"),
    matches: ({ header }) => isExactly(header, "timestamp,open,high,low,close,volume"),
  },
  {
    // `auto_adjust=False`: closes are adjusted for splits, `Adj Close` for dividends too.
    origin: origin("yahoo-export", "yahoo", "split-adjusted"),
    matches: ({ header }, names) =>
      (has(names, "dividends", "stock splits", "adj close") || are(names, ...BARS, "adj close", "ticker", "")) &&
      header.some((cell) => cell.trim() === "Adj Close"),
  },
  {
    origin: origin("yfinance", "yahoo", "total-return"),
    matches: (_, names) => has(names, "dividends", "stock splits"),
  },
  {
    origin: origin("stooq-bulk", "stooq", "split-adjusted"),
    // Finam's files of Moscow begin alike, without open interest and with symbols that state no country.
    matches: ({ header, rows }) => {
      const tags = new Set(header.map((cell) => cell.trim().toLowerCase()));
      const areOfCountries = rows.every(([symbol = ""]) => STOOQ_SYMBOL.test(symbol));
      return has(tags, "<ticker>", "<per>") && (tags.has("<openint>") || areOfCountries);
    },
  },
  {
    // The archive of 2017, with open interest, was adjusted for dividends too.
    origin: origin("stooq", "stooq", "total-return"),
    matches: ({ name }, names) =>
      STOOQ_FILE.test(name) && has(names, ...BARS, "openint") && are(names, ...BARS, "openint"),
  },
  {
    origin: origin("stooq", "stooq", "split-adjusted"),
    matches: ({ name }, names) => STOOQ_FILE.test(name) && has(names, ...BARS) && are(names, ...BARS),
  },
  {
    origin: origin("metatrader", "metatrader", null),
    matches: ({ header }) => header.some((cell) => cell.trim().toUpperCase() === "<TICKVOL>"),
  },
  {
    // Its pages state that closes are adjusted for splits; amounts are in dollars.
    origin: origin("nasdaq", "nasdaq", "split-adjusted", "USD"),
    matches: (_, names) => has(names, "date", "close/last", "open", "high", "low"),
  },
  {
    origin: origin("investing.com", "investing.com", "split-adjusted"),
    matches: ({ header }) => INVESTING.includes(header.map(plainName).join()),
  },
  {
    // Raw with adjusted columns, cash dividends and split factors beside.
    origin: origin("tiingo", "tiingo", "raw"),
    matches: (_, names) => has(names, "adjclose", "divcash", "splitfactor"),
  },
  {
    // Raw; `Adjusted_close` has splits and dividends.
    origin: origin("eodhd", "eodhd", "raw"),
    matches: ({ header }) => header.some((cell) => cell.trim() === "Adjusted_close"),
  },
  {
    // Of the day of the trade, without later splits.
    origin: origin("polygon", "polygon", "raw", "USD"),
    matches: (_, names) => has(names, "ticker", "window start", "transactions"),
  },
  {
    // Prices with splits, `closeadj` with dividends too, `closeunadj` as traded.
    origin: origin("sharadar", "sharadar", "split-adjusted", "USD"),
    matches: (_, names) => has(names, "ticker", "closeunadj", "lastupdated"),
  },
  {
    origin: origin("quandl-wiki", "quandl", "raw", "USD"),
    matches: (_, names) => has(names, "ex dividend", "split ratio", "adj close"),
  },
  {
    // Its loader multiplies by the split column and reads the rest as traded.
    origin: origin("zipline-csvdir", "zipline", "raw"),
    matches: ({ header }) => isExactly(header, "date,open,high,low,close,volume,dividend,split"),
  },
  {
    origin: origin("tradingview", "tradingview", null),
    matches: ({ header }) =>
      ["time,open,high,low,close", "time,open,high,low,close,Volume"].some((line) =>
        `${header.map((cell) => cell.trim()).join()},`.startsWith(`${line},`),
      ),
  },
  {
    // GOOGLEFINANCE in a sheet: days stamped with the end of the session.
    origin: origin("google-finance", "google", "split-adjusted"),
    matches: ({ header, rows }, names) =>
      header[0] === "Date" &&
      are(names, ...BARS) &&
      rows.length > 0 &&
      rows.every(([day = ""]) => GOOGLE_DAY.test(day)),
  },
];

/** A table that nothing proves to be a vendor's. */
const NOBODYS: PriceOrigin = origin("csv", "csv", null);

/**
 * Says who made a table, where its marks prove it.
 *
 * @returns `csv` with no basis where they prove nothing.
 */
export function vendorOf(marks: VendorMarks): PriceOrigin {
  const names = new Set(marks.header.map(plainName));
  return LAYOUTS.find((layout) => layout.matches(marks, names))?.origin ?? NOBODYS;
}
