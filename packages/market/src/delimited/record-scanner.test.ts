import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellText } from "./decode-text.ts";
import { DelimitedFault } from "./delimited-fault.ts";
import { RecordScanner } from "./record-scanner.ts";

const COMMA = 0x2c;

function scan(chunks: readonly Uint8Array[], delimiter = COMMA): string[][] {
  const scanner = new RecordScanner(delimiter);
  const records: string[][] = [];
  const visit = (record: Parameters<Parameters<RecordScanner["push"]>[1]>[0]) => {
    records.push(Array.from({ length: record.cells }, (_, cell) => cellText(record, cell)));
  };
  for (const chunk of chunks) scanner.push(chunk, visit);
  scanner.end(visit);
  return records;
}

/** The text cut into chunks at the given places. */
function cut(text: string, places: readonly number[]): Uint8Array[] {
  const bytes = Buffer.from(text);
  const ends = [...places.map((place) => place % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
}

describe("delimited text", () => {
  it("has the same records however it is cut into chunks", () => {
    const cell = fc.constantFrom("", "12.5", "2020-01-02", '"a,b"', '"two\nlines"', '"say ""so"""', "Nestlé");
    const row = fc.array(cell, { minLength: 2, maxLength: 5 }).map((cells) => cells.join(","));
    const text = fc.tuple(fc.array(row, { minLength: 1, maxLength: 6 }), fc.constantFrom("\n", "\r\n", "\r"));
    fc.assert(
      fc.property(text, fc.array(fc.nat(400), { maxLength: 12 }), ([rows, lineEnd], places) => {
        const whole = rows.join(lineEnd);
        expect(scan(cut(whole, places))).toEqual(scan([Buffer.from(whole)]));
      }),
      { numRuns: 500 },
    );
  });

  it("keeps delimiters, line ends and doubled quotes inside quotes (RFC 4180)", () => {
    expect(scan([Buffer.from('a,"b,c","d\ne","f ""g"""\n')])).toEqual([["a", "b,c", "d\ne", 'f "g"']]);
  });

  it("skips blank lines and needs no line end after the last record", () => {
    expect(scan([Buffer.from("a,b\n\n\r\nc,d")])).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
  });

  it("passes on a record with an unclosed quote unchanged, as one cell", () => {
    expect(scan([Buffer.from('a,b\n"c,d')])).toEqual([["a", "b"], ['"c,d']]);
  });

  it("is refused at a line of 1 GB before a hundredth of it is kept", () => {
    const scanner = new RecordScanner(COMMA);
    const chunk = Buffer.alloc(1 << 16, "x");
    const before = process.memoryUsage().arrayBuffers;
    let read = 0;
    const readAll = () => {
      for (; read < 2 ** 30; read += chunk.length) scanner.push(chunk, () => undefined);
    };
    expect(readAll).toThrow(expect.objectContaining({ code: "line-too-long", line: 1 }));
    expect(read).toBeLessThanOrEqual(2 ** 20 + chunk.length);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50 * 2 ** 20);
  });

  it("is refused where a line has millions of columns", () => {
    const scanner = new RecordScanner(COMMA);
    expect(() => scanner.push(Buffer.alloc(1 << 20, ","), () => undefined)).toThrow(DelimitedFault);
  });
});
