import type { ByteWriter } from "hyparquet-writer";

/** Codes of the encodings that we write, as the format numbers them. */
const ENCODINGS = { PLAIN: 0, RLE_DICTIONARY: 8 } as const;
export type PageEncoding = keyof typeof ENCODINGS;

const DICTIONARY_PAGE = 2;
const DATA_PAGE_V2 = 3;

/** Bytes of a page without its header. */
export interface PageSize {
  readonly uncompressed: number;
  readonly compressed: number;
}

/** What a data page says of its rows. */
export interface DataPage extends PageSize {
  readonly rows: number;
  /** Rows without a value. */
  readonly missing: number;
  readonly encoding: PageEncoding;
  /** Bytes of the levels before the values; they are never compressed. */
  readonly levelBytes: number;
}

/**
 * Appends the header of a page of distinct values in PLAIN encoding.
 *
 * @param count How many values it has.
 * @see https://github.com/apache/parquet-format/blob/master/src/main/thrift/parquet.thrift, `DictionaryPageHeader`
 */
export function appendDictionaryHeader(writer: ByteWriter, size: PageSize, count: number): void {
  appendStruct(writer, [
    [1, DICTIONARY_PAGE],
    [2, size.uncompressed],
    [3, size.compressed],
    [
      7,
      [
        [1, count],
        [2, ENCODINGS.PLAIN],
      ],
    ],
  ]);
}

/**
 * Appends the header of a page of values of a column that is no list, with its values compressed.
 *
 * @see https://github.com/apache/parquet-format/blob/master/src/main/thrift/parquet.thrift, `DataPageHeaderV2`
 */
export function appendDataHeader(writer: ByteWriter, page: DataPage): void {
  const repetitionBytes = 0;
  appendStruct(writer, [
    [1, DATA_PAGE_V2],
    [2, page.uncompressed],
    [3, page.compressed],
    [
      8,
      [
        [1, page.rows],
        [2, page.missing],
        [3, page.rows],
        [4, ENCODINGS[page.encoding]],
        [5, page.levelBytes],
        [6, repetitionBytes],
      ],
    ],
  ]);
}

/** A field of a Thrift struct: its number in the struct, and a whole number of 32 bits or a struct. */
type Field = readonly [id: number, value: number | readonly Field[]];

const STOP = 0;
const I32 = 5;
const STRUCT = 12;

/**
 * Appends a struct in Thrift's compact protocol: before each field how far its number is from the one before, and its type.
 *
 * @param fields With rising numbers, at most 15 apart.
 * @see https://github.com/apache/thrift/blob/master/doc/specs/thrift-compact-protocol.md
 */
function appendStruct(writer: ByteWriter, fields: readonly Field[]): void {
  let last = 0;
  for (const [id, value] of fields) {
    const isNumber = typeof value === "number";
    writer.appendUint8(((id - last) << 4) | (isNumber ? I32 : STRUCT));
    if (isNumber) writer.appendZigZag(value);
    else appendStruct(writer, value);
    last = id;
  }
  writer.appendUint8(STOP);
}
