import { Readable } from "node:stream";
import { ORDER_COLUMNS, type OrderedRun, type OrderRow, orderLines, ordersOf } from "@plumbline/market/backtests";
import { workbook } from "./workbook.ts";

export type OrderFormat = "csv" | "xlsx" | "json";

/** What a browser is told of a file of orders. */
export const ORDER_TYPES: Readonly<Record<OrderFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  json: "application/json; charset=utf-8",
};

/** Rows that are written before others have their turn. */
const ROWS_AT_ONCE = 500;

/** Writes the orders of a run row by row, as fast as they are read. */
export function orderFile(format: OrderFormat, run: OrderedRun & { readonly name: string }): Readable {
  const orders = () => ordersOf(run);
  if (format === "csv") return inPieces(orderLines(orders()));
  if (format === "json") return inPieces(json(run.name, orders()));
  return workbook(ORDER_COLUMNS, (row: OrderRow) => ORDER_COLUMNS.map((column) => row[column]), orders);
}

function* json(name: string, orders: Iterable<OrderRow>): Generator<string> {
  yield `{"name":${JSON.stringify(name)},"orders":[`;
  let separator = "";
  for (const row of orders) {
    yield separator + JSON.stringify(row);
    separator = ",";
  }
  yield "]}";
}

/** Joins many small texts, so that not each of them is a piece of its own. */
function inPieces(texts: Iterable<string>): Readable {
  return Readable.from(joined(texts), { objectMode: false });
}

function* joined(texts: Iterable<string>): Generator<Buffer> {
  let piece: string[] = [];
  for (const text of texts) {
    piece.push(text);
    if (piece.length < ROWS_AT_ONCE) continue;
    yield Buffer.from(piece.join(""));
    piece = [];
  }
  if (piece.length > 0) yield Buffer.from(piece.join(""));
}
