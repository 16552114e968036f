import { currencyCode, type PriceBasis } from "../../model/index.ts";
import { asTradedFactors, type ChartSplit } from "./as-traded.ts";
import { momentText } from "./cell-text.ts";
import { jsonCell } from "./json-cell.ts";
import { isObject, type JsonObject, type JsonTable, known, listAt, objectAt, textAt } from "./json-shape.ts";
import { zoneClock } from "./zone-clock.ts";

/**
 * Reads charts of Yahoo's interface v8 (`{"chart":{"result":[...]}}`). Its closes are adjusted for splits and `adjclose` for
 * dividends too, as Yahoo says of the columns "Close" and "Adj Close" of its page; dividends are per share of the day on which
 * the chart was asked for. A chart that shows all of these splits becomes what was traded, with its splits beside.
 *
 * @see https://help.yahoo.com/kb/SLN28256.html
 * @see docs/prices.md, "Prices as traded"
 */
export function yahooCharts(value: unknown): JsonTable[] | null {
  const chart = objectAt(value, "chart");
  const charts = listAt(chart, "result").filter((result) => listAt(objectAt(result, "indicators"), "quote").length > 0);
  return charts.length === 0 ? null : charts.map((result) => chartTable(result, charts.length > 1));
}

function chartTable(result: unknown, isOneOfMany: boolean): JsonTable {
  const meta = objectAt(result, "meta");
  const indicators = objectAt(result, "indicators");
  const [quote] = listAt(indicators, "quote");
  const adjusted = listAt(listAt(indicators, "adjclose")[0], "adjclose");
  // Some keep the closes alone of what they asked.
  const names = ["Open", "High", "Low", "Close"].filter((name) => listAt(quote, name.toLowerCase()).length > 0);
  const columns = names.map((name) => listAt(quote, name.toLowerCase()));
  const volumes = listAt(quote, "volume");
  const clock = clockOf(meta);
  const times = listAt(result, "timestamp").map((time) => clock(Number(time) * 1000));
  const actions = actionsOf(result, times, clock);
  const isIntraday = /\d[mh]$/.test(textAt(meta, "dataGranularity") ?? "");
  const closes = listAt(quote, "close");
  const isAsTraded = !isIntraday && showsAllSplits({ meta, times, clock, actions, closes, adjusted });
  const factors = isAsTraded ? asTradedFactors(actions.splits, times.length) : null;
  const rows = times.flatMap((time, row) => {
    const factor = factors?.[row] ?? 1;
    const prices = columns.map((column) => scaled(column[row], factor));
    // A day on which nothing was traded has nulls.
    if (prices.every((price) => price === "")) return [];
    const day = isIntraday ? moment(time) : momentText(time).slice(0, 10);
    const close = adjusted.length > 0 ? [jsonCell(adjusted[row])] : [];
    return [[day, ...prices, ...close, scaled(volumes[row], 1 / factor), ...actions.cells(row, factor)]];
  });
  const adjustedName = adjusted.length > 0 ? ["Adj Close"] : [];
  const header = ["Date", ...names, ...adjustedName, "Volume", ...actions.names];
  const symbol = textAt(meta, "symbol");
  const currency = currencyCode(textAt(meta, "currency") ?? "");
  const assetClass = FUNDS[textAt(meta, "instrumentType") ?? ""];
  const basis: PriceBasis = isAsTraded ? "raw" : "split-adjusted";
  const stated = known({ source: "yahoo", basis, symbol, currency, assetClass });
  return { part: isOneOfMany ? (symbol ?? null) : null, known: stated, rows: [header, ...rows] };
}

/** What is no stock and has no symbol of its own kind. */
const FUNDS: Readonly<Record<string, "etf" | "fund">> = { ETF: "etf", MUTUALFUND: "fund" };

function moment(time: number): string {
  return Number.isNaN(time) ? "" : new Date(time).toISOString().slice(0, 19).replace("T", " ");
}

