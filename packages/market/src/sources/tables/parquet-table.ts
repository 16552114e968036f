import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import type { AsyncBuffer, Compressors, FileMetaData, RowGroup, SchemaElement } from "hyparquet";
import { parquetMetadataAsync, parquetRead } from "hyparquet";
import { plainly, say } from "../../model/index.ts";
import { InputError, tooLarge } from "../files/index.ts";
import { momentText, plainNumber } from "./cell-text.ts";
import { tupleHeader } from "./tuple-header.ts";
import { zoneClock } from "./zone-clock.ts";

/** Of one row group, decompressed: it is decoded as a whole. Writers make them of at most 512 MB. */
const MAX_GROUP_BYTES = 2 ** 29;
const MAX_GROUP_ROWS = 2 ** 22;
const MAX_COLUMNS = 2_000;
const MAX_FOOTER_BYTES = 2 ** 24;
const PAGE_BYTES = 2 ** 28;

/** What decompresses a page; the library has snappy itself. */
const COMPRESSORS: Compressors = {
  GZIP: (page, bytes) => gunzipSync(page, { maxOutputLength: roomFor(bytes) }),
  BROTLI: (page, bytes) => brotliDecompressSync(page, { maxOutputLength: roomFor(bytes) }),
  ZSTD: (page, bytes) => zstdDecompressSync(page, { maxOutputLength: roomFor(bytes) }),
};

function roomFor(bytes: number): number {
  if (bytes > PAGE_BYTES) throw tooLarge(PAGE_BYTES);
  return Math.max(bytes, 1);
}

/** A column of the table, and how its values are written. */
interface Column {
  readonly name: string;
  readonly text: (value: unknown) => string;
}

/**
 * Reads the rows of a Parquet file, one row group in memory at a time. Columns of lists and records are left out.
 *
 * @param file Its bytes.
 * @returns The header, then the rows; the column that pandas keeps as index comes first.
 * @throws {InputError} `too-large`, `unknown-compression`; the library's own errors where the file is damaged.
 */
export async function* parquetRows(file: AsyncBuffer): AsyncGenerator<readonly string[]> {
  await checkFooter(file);
  const metadata = await parquetMetadataAsync(file, { geoparquet: false });
  const columns = columnsOf(metadata);
  yield* tupleHeader(columns.map(({ name }) => (/^__index_level_\d+__$/.test(name) ? "Date" : name)));
  let start = 0;
  for (const group of metadata.row_groups) {
    const rows = rowsOf(group);
    if (rows === 0) continue;
    const chunks = await readGroup({ file, metadata }, columns, { start, end: start + rows });
    for (let row = 0; row < rows; row += 1) {
      yield columns.map(({ text }, index) => text(chunks[index]?.[row] ?? null));
    }
    start += rows;
  }
}

async function checkFooter(file: AsyncBuffer): Promise<void> {
  const end = Buffer.from(await file.slice(Math.max(0, file.byteLength - 8), file.byteLength));
  if (file.byteLength < 12 || end.toString("latin1", 4) !== "PAR1") {
    throw new InputError("cut-off-file", plainly("The Parquet file ends half way: its last bytes are missing."));
  }
  if (end.readUInt32LE(0) > MAX_FOOTER_BYTES) throw tooLarge(MAX_FOOTER_BYTES);
}

function rowsOf({ num_rows, columns }: RowGroup): number {
  const rows = Number(num_rows);
  const bytes = columns.reduce((sum, { meta_data }) => sum + Number(meta_data?.total_uncompressed_size ?? 0), 0);
  if (!(rows >= 0 && rows <= MAX_GROUP_ROWS) || !(bytes >= 0 && bytes <= MAX_GROUP_BYTES))
    throw tooLarge(MAX_GROUP_BYTES);
  for (const { meta_data } of columns) {
    if (meta_data === undefined || READ_CODECS.includes(meta_data.codec)) continue;
    throw new InputError("unknown-compression", say("parquet-codec", { codec: meta_data.codec }));
  }
  return rows;
}

const READ_CODECS = ["UNCOMPRESSED", "SNAPPY", "GZIP", "BROTLI", "ZSTD"];

/** Values of each column, by row of the group. */
async function readGroup(
  source: { readonly file: AsyncBuffer; readonly metadata: FileMetaData },
  columns: readonly Column[],
  { start, end }: { readonly start: number; readonly end: number },
): Promise<unknown[][]> {
  const places = new Map(columns.map(({ name }, index) => [name, index]));
  const values: unknown[][] = columns.map(() => []);
  await parquetRead({
    ...source,
    columns: columns.map(({ name }) => name),
    rowStart: start,
    rowEnd: end,
    compressors: COMPRESSORS,
    geoparquet: false,
    onChunk: ({ columnName, columnData, rowStart }) => {
      const own = values[places.get(columnName) ?? -1];
      if (own === undefined) return;
      for (let row = Math.max(0, start - rowStart); row < columnData.length; row += 1) {
        const at = rowStart + row - start;
        if (at >= end - start) break;
        own[at] = columnData[row];
      }
    },
  });
  return values;
}

/** Columns of single values; those that pandas keeps as index first. */
function columnsOf({ schema, key_value_metadata }: FileMetaData): Column[] {
  const pandas = pandasOf(key_value_metadata?.find(({ key }) => key === "pandas")?.value);
  const columns: Column[] = [];
  let skip = 0;
  for (const element of schema.slice(1)) {
    if (skip > 0) skip += (element.num_children ?? 0) - 1;
    else if (element.num_children) skip = element.num_children;
    else if (element.repetition_type !== "REPEATED")
      columns.push({ name: element.name, text: textOf(element, pandas.zones.get(element.name)) });
  }
  if (columns.length > MAX_COLUMNS) {
    throw new InputError("too-many-columns", say("columns-too-many", { columns: columns.length }));
  }
  const isIndex = ({ name }: Column) => pandas.index.includes(name);
  return [...columns.filter(isIndex), ...columns.filter((column) => !isIndex(column))];
}

interface PandasIndex {
  readonly index: readonly string[];
  /** Time zone of each column that has one. */
  readonly zones: ReadonlyMap<string, string>;
}

/** What pandas notes about its columns. @see https://pandas.pydata.org/docs/development/developer.html */
function pandasOf(note: string | undefined): PandasIndex {
  try {
    const { index_columns = [], columns = [] } = JSON.parse(note ?? "{}");
    const index = index_columns.filter((name: unknown) => typeof name === "string");
    const zones = new Map<string, string>();
    for (const { field_name, metadata } of columns) {
      if (typeof metadata?.timezone === "string") zones.set(field_name, metadata.timezone);
    }
    return { index, zones };
  } catch {
    return { index: [], zones: new Map() };
  }
}

function textOf({ type, scale }: SchemaElement, zone: string | undefined): (value: unknown) => string {
  const clock = zone === undefined ? null : zoneClock(zone);
  return (value) => {
    if (value === null || value === undefined) return "";
    if (value instanceof Date) return momentText(clock?.(value.getTime()) ?? value.getTime());
    if (typeof value === "number") return plainNumber(numberOf(value, type, scale));
    if (typeof value === "string" || typeof value === "bigint" || typeof value === "boolean") return String(value);
    return "";
  };
}

/** The shortest number that is the same at the precision of the column. */
function numberOf(value: number, type: SchemaElement["type"], scale: number | undefined): number {
  if (scale !== undefined) return Number(value.toFixed(Math.min(scale, 100)));
  if (type !== "FLOAT") return value;
  for (let digits = 6; digits < 9; digits += 1) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return short;
  }
  return Number(value.toPrecision(9));
}
