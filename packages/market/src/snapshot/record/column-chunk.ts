import { constants, zstdCompressSync } from "node:zlib";
import type { ColumnChunk } from "hyparquet";
import type { PageHeader } from "hyparquet/src/types.js";
import { ByteWriter } from "hyparquet-writer";
import { writePageHeader } from "hyparquet-writer/src/datapage.js";
import { writeRleBitPackedHybrid } from "hyparquet-writer/src/encoding.js";
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

function writeDictionaryPage(writer: ByteWriter, dictionary: NonNullable<ColumnPages["dictionary"]>): number {
  const compressed = zstdCompressSync(dictionary.bytes, COMPRESSION);
  const headerBytes = writeHeader(writer, {
    type: "DICTIONARY_PAGE",
    uncompressed_page_size: dictionary.bytes.length,
    compressed_page_size: compressed.length,
    dictionary_page_header: { num_values: dictionary.count, encoding: "PLAIN" },
  });
  writer.appendBytes(compressed);
  return headerBytes + dictionary.bytes.length;
}

function writeValuesPage(writer: ByteWriter, pages: ColumnPages, rows: number): number {
  const levels = encodedLevels(pages.levels, pages.missing);
  const compressed = zstdCompressSync(pages.values, COMPRESSION);
  const headerBytes = writeHeader(writer, {
    type: "DATA_PAGE_V2",
    uncompressed_page_size: levels.length + pages.values.length,
    compressed_page_size: levels.length + compressed.length,
    data_page_header_v2: {
      num_values: rows,
      num_nulls: pages.missing,
      num_rows: rows,
      encoding: pages.encoding,
      definition_levels_byte_length: levels.length,
      repetition_levels_byte_length: 0,
      is_compressed: true,
    },
  });
  writer.appendBytes(levels);
  writer.appendBytes(compressed);
  return headerBytes + levels.length + pages.values.length;
}

function encodedLevels(levels: Uint8Array, missing: number): Uint8Array {
  const writer = new ByteWriter();
  if (missing === 0) {
    writer.appendVarInt(levels.length << 1); // one run of ones
    writer.appendUint8(1);
  } else {
    writeRleBitPackedHybrid(writer, levels, 1);
  }
  return writer.getBytes();
}

function writeHeader(writer: ByteWriter, header: PageHeader): number {
  const start = writer.offset;
  writePageHeader(writer, header);
  return writer.offset - start;
}
