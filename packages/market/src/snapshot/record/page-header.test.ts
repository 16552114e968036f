import { ByteWriter } from "hyparquet-writer";
import { expect, it } from "vitest";
import { appendDataHeader, appendDictionaryHeader } from "./page-header.ts";

function written(append: (writer: ByteWriter) => void): number[] {
  const writer = new ByteWriter();
  append(writer);
  return [...writer.getBytes()];
}

// Worked by hand from the compact protocol: a field is (distance << 4 | type), type 5 a number in zigzag (n << 1 where n >= 0),
// type 12 a struct, and 0 ends a struct.

it("describes a dictionary page in Thrift's compact protocol", () => {
  const header = written((writer) => appendDictionaryHeader(writer, { uncompressed: 100, compressed: 50 }, 3));
  expect(header).toEqual([0x15, 4, 0x15, 200, 1, 0x15, 100, 0x4c, 0x15, 6, 0x15, 0, 0, 0]);
});

it("describes a data page with its missing rows and its levels", () => {
  const page = {
    uncompressed: 20,
    compressed: 10,
    rows: 5,
    missing: 2,
    encoding: "RLE_DICTIONARY",
    levelBytes: 2,
  } as const;
  expect(written((writer) => appendDataHeader(writer, page))).toEqual([
    ...[0x15, 6, 0x15, 40, 0x15, 20, 0x5c],
    ...[0x15, 10, 0x15, 4, 0x15, 10, 0x15, 16, 0x15, 4, 0x15, 0],
    ...[0, 0],
  ]);
});
