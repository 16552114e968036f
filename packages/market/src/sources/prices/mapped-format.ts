import { type Detail, say } from "../../model/index.ts";
import type { ColumnMapping, ColumnRole } from "./column-mapping.ts";
import type { Columns } from "./column-names.ts";
import { isIntraday } from "./day-evidence.ts";
import { firstLines, type HeadRecord, headBytes, headRecords } from "./head-records.ts";
import type { PriceFormat } from "./price-format.ts";
import { areScattered } from "./shown-cells.ts";

/** Of a header that is shown to a person. */
const MAX_SHOWN = 200;
/** Titles and notes above a header. */
const MAX_PREAMBLE = 40;

/** The columns of a mapping that a header lacks. */
function missingIn({ cells }: HeadRecord, { columns }: ColumnMapping): string[] {
  const names = cells.map((cell) => cell.toLowerCase());
  return Object.values(columns).filter((column) => !names.includes(column.trim().toLowerCase()));
}

/** The line that has most of the columns of a mapping, and those that it lacks. */
function nearestHeader(bytes: Uint8Array, mapping: ColumnMapping) {
  const records = headRecords(bytes, mapping.delimiter.charCodeAt(0)).slice(0, MAX_PREAMBLE);
  const candidates = records.map((header) => ({ header, missing: missingIn(header, mapping), mapping, records }));
  return candidates.reduce<(typeof candidates)[number] | null>(
    (best, one) => (best === null || one.missing.length < best.missing.length ? one : best),
    null,
  );
}

/**
 * Lays a file out by the first of some mappings that fits.
 *
 * @param bytes The first lines, as `headBytes` gives them.
 * @param mappings In the order in which they are tried.
 * @returns `null` where none fits.
 */
export function mappedFormat(bytes: Uint8Array, mappings: readonly ColumnMapping[]): PriceFormat | null {
  for (const mapping of mappings) {
    const nearest = nearestHeader(bytes, mapping);
    if (nearest === null || nearest.missing.length > 0) continue;
    return formatOf(nearest.header, mapping, nearest.records);
  }
  return null;
}

function formatOf({ cells, line }: HeadRecord, mapping: ColumnMapping, records: readonly HeadRecord[]): PriceFormat {
  const names = cells.map((cell) => cell.toLowerCase());
  const places = Object.entries(mapping.columns).map(([role, column]) => [
    role as ColumnRole,
    names.indexOf(column.trim().toLowerCase()),
  ]);
  const columns: Columns = Object.fromEntries(places);
  const rows = records
    .filter((record) => record.line > line)
    .map((row) => ({ symbol: row.cells[columns.symbol ?? -1] ?? "", day: row.cells[columns.day ?? -1] ?? "" }));
  const isScattered = columns.symbol !== undefined && areScattered(rows.map(({ symbol }) => symbol));
  const { basis, source, currency, symbol, dayFormat, decimalMark } = mapping;
  return {
    kind: "mapped",
    source,
    basis,
    currency,
    symbol,
    assetClass: null,
    answeredCurrency: null,
    mapping,
    asks: [],
    layout: `mapped ${names.join(",")}`.slice(0, MAX_SHOWN),
    delimiter: mapping.delimiter.charCodeAt(0),
    table: {
      arrangement: "rows",
      headerLine: line,
      headerLines: 1,
      cells: cells.length,
      columns,
      dayFormat,
      dayShift: 0,
      isIntraday: isIntraday(
        rows.map((row) => ({ ...row, time: row.day })),
        dayFormat,
      ),
      isScattered,
      decimalMark,
      priceScale: mapping.priceScale,
      volumeScale: 1,
    },
  };
}

/**
 * Says why none of some mappings fits a file.
 *
 * @param head The first bytes of the file.
 * @param mappings What was tried.
 * @returns A sentence about the mapping that comes nearest: the columns that the file lacks, and the header that it
 *   has; `null` where no mapping was given or one fits.
 */
export function mappingMisfit(head: Uint8Array, mappings: readonly ColumnMapping[]): Detail | null {
  const bytes = firstLines(headBytes(head), MAX_PREAMBLE);
  const [nearest] = mappings
    .flatMap((mapping) => nearestHeader(bytes, mapping) ?? [])
    .toSorted((one, other) => one.missing.length - other.missing.length);
  if (nearest === undefined || nearest.missing.length === 0) return null;
  const columns = { list: nearest.missing.map((column) => `"${column}"`) };
  const header = nearest.header.cells.join(nearest.mapping.delimiter).slice(0, MAX_SHOWN);
  return say("mapping-lacks", { count: nearest.missing.length, columns, header });
}

/**
 * The columns that a mapping names and a file does not have, by the line of its beginning that has most of them.
 *
 * @param head The first bytes of the file.
 * @returns `null` where the file has no line.
 */
export function missingColumns(head: Uint8Array, mapping: ColumnMapping): readonly string[] | null {
  return nearestHeader(headBytes(head), mapping)?.missing ?? null;
}
