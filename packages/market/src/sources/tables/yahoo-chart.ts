import { currencyCode } from "../../model/index.ts";
import { momentText } from "./cell-text.ts";
import { jsonCell } from "./json-cell.ts";
import { isObject, type JsonObject, type JsonTable, known, listAt, objectAt, textAt } from "./json-shape.ts";
import { zoneClock } from "./zone-clock.ts";

/**
 * Reads charts of Yahoo's interface v8 (`{"chart":{"result":[...]}}`). Its closes are adjusted for splits and `adjclose` for
 * dividends too, as Yahoo says of the columns "Close" and "Adj Close" of its page; dividends are per share of today.
 *
 * @see https://help.yahoo.com/kb/SLN28256.html
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
  const rows = times.flatMap((time, row) => {
    const prices = columns.map((column) => jsonCell(column[row]));
    // A day on which nothing was traded has nulls.
    if (prices.every((price) => price === "")) return [];
    const day = isIntraday ? moment(time) : momentText(time).slice(0, 10);
    const close = adjusted.length > 0 ? [jsonCell(adjusted[row])] : [];
    return [[day, ...prices, ...close, jsonCell(volumes[row]), ...actions.cells(row)]];
  });
  const adjustedName = adjusted.length > 0 ? ["Adj Close"] : [];
  const header = ["Date", ...names, ...adjustedName, "Volume", ...actions.names];
  const symbol = textAt(meta, "symbol");
  const currency = currencyCode(textAt(meta, "currency") ?? "");
  const assetClass = FUNDS[textAt(meta, "instrumentType") ?? ""];
  const stated = known({ source: "yahoo", basis: "split-adjusted", symbol, currency, assetClass });
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

/** Cells of dividends and splits by row. A column that was not asked for is left out: nothing would mean none. */
function actionsOf(result: unknown, times: readonly number[], clock: (milliseconds: number) => number) {
  const events = objectAt(result, "events");
  const kinds = [
    { name: "Dividends", of: objectAt(events, "dividends"), amount: (event: JsonObject) => Number(event.amount) },
    {
      name: "Stock Splits",
      of: objectAt(events, "splits"),
      amount: (event: JsonObject) => Number(event.numerator) / Number(event.denominator),
    },
  ].filter(({ of }) => Object.keys(of).length > 0);
  const byRow = kinds.map(({ of, amount }) => {
    const amounts = new Map<number, number>();
    for (const event of Object.values(of).filter(isObject)) {
      const row = rowAt(times, clock(Number(event.date) * 1000));
      const found = amount(event);
      if (row >= 0 && Number.isFinite(found)) amounts.set(row, found);
    }
    return amounts;
  });
  return {
    names: kinds.map(({ name }) => name),
    cells: (row: number) => byRow.map((amounts) => jsonCell(amounts.get(row) ?? 0)),
  };
}

const DAY_MS = 86_400_000;

/** The first row of the day, or after it. */
function rowAt(times: readonly number[], time: number): number {
  const day = Math.floor(time / DAY_MS);
  return times.findIndex((at) => Math.floor(at / DAY_MS) >= day);
}
