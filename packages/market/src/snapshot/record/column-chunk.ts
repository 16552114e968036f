import { constants, zstdCompressSync } from "node:zlib";
import type { ColumnChunk } from "hyparquet";
import { ByteWriter } from "hyparquet-writer";
import { appendHybridRuns } from "./hybrid-runs.ts";
import { appendDataHeader, appendDictionaryHeader } from "./page-header.ts";
import type { ColumnPages, RecordColumn } from "./record-column.ts";

const COMPRESSION = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/**
 * Writes the pages of one column of a row group and describes them.
 * The columns hold the very bytes that PLAIN encoding asks for, so they are compressed as they are; writing them value
 * by value costs three times as much.
 *
 * @see https://parquet.apache.org/docs/file-format/data-pages/
 */
export function writeColumnChunk(writer: ByteWriter, column: RecordColumn, rows: number): ColumnChunk {
  const pages = column.pages();
  const start = writer.offset;
  let uncompressed = 0;
  if (pages.dictionary) uncompressed += writeDictionaryPage(writer, pages.dictionary);
  const valuesStart = writer.offset;
  uncompressed += writeValuesPage(writer, pages, rows);
  const { type, name } = column.element;
  if (!type) throw new TypeError(`The column ${name} has no type.`);
  return {
    file_offset: BigInt(start),
    meta_data: {
      type,
      encodings: pages.dictionary ? ["PLAIN", pages.encoding] : [pages.encoding],
      path_in_schema: [name],
      codec: "ZSTD",
      num_values: BigInt(rows),
      total_compressed_size: BigInt(writer.offset - start),
      total_uncompressed_size: BigInt(uncompressed),
      data_page_offset: BigInt(valuesStart),
      ...(pages.dictionary && { dictionary_page_offset: BigInt(start) }),
      statistics: {
        null_count: BigInt(pages.missing),
        ...(pages.minimum !== undefined && { min_value: pages.minimum }),
        ...(pages.maximum !== undefined && { max_value: pages.maximum }),
      },
    },
  };
}

/** @returns Bytes of the page before compression, its header included. */
function writeDictionaryPage(writer: ByteWriter, dictionary: NonNullable<ColumnPages["dictionary"]>): number {
  const compressed = zstdCompressSync(dictionary.bytes, COMPRESSION);
  const size = { uncompressed: dictionary.bytes.length, compressed: compressed.length };
  const start = writer.offset;
  appendDictionaryHeader(writer, size, dictionary.count);
  const headerBytes = writer.offset - start;
  writer.appendBytes(compressed);
  return headerBytes + size.uncompressed;
}

/** @returns Bytes of the page before compression, its header included. */
function writeValuesPage(writer: ByteWriter, pages: ColumnPages, rows: number): number {
  const levels = encodedLevels(pages.levels, pages.missing);
  const compressed = zstdCompressSync(pages.values, COMPRESSION);
  const uncompressedBytes = levels.length + pages.values.length;
  const start = writer.offset;
  appendDataHeader(writer, {
    uncompressed: uncompressedBytes,
    compressed: levels.length + compressed.length,
    rows,
    missing: pages.missing,
    encoding: pages.encoding,
    levelBytes: levels.length,
  });
  const headerBytes = writer.offset - start;
  writer.appendBytes(levels);
  writer.appendBytes(compressed);
  return headerBytes + uncompressedBytes;
}

function encodedLevels(levels: Uint8Array, missing: number): Uint8Array {
  const writer = new ByteWriter();
  if (missing === 0) {
    writer.appendVarInt(levels.length << 1); // one run of ones
    writer.appendUint8(1);
  } else {
    appendHybridRuns(writer, levels, 1);
  }
  return writer.getBytes();
}
