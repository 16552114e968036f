import { Readable } from "node:stream";
import { ORDER_COLUMNS, type OrderRow, orderLines, TRADE_COLUMNS, type TradeRow } from "@plumbline/market/backtests";
import { type Sheet, workbook } from "./workbook.ts";

export type OrderFormat = "csv" | "xlsx" | "json";

/** What a browser is told of a file of orders. */
export const ORDER_TYPES: Readonly<Record<OrderFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  json: "application/json; charset=utf-8",
};

/** Rows that are written before others have their turn. */
const ROWS_AT_ONCE = 500;

/** What is exported of a run; rows are made while the file is read. */
export interface ExportedRun {
  readonly name: string;
  readonly orders: () => Iterable<OrderRow>;
  readonly trades: () => Iterable<TradeRow>;
}

/** Writes the orders of a run row by row, as fast as they are read; a workbook and JSON list its trades too. */
export function orderFile(format: OrderFormat, run: ExportedRun): Readable {
  if (format === "csv") return inPieces(orderLines(run.orders()));
  if (format === "json") return inPieces(json(run));
  return workbook([sheetOf("Orders", ORDER_COLUMNS, run.orders), sheetOf("Trades", TRADE_COLUMNS, run.trades)]);
}

function sheetOf<Column extends string>(
  name: string,
  headings: readonly Column[],
  rows: () => Iterable<Readonly<Record<Column, string | number | null>>>,
): Sheet {
  function* cells() {
    for (const row of rows()) yield headings.map((column) => row[column]);
  }
  return { name, headings, rows: cells };
}

function* json({ name, orders, trades }: ExportedRun): Generator<string> {
  yield `{"name":${JSON.stringify(name)},"orders":`;
  yield* jsonList(orders());
  yield ',"trades":';
  yield* jsonList(trades());
  yield "}";
}

function* jsonList(rows: Iterable<OrderRow | TradeRow>): Generator<string> {
  let separator = "[";
  for (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ",";
  }
  yield separator === "[" ? "[]" : "]";
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
