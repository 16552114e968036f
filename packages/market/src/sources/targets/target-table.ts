import { type Day, formatDay } from "@plumbline/core/time";
import {
  cellText,
  cutOff,
  type DayFormat,
  DayReader,
  type DelimitedRecord,
  detectDelimiter,
  firstLine,
  NO_DAY,
  RecordScanner,
  scanText,
  writtenNumber,
} from "../../delimited/index.ts";
import { currencyCode, remembered, say } from "../../model/index.ts";
import { InputError } from "../files/index.ts";
import { currencyOfAmount } from "./currency-of-amount.ts";
import { actionOf, currencyOfTargets, type StatedRow, spelledSymbol } from "./stated-target.ts";
import { symbolOfFile } from "./symbol-of-file.ts";
import { isYfinance, type TargetColumns, type TargetRole, targetColumns } from "./target-columns.ts";
import { ConventionCounts, type DayOrder, type ShownDays, type TargetConventions } from "./target-conventions.ts";
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
/** All targets that Yahoo has of all stocks are a third of them. */
const MAX_ROWS = 1_000_000;

/**
 * Reads the header of a table of price targets.
 *
 * @param bytes The file or its beginning, in any encoding.
 * @returns `null` when it is no such table.
 */
export function tableHeader(bytes: Uint8Array): TableHeader | null {
  return headerIn(firstLine(bytes, MAX_HEADER_BYTES));
}

/** A shorter line heads no table. */
const LINES = { minLength: 8 };

const headerIn = remembered((line: string): TableHeader | null => {
  const delimiter = detectDelimiter(Buffer.from(line));
  const header = line.split(String.fromCharCode(delimiter)).map((cell) => cell.replaceAll('"', "").trim());
  const columns = targetColumns(header);
  return columns && { columns, source: isYfinance(header) ? "yahoo" : "csv", cells: header.length, delimiter };
}, LINES);

/**
 * Reads a table of price targets, one a line: day, firm and target, and whatever else its headers name. All rows together
 * show how its days and amounts are written.
 *
 * @param bytes The file.
 * @param name Its name: the symbol, where no column states it.
 * @param order Which number of a day is the month, where a person said it: it counts where the rows fit both.
 * @throws {InputError} when nothing states the symbol, nothing shows the order of day and month, it is no table, or larger than
 *   any.
 * @throws {DelimitedFault} when a line is longer or wider than any line of a market, or the last one is cut off.
 */
export async function targetTable(
  bytes: Uint8Array,
  name: string,
  order: DayOrder | null = null,
): Promise<StatedRow[]> {
  const header = tableHeader(bytes);
  if (header === null) throw new InputError("unknown-format", say("no-target-columns"));
  const symbol = symbolOfFile(name);
  if (header.columns.symbol < 0 && symbol === null) {
    throw new InputError("symbol-unknown", say("target-symbol-nowhere"));
  }
  const conventions = await conventionsOf(bytes, header);
  const reading = { header, symbol, conventions };
  const days = new DayReader(formatOf(conventions.days, order));
  const rows: StatedRow[] = [];
  await forEachRow(bytes, header, (record) => {
    rows.push(record.cells === header.cells ? rowOf(record, reading, days) : "malformed-target");
  });
  return rows;
}

/** Visits the lines below the header. */
async function forEachRow(
  bytes: Uint8Array,
  header: TableHeader,
  visit: (record: DelimitedRecord) => void,
): Promise<void> {
  let isHeader = true;
  let rows = 0;
  const pieces = scanText(bytes, new RecordScanner(header.delimiter), (record) => {
    if (isHeader) isHeader = false;
    else if (record.cells < header.cells && !record.isEnded) throw cutOff(record, header.cells);
    else if (rows++ === MAX_ROWS) throw new InputError("too-large", say("rows-too-many", { rows: MAX_ROWS }));
    else visit(record);
  });
  while (!(await pieces.next()).done);
}

const AMOUNTS = ["target", "priorTarget", "priceWhenPosted"] as const satisfies readonly TargetRole[];

/**
 * Finds out how a table writes its days and amounts.
 *
 * @param bytes The file, or its beginning up to the end of a line.
 * @throws What reading its rows throws, see `targetTable`.
 */
export async function conventionsOf(bytes: Uint8Array, header: TableHeader): Promise<TargetConventions> {
  const counts = new ConventionCounts();
  const { columns, cells } = header;
  await forEachRow(bytes, header, (record) => {
    if (record.cells !== cells) return;
    counts.addDay(cellText(record, columns.published));
    for (const role of AMOUNTS) counts.addAmount(cellText(record, columns[role]));
  });
  return counts.conventions();
}

function formatOf(days: ShownDays, order: DayOrder | null): DayFormat {
  if (days.kind === "shown") return days.format;
  if (days.kind === "either" && order !== null) return days.formats[order];
  throw new InputError("day-order-unknown", say(days.kind === "either" ? "day-order-unshown" : "day-order-mixed"));
}

interface TableReading {
  readonly header: TableHeader;
  /** Of every row, where no column states it. */
  readonly symbol: string | null;
  readonly conventions: TargetConventions;
}

function rowOf(
  record: DelimitedRecord,
  { header, symbol: ofFile, conventions }: TableReading,
  days: DayReader,
): StatedRow {
  const { columns, source } = header;
  const text = (role: TargetRole) => cellText(record, columns[role]);
  const amount = (role: TargetRole) => amountIn(text(role), conventions);
  const symbol = spelledSymbol(text("symbol")) || ofFile;
  if (symbol === null) return "malformed-target";
  return {
    symbol,
    published: instantIn(text("published"), days),
    firm: text("firm"),
    analyst: text("analyst"),
    action:
      source === "yahoo"
        ? yahooAction(text("action"), text("targetAction"))
        : actionOf(text("targetAction") || text("action")),
    target: amount("target"),
    priorTarget: amount("priorTarget"),
    priceWhenPosted: amount("priceWhenPosted"),
    currency:
      currencyCode(text("currency")) ??
      currencyOfAmount(text("target"), symbol) ??
      (source === "yahoo" ? currencyOfTargets(symbol) : null),
    source,
  };
}

/** ISO 8601: as it stands where it is that, with its time; the day alone of any other form; `null` for no day. */
function instantIn(text: string, days: DayReader): string | null {
  const bytes = Buffer.from(text);
  const day = days.read(bytes, 0, bytes.length);
  if (day === NO_DAY) return null;
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? text : formatDay(day as Day);
}

/** Most amounts, which need no closer look. */
const BARE = /^\d{1,15}$/;

/** `null` for a cell without a value; an infinity, which no judge lets pass, for one that is no number. */
function amountIn(text: string, { decimalMark }: TargetConventions): number | null {
  const value = BARE.test(text) ? Number(text) : writtenNumber(text, decimalMark);
  return Number.isNaN(value) ? null : value;
}
