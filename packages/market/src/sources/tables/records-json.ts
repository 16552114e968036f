import { currencyCode } from "../../model/index.ts";
import { daysOrMoments } from "./cell-text.ts";
import { dayCell, jsonCell } from "./json-cell.ts";
import { isObject, type JsonObject, type JsonTable, known, listAt, textAt } from "./json-shape.ts";
import { providerList } from "./provider-json.ts";
import { tupleHeader } from "./tuple-header.ts";

const MAX_COLUMNS = 2_000;
/** Keys under which answers keep their list: OpenBB, FMP, pandas with `orient="table"`, and others. */
const LISTS = ["results", "historical", "quotes", "prices", "data", "values", "candles", "bars"];
const DAY = /^(?:date|datetime|day|time|timestamp|index|)$/i;

/** Reads a list of records, bare or under one of the usual keys. */
export function recordList(value: unknown): JsonTable[] | null {
  if (Array.isArray(value)) {
    const records = value.filter(isObject);
    return records.length === 0 ? null : [recordTable(records, {})];
  }
  const stocks = listAt(value, "historicalStockList").filter(isObject);
  if (stocks.length > 0) return stocks.flatMap((stock) => recordList(stock) ?? []);
  for (const key of LISTS) {
    const records = listAt(value, key).filter(isObject);
    if (records.length === 0) continue;
    const meta = isObject(value) && isObject(value.meta) ? value.meta : value;
    const symbol = textAt(meta, "symbol") ?? textAt(meta, "ticker");
    return [recordTable(records, { symbol, currency: textAt(meta, "currency") })];
  }
  return null;
}

/** What stands beside a list. */
interface Beside {
  readonly symbol?: string | undefined;
  readonly currency?: string | undefined;
}

function recordTable(records: readonly JsonObject[], { symbol, currency }: Beside): JsonTable {
  const listed = providerList(records, symbol === undefined ? {} : { symbol });
  if (listed !== null) return listed;
  const names = new Set<string>();
  for (const record of records) {
    for (const key of Object.keys(record)) if (names.size < MAX_COLUMNS) names.add(key);
  }
  const columns = [...names].filter((name) => records.some((record) => typeof record[name] !== "object"));
  return tableOf(columns, (column) => records.map((record) => record[column]), { symbol, currency });
}

/** Writes columns of values as a table; a column of moments in milliseconds as days. */
function tableOf(
  columns: readonly string[],
  valuesOf: (column: string) => readonly unknown[],
  { symbol = undefined, currency }: Beside,
): JsonTable {
  const days = columns.filter((name) => DAY.test(name));
  const ordered = [...days, ...columns.filter((name) => !days.includes(name))];
  const cells = ordered.map((name) => cellsOf(valuesOf(name), DAY.test(name)));
  const rows = (cells[0] ?? []).map((_, row) => cells.map((column) => column[row] ?? ""));
  const stated = known({ source: null, basis: null, symbol, currency: currencyCode(currency ?? "") });
  return { part: symbol ?? null, known: stated, rows: [...tupleHeader(ordered), ...rows] };
}

function cellsOf(values: readonly unknown[], isDay: boolean): string[] {
  if (!isDay) return values.map(jsonCell);
  const moments = values.map((value) =>
    typeof value === "string" && /^-?\d{11,14}$/.test(value) ? Number(value) : value,
  );
  const areMoments = moments.every(
    (value) => value === null || (typeof value === "number" && Math.abs(value) > 1e10 && Math.abs(value) < 1e14),
  );
  return areMoments
    ? daysOrMoments(moments.map((value) => (value === null ? Number.NaN : Number(value))))
    : values.map(dayCell);
}

/**
 * Reads what pandas writes with `to_json`: `orient="split"`, `"columns"` (`{"Close":{"1577923200000":1}}`) or `"index"`.
 *
 * @see https://pandas.pydata.org/docs/reference/api/pandas.DataFrame.to_json.html
 */
export function pandasFrame(value: unknown): JsonTable[] | null {
  if (!isObject(value)) return null;
  return splitFrame(value) ?? keyedFrame(value);
}

function splitFrame(value: JsonObject): JsonTable[] | null {
  const names = listAt(value, "columns").map((name) => (Array.isArray(name) ? tuple(name) : jsonCell(name)));
  const lines = listAt(value, "data").filter((line) => Array.isArray(line));
  if (names.length === 0 || names.length > MAX_COLUMNS || lines.length === 0) return null;
  const index = listAt(value, "index");
  const isPlain = index.every((label, row) => label === row);
  const columns = isPlain ? names : ["Date", ...names];
  const valuesOf = (name: string) =>
    name === "Date" && !isPlain ? index : lines.map((line) => line[names.indexOf(name)]);
  return [tableOf(columns, valuesOf, {})];
}

function keyedFrame(value: JsonObject): JsonTable[] | null {
  const outer = Object.entries(value);
  if (outer.length === 0 || outer.some(([, inner]) => !isObject(inner))) return null;
  const isByColumn = outer.some(([name]) => /^(?:\('|)(?:adj )?close\b/i.test(name) || /'close'\)$/i.test(name));
  if (!isByColumn) {
    if (!outer.every(([label]) => /^\d{11,13}$|^\d{4}-\d\d-\d\d/.test(label))) return null;
    return [
      recordTable(
        outer.map(([label, inner]) => ({ Date: label, ...(inner as JsonObject) })),
        {},
      ),
    ];
  }
  const labels = Object.keys(outer[0]?.[1] as JsonObject);
  const isPlain = labels.every((label, row) => label === String(row));
  const columns = [...(isPlain ? [] : ["Date"]), ...outer.map(([name]) => name)].slice(0, MAX_COLUMNS);
  const valuesOf = (name: string) => {
    if (name === "Date" && !isPlain) return labels;
    const column = value[name] as JsonObject;
    return labels.map((label) => column[label]);
  };
  return [tableOf(columns, valuesOf, {})];
}

function tuple([first, second]: readonly unknown[]): string {
  return `('${jsonCell(first)}', '${jsonCell(second)}')`;
}
