import { type Day, formatDay, parseDay, weekdayOf } from "@plumbline/core/time";
import { cellText, DayReader, NO_DAY, RecordScanner } from "../../delimited/index.ts";
import type { LayoutQuestion, PreviewTarget } from "../../model/index.ts";
import { faultOf, type Head, type LocatedFile, readWhole } from "../files/index.ts";
import { MAX_TARGETS_BYTES } from "./read-targets.ts";
import type { TargetsKind } from "./recognise-targets.ts";
import type { DayOrder, ShownDays } from "./target-conventions.ts";
import { conventionsOf, type TableHeader, tableHeader, targetTable } from "./target-table.ts";

const MAX_ROWS = 5;
const MAX_KEY = 300;
/** Of a cell that is shown to a person. */
const MAX_CELL = 20;
const FRIDAY = 5;

type EitherDays = Extract<ShownDays, { readonly kind: "either" }>;

/**
 * What must be asked before a file of price targets can be read: which number of its days is the month, where all of its rows
 * fit both. The whole file is read where its beginning does not show it.
 *
 * @param file The file.
 * @param head Its beginning.
 * @param kind What it was recognised as.
 * @returns `null` where nothing is to be asked, also where reading it will say what is wrong with it.
 */
export async function targetsQuestion(
  file: LocatedFile,
  head: Head,
  kind: TargetsKind,
): Promise<LayoutQuestion | null> {
  const header = kind === "target-table" || kind === "yfinance-table" ? tableHeader(head.bytes) : null;
  if (header === null) return null;
  const beginning = wholeLines(head);
  try {
    const first = await conventionsOf(beginning, header);
    if (first.days.kind !== "either") return null;
    const { days } = head.isWhole ? first : await conventionsOf(await readWhole(file, MAX_TARGETS_BYTES), header);
    return days.kind === "either" ? await dayOrderAsked(beginning, file.name, { header, days }) : null;
  } catch (error) {
    if (faultOf(error) === null) throw error;
    return null;
  }
}

/** What is seen of a file up to the end of a line. */
function wholeLines({ bytes, isWhole }: Head): Buffer {
  return isWhole ? bytes : bytes.subarray(0, Math.max(bytes.lastIndexOf("\n"), bytes.lastIndexOf("\r")) + 1);
}

interface OpenTable {
  readonly header: TableHeader;
  readonly days: EitherDays;
}

async function dayOrderAsked(beginning: Buffer, name: string, { header, days }: OpenTable): Promise<LayoutQuestion> {
  const cells = dayCells(beginning, header);
  const likeliest = likeliestOrder(cells, days);
  const rows = await targetTable(beginning, name, likeliest ?? "month-first");
  const stated = rows.filter((row) => typeof row !== "string").slice(0, MAX_ROWS);
  return {
    kind: "question",
    layout: layoutOf(beginning, header),
    asks: [
      {
        topic: "day-order",
        choices: ["day-first", "month-first"],
        likeliest,
        evidence: { code: "either-day-order", cell: (cells[0] ?? "").slice(0, MAX_CELL) },
      },
    ],
    preview: {
      kind: "targets",
      rows: stated.map(({ symbol, published, firm, target, currency }): PreviewTarget => {
        const day = typeof published === "string" ? parseDay(published.slice(0, 10)) : null;
        return {
          symbol,
          day: day === null ? null : formatDay(day),
          firm: typeof firm === "string" && firm !== "" ? firm : null,
          target: typeof target === "number" && Number.isFinite(target) ? target : null,
          currency,
        };
      }),
    },
  };
}

function dayCells(beginning: Buffer, { columns, cells, delimiter }: TableHeader): string[] {
  const found: string[] = [];
  const scanner = new RecordScanner(delimiter);
  const keep = (record: Parameters<Parameters<RecordScanner["push"]>[1]>[0]) => {
    if (record.line > 1 && record.cells === cells) found.push(cellText(record, columns.published));
  };
  scanner.push(beginning, keep);
  scanner.end(keep);
  return found;
}

/** Analysts publish on weekdays: the order in which fewer days are of a weekend; `null` where both have as many. */
function likeliestOrder(cells: readonly string[], { formats }: EitherDays): DayOrder | null {
  const weekends = (order: DayOrder) => {
    const reader = new DayReader(formats[order]);
    return cells.filter((cell) => {
      const bytes = Buffer.from(cell);
      const day = reader.read(bytes, 0, bytes.length);
      return day !== NO_DAY && weekdayOf(day as Day) > FRIDAY;
    }).length;
  };
  const difference = weekends("day-first") - weekends("month-first");
  return difference === 0 ? null : difference > 0 ? "month-first" : "day-first";
}

/** The same for every file with these headers. */
function layoutOf(beginning: Buffer, { delimiter }: TableHeader): string {
  const [line = ""] = beginning.toString("utf8").split(/\r\n|\n|\r/, 1);
  return `targets ${String.fromCharCode(delimiter)} ${line.toLowerCase()}`.slice(0, MAX_KEY);
}
