import { array, assert, constant, integer, oneof, property } from "fast-check";
import { ByteWriter } from "hyparquet-writer";
import { describe, expect, it } from "vitest";
import { appendHybridRuns } from "./hybrid-runs.ts";

function encoded(values: readonly number[], bitWidth: number): Uint8Array {
  const writer = new ByteWriter();
  appendHybridRuns(writer, Int32Array.from(values), bitWidth);
  return Uint8Array.from(writer.getBytes());
}

/** A reader as the format describes it, bit by bit. It shares nothing with the writer. */
function decoded(bytes: Uint8Array, bitWidth: number, count: number): number[] {
  const values: number[] = [];
  let at = 0;
  const unsigned = () => {
    let value = 0;
    for (let place = 1; ; place *= 128) {
      const byte = bytes[at++] as number;
      value += (byte % 128) * place;
      if (byte < 128) return value;
    }
  };
  while (values.length < count) {
    const header = unsigned();
    const times = Math.floor(header / 2);
    if (header % 2 === 0) {
      let value = 0;
      for (let byte = 0; byte < Math.ceil(bitWidth / 8); byte++) value += (bytes[at++] as number) * 256 ** byte;
      for (let row = 0; row < times; row++) values.push(value);
      continue;
    }
    const bits = Array.from(bytes.subarray(at, at + times * bitWidth), (byte) =>
      Array.from({ length: 8 }, (_, bit) => Math.floor(byte / 2 ** bit) % 2),
    ).flat();
    at += times * bitWidth;
    for (let row = 0; row < times * 8; row++) {
      const own = bits.slice(row * bitWidth, (row + 1) * bitWidth);
      values.push(own.reduce((sum, bit, place) => sum + bit * 2 ** place, 0));
    }
  }
  expect(at).toBe(bytes.length);
  // Only the last group is filled up.
  expect(values.length).toBeLessThan(count + 8);
  return values.slice(0, count);
}

describe("the hybrid of runs and packed bits", () => {
  it("packs the numbers 0 to 7 in three bits as the format's own example does", () => {
    // https://parquet.apache.org/docs/file-format/data-pages/encodings/: 10001000 11000110 11111010, after a header for one group
    expect(encoded([0, 1, 2, 3, 4, 5, 6, 7], 3)).toEqual(Uint8Array.of(0b11, 0b10001000, 0b11000110, 0b11111010));
  });

  it("writes eight equal values as a run, and seven packed", () => {
    // By hand: 8 << 1 and the value; one group of seven ones and a zero.
    expect(encoded(Array(8).fill(5), 3)).toEqual(Uint8Array.of(16, 5));
    expect(encoded(Array(7).fill(1), 1)).toEqual(Uint8Array.of(0b11, 0b01111111));
  });

  it("needs no byte for values that can only be 0", () => {
    // By hand: the header alone, 300 << 1 as a varint.
    expect(encoded(Array(300).fill(0), 0)).toEqual(Uint8Array.of(0b1101_1000, 0b0000_0100));
  });

  it("writes nothing when there is no value", () => {
    expect(encoded([], 5)).toEqual(new Uint8Array());
  });

  it("gives back any values that it was given", () => {
    const stretches = (bitWidth: number) => {
      const value = integer({ min: 0, max: 2 ** bitWidth - 1 });
      const run = integer({ min: 1, max: 40 }).chain((length) => value.map((one) => Array<number>(length).fill(one)));
      return array(oneof(run, array(value, { maxLength: 20 })), { maxLength: 12 }).map((parts) => parts.flat());
    };
    const cases = integer({ min: 0, max: 24 }).chain((bitWidth) =>
      stretches(bitWidth).chain((values) => constant({ bitWidth, values })),
    );
    assert(
      property(cases, ({ bitWidth, values }) => {
        expect(decoded(encoded(values, bitWidth), bitWidth, values.length)).toEqual(values);
      }),
    );
  });

  it.each([-1, 2.5, 25])("refuses values of %d bits", (bitWidth) => {
    expect(() => encoded([0], bitWidth)).toThrow(RangeError);
  });
});