/** The clocks of the exchange. */
function clockOf(meta: JsonObject): (milliseconds: number) => number {
  const clock = zoneClock(textAt(meta, "exchangeTimezoneName") ?? "UTC");
  const offset = typeof meta.gmtoffset === "number" ? meta.gmtoffset * 1000 : 0;
  return clock ?? ((milliseconds) => milliseconds + offset);
}

interface ChartActions {
  /** Of the columns that were asked for: nothing in another one would mean none. */
  readonly names: readonly string[];
  readonly splits: readonly ChartSplit[];
  readonly hasDividends: boolean;
  /** @param factor What the prices of the row are multiplied by. */
  cells(row: number, factor: number): string[];
}

/** Dividends and splits by row. */
function actionsOf(result: unknown, times: readonly number[], clock: (milliseconds: number) => number): ChartActions {
  const events = objectAt(result, "events");
  const eventsOf = (name: string, amount: (event: JsonObject) => number) =>
    Object.values(objectAt(events, name))
      .filter(isObject)
      .map((event) => ({ row: rowAt(times, clock(Number(event.date) * 1000)), amount: amount(event) }));
  const dividends = eventsOf("dividends", (event) => Number(event.amount));
  const splits = eventsOf("splits", (event) => Number(event.numerator) / Number(event.denominator));
  const dividendAt = new Map(dividends.map(({ row, amount }) => [row, amount]));
  const splitAt = new Map(splits.map(({ row, amount }) => [row, amount]));
  return {
    names: [...(dividends.length > 0 ? ["Dividends"] : []), ...(splits.length > 0 ? ["Stock Splits"] : [])],
    splits: splits.map(({ row, amount }) => ({ row, ratio: amount })),
    hasDividends: dividends.length > 0,
    cells: (row, factor) => [
      ...(dividends.length > 0 ? [scaled(finite(dividendAt.get(row)), factor)] : []),
      ...(splits.length > 0 ? [jsonCell(finite(splitAt.get(row)))] : []),
    ],
  };
}

/** What an event says; 0 where there is none, and where it says nothing. */
function finite(amount = 0): number {
  return Number.isFinite(amount) ? amount : 0;
}

/** A number of a chart times a factor. */
function scaled(value: unknown, factor: number): string {
  return jsonCell(factor !== 1 && typeof value === "number" ? value * factor : value);
}

const DAY_MS = 86_400_000;

/** The first row of the day, or after it; the number of rows where all are before it; NaN without a time. */
function rowAt(times: readonly number[], time: number): number {
  const day = Math.floor(time / DAY_MS);
  if (Number.isNaN(day)) return Number.NaN;
  const row = times.findIndex((at) => Math.floor(at / DAY_MS) >= day);
  return row === -1 ? times.length : row;
}

/** Days without a session, and the session that is not over yet. */
const LONGEST_PAUSE = 5;
/** Vendors round an adjusted close to six digits. */
const SAME_CLOSE = 1e-4;

interface Chart {
  readonly meta: JsonObject;
  readonly times: readonly number[];
  readonly clock: (milliseconds: number) => number;
  readonly actions: ChartActions;
  readonly closes: readonly unknown[];
  readonly adjusted: readonly unknown[];
}

/**
 * True where a chart states all splits that are in its prices, and all its dividends: it reaches to the last trade before it was
 * asked for, so that no split came after its last row.
 */
function showsAllSplits({ meta, times, clock, actions, closes, adjusted }: Chart): boolean {
  const isWhole = ({ row, ratio }: ChartSplit) => Number.isFinite(row) && ratio > 0 && Number.isFinite(ratio);
  if (actions.splits.length === 0 || !actions.splits.every(isWhole)) return false;
  const traded = clock(Number(meta.regularMarketTime) * 1000);
  const pause = Math.floor(traded / DAY_MS) - Math.floor((times.at(-1) ?? Number.NaN) / DAY_MS);
  if (!(pause <= LONGEST_PAUSE)) return false;
  const isAdjusted = (close: unknown, row: number) =>
    typeof close === "number" && !(Math.abs(Number(adjusted[row]) / close - 1) <= SAME_CLOSE);
  return actions.hasDividends || adjusted.length === 0 || !closes.some(isAdjusted);
}
