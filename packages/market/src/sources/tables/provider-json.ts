import { currencyCode, type PriceBasis } from "../../model/index.ts";
import { momentText } from "./cell-text.ts";
import { dayCell, jsonCell } from "./json-cell.ts";
import { isObject, type JsonObject, type JsonTable, known, listAt, objectAt, textAt } from "./json-shape.ts";
import { zoneClock } from "./zone-clock.ts";

const BARS = ["open", "high", "low", "close", "volume"] as const;
const HEADER = ["Date", "Open", "High", "Low", "Close", "Volume"];
/** Raw prices with actions beside, in the names of Alpha Vantage's text table. */
const RAW_HEADER = [
  "timestamp",
  "open",
  "high",
  "low",
  "close",
  "adjusted_close",
  "volume",
  "dividend_amount",
  "split_coefficient",
];

/** Reads `{"meta":{"symbol":...},"values":[...]}` of Twelve Data. The request decides the basis; the answer does not state it. */
export function twelveData(value: unknown): JsonTable[] | null {
  const meta = objectAt(value, "meta");
  const values = listAt(value, "values").filter(isObject);
  const symbol = textAt(meta, "symbol");
  if (symbol === undefined || values.every((row) => row.datetime === undefined)) return null;
  const currency = currencyCode(textAt(meta, "currency") ?? "");
  const rows = values.map((row) => [dayCell(row.datetime), ...BARS.map((name) => jsonCell(row[name]))]);
  const stated = known({ source: "twelve-data", basis: null, symbol, currency });
  return [{ part: null, known: stated, rows: [HEADER, ...rows] }];
}

/** Names of Alpha Vantage's keys, `4. close`, without their numbers. */
const NUMBERED = /^\d+[a-z]?\. /;

/** Reads `{"Meta Data":{...},"Time Series (Daily)":{"2024-01-02":{...}}}`. Prices are raw; adjusted closes stand beside. */
export function alphaVantage(value: unknown): JsonTable[] | null {
  const series = isObject(value) ? Object.keys(value).find((key) => /Time Series/.test(key)) : undefined;
  if (series === undefined) return null;
  const meta = Object.entries(objectAt(value, "Meta Data"));
  const symbol = meta.find(([key]) => /^\d+\. Symbol$/.test(key))?.[1];
  const rows = Object.entries(objectAt(value, series)).map(([day, bar]) => {
    const entries = Object.entries(isObject(bar) ? bar : {}).map(([key, cell]) => [key.replace(NUMBERED, ""), cell]);
    return { ...Object.fromEntries(entries), day } as JsonObject;
  });
  const isAdjusted = rows.some((row) => row["adjusted close"] !== undefined);
  const names = isAdjusted
    ? ["day", "open", "high", "low", "close", "adjusted close", "volume", "dividend amount", "split coefficient"]
    : ["day", ...BARS];
  const header = isAdjusted ? RAW_HEADER : ["timestamp", ...BARS];
  const stated = known({ source: "alpha-vantage", basis: "raw", symbol: jsonCell(symbol) || null, currency: null });
  return [
    { part: null, known: stated, rows: [header, ...rows.map((row) => names.map((name) => jsonCell(row[name])))] },
  ];
}

/**
 * Reads aggregates of Polygon. `adjusted` says whether prices and volumes are adjusted for splits; days begin at midnight in
 * New York, those of coins and currencies at midnight UTC.
 *
 * @see https://polygon.io/docs/rest/stocks/aggregates/custom-bars
 */
export function polygon(value: unknown): JsonTable[] | null {
  const results = listAt(value, "results").filter(isObject);
  if (results.length === 0 || results.some(({ t, c }) => typeof t !== "number" || typeof c !== "number")) return null;
  const times = results.map(({ t }) => Number(t));
  const clock = times.every((time) => time % 86_400_000 === 0) ? (time: number) => time : zoneClock("America/New_York");
  const hasTickers = results.some(({ T }) => T !== undefined);
  const rows = results.map((row, index) => [
    momentText(clock?.(times[index] as number) ?? Number.NaN),
    ...["o", "h", "l", "c", "v"].map((name) => jsonCell(row[name])),
    ...(hasTickers ? [jsonCell(row.T)] : []),
  ]);
  const adjusted = isObject(value) ? value.adjusted : undefined;
  const basis = typeof adjusted === "boolean" ? (adjusted ? "split-adjusted" : "raw") : null;
  const symbol = textAt(value, "ticker");
  const stated = known({ source: "polygon", basis, symbol, currency: null });
  return [{ part: null, known: stated, rows: [hasTickers ? [...HEADER, "Symbol"] : HEADER, ...rows] }];
}

/** A list of bars that its keys show to be one provider's, and where in it the columns are. */
interface KeyedList {
  readonly source: string;
  readonly basis: PriceBasis | null;
  readonly keys: readonly string[];
  readonly header: readonly string[];
  /** Keys in the order of the header. */
  readonly columns: readonly string[];
}

const LISTS: readonly KeyedList[] = [
  {
    // "close": raw; "adjClose", "divCash", "splitFactor" beside. https://www.tiingo.com/documentation/end-of-day
    source: "tiingo",
    basis: "raw",
    keys: ["date", "close", "adjClose", "divCash", "splitFactor"],
    header: RAW_HEADER,
    columns: ["date", "open", "high", "low", "close", "adjClose", "volume", "divCash", "splitFactor"],
  },
  {
    // Open to close are raw, "adjusted_close" is adjusted for splits and dividends. https://eodhd.com/financial-apis/api-for-historical-data-and-volumes
    source: "eodhd",
    basis: "raw",
    keys: ["date", "open", "close", "adjusted_close", "volume"],
    header: ["Date", "Open", "High", "Low", "Close", "Adjusted_close", "Volume"],
    columns: ["date", "open", "high", "low", "close", "adjusted_close", "volume"],
  },
  {
    // The older interface: closes are adjusted for splits, "adjClose" for dividends too.
    source: "fmp",
    basis: "split-adjusted",
    keys: ["date", "close", "adjClose", "unadjustedVolume", "changePercent"],
    header: ["Date", "Open", "High", "Low", "Close", "Adj Close", "Volume"],
    columns: ["date", "open", "high", "low", "close", "adjClose", "volume"],
  },
  {
    // "stable": which endpoint was asked decides the basis, and the answer does not say it.
    source: "fmp",
    basis: null,
    keys: ["symbol", "date", "open", "close", "changePercent", "vwap"],
    header: [...HEADER, "Symbol"],
    columns: ["date", ...BARS, "symbol"],
  },
  {
    source: "fmp",
    basis: null,
    keys: ["symbol", "date", "adjOpen", "adjHigh", "adjLow", "adjClose", "volume"],
    header: [...HEADER, "Symbol"],
    columns: ["date", "adjOpen", "adjHigh", "adjLow", "adjClose", "volume", "symbol"],
  },
];

/** Reads a list of bars as the provider writes it whose keys it has; `null` for any other. */
export function providerList(
  records: readonly JsonObject[],
  stated: { readonly symbol?: string } = {},
): JsonTable | null {
  const [first] = records;
  const list = LISTS.find(({ keys }) => first !== undefined && keys.every((key) => key in first));
  if (list === undefined) return null;
  const rows = records.map((row) =>
    list.columns.map((key) => (key === "date" ? dayCell(row[key]) : jsonCell(row[key]))),
  );
  const { source, basis } = list;
  const { symbol = null } = stated;
  return { part: symbol, known: known({ source, basis, symbol, currency: null }), rows: [list.header, ...rows] };
}
