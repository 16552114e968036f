import {
  cellText,
  cutOff,
  type DelimitedRecord,
  decodeText,
  detectDelimiter,
  parseDecimal,
  RecordScanner,
  scanText,
  Utf8Transcoder,
} from "../../delimited/index.ts";
import { currencyCode } from "../../model/index.ts";
import { InputError } from "../files/index.ts";
import { actionOf, currencyOfTargets, type StatedRow, spelledSymbol } from "./stated-target.ts";
import { symbolOfFile } from "./symbol-of-file.ts";
import { isYfinance, type TargetColumns, type TargetRole, targetColumns } from "./target-columns.ts";
import { yahooAction } from "./yahoo-actions.ts";

/** What a table is, by its first line. */
export interface TableHeader {
  readonly columns: TargetColumns;
  /** `yahoo` for the columns of yfinance, else `csv`. */
  readonly source: string;
  readonly cells: number;
  readonly delimiter: number;
}

/** A longer first line is none of headers. */
const MAX_HEADER_BYTES = 1 << 12;

/**
 * Reads the header of a table of price targets.
 *
 * @param bytes The file or its beginning, in any encoding.
 * @returns `null` when it is no such table.
 */
export function tableHeader(bytes: Uint8Array): TableHeader | null {
  const transcoder = new Utf8Transcoder();
  const beginning = Buffer.concat([transcoder.push(bytes.subarray(0, MAX_HEADER_BYTES)), transcoder.end()]);
  const [line = ""] = decodeText(beginning).split(/\r\n|\n|\r/, 1);
  const delimiter = detectDelimiter(Buffer.from(line));
  const header = line.split(String.fromCharCode(delimiter)).map((cell) => cell.replaceAll('"', "").trim());
  const columns = targetColumns(header);
  return columns && { columns, source: isYfinance(header) ? "yahoo" : "csv", cells: header.length, delimiter };
}

/**
 * Reads a table of price targets, one a line: day, firm and target, and whatever else its headers name.
 *
 * @param bytes The file.
 * @param name Its name: the symbol, where no column states it.
 * @throws {InputError} when nothing states the symbol, or it is no table.
 * @throws {DelimitedFault} when a line is longer or wider than any line of a market, or the last one is cut off.
 */
export async function targetTable(bytes: Uint8Array, name: string): Promise<StatedRow[]> {
  const header = tableHeader(bytes);
  if (header === null) throw new InputError("unknown-format", "Its first line names no day, firm and target.");
  const symbol = symbolOfFile(name);
  if (header.columns.symbol < 0 && symbol === null) {
    throw new InputError("symbol-unknown", "Add a column Symbol, or name the file after its symbol, such as AAPL.csv.");
  }
  const rows: StatedRow[] = [];
  let isHeader = true;
  const visit = (record: DelimitedRecord) => {
    if (isHeader) {
      isHeader = false;
      return;
    }
    if (record.cells < header.cells && !record.isEnded) throw cutOff(record, header.cells);
    rows.push(record.cells === header.cells ? rowOf(record, header, symbol) : "malformed-target");
  };
  const pieces = scanText(bytes, new RecordScanner(header.delimiter), visit);
  while (!(await pieces.next()).done);
  return rows;
}

function rowOf(record: DelimitedRecord, { columns, source }: TableHeader, symbolOfName: string | null): StatedRow {
  const text = (role: TargetRole) => cellText(record, columns[role]);
  const symbol = spelledSymbol(text("symbol")) || symbolOfName;
  if (symbol === null) return "malformed-target";
  return {
    symbol,
    published: text("published"),
    firm: text("firm"),
    analyst: text("analyst"),
    action:
      source === "yahoo"
        ? yahooAction(text("action"), text("targetAction"))
        : actionOf(text("targetAction") || text("action")),
    target: numberIn(record, columns.target),
    priorTarget: numberIn(record, columns.priorTarget),
    priceWhenPosted: numberIn(record, columns.priceWhenPosted),
    currency: currencyCode(text("currency")) ?? (source === "yahoo" ? currencyOfTargets(symbol) : null),
    source,
  };
}

/** `null` for a cell without a value; an infinity, which no judge lets pass, for one that is no number. */
function numberIn({ bytes, start, end, cells }: DelimitedRecord, cell: number): number | null {
  if (cell < 0 || cell >= cells) return null;
  const value = parseDecimal(bytes, start[cell] as number, end[cell] as number);
  return Number.isNaN(value) ? null : value;
}
