import type { ByteWriter } from "hyparquet-writer";

/** The format packs values eight by eight; a run of equal ones is worth its header from here on. */
const GROUP = 8;
/** The bits of a value and what is left of the byte before it fit into 32. */
const MAX_BIT_WIDTH = 24;

/**
 * Appends whole numbers in Parquet's hybrid of run-length encoding and bit packing, without a length before them. Eight
 * and more equal values become a run, others are packed with the lowest bit first. The last packed group is filled up with
 * zeros: who reads knows from the page how many values there are.
 *
 * @param writer What to append to.
 * @param values From 0 to 2 ** bitWidth - 1.
 * @param bitWidth Bits of each value, from 0 to 24.
 * @throws {RangeError} if `bitWidth` is none of these.
 * @see https://parquet.apache.org/docs/file-format/data-pages/encodings/#run-length-encoding--bit-packing-hybrid-rle--3
 *
 * @example
 * const writer = new ByteWriter();
 * appendHybridRuns(writer, Uint8Array.of(1, 1, 1, 1, 1, 1, 1, 1, 1), 1);
 * writer.getBytes(); // 9 << 1, 1
 */
export function appendHybridRuns(writer: ByteWriter, values: Uint8Array | Int32Array, bitWidth: number): void {
  if (!Number.isInteger(bitWidth) || bitWidth < 0 || bitWidth > MAX_BIT_WIDTH)
    throw new RangeError(`Values of ${bitWidth} bits cannot be packed; from 0 to ${MAX_BIT_WIDTH} can.`);
  let packedFrom = 0;
  for (let at = 0; at < values.length; ) {
    const equal = equalFrom(values, at);
    if (equal < GROUP) {
      at += GROUP;
      continue;
    }
    appendPacked(writer, values.subarray(packedFrom, at), bitWidth);
    appendRun(writer, { value: values[at] as number, length: equal, bitWidth });
    at += equal;
    packedFrom = at;
  }
  appendPacked(writer, values.subarray(packedFrom), bitWidth);
}

/** How many values from a place on are equal. */
function equalFrom(values: Uint8Array | Int32Array, from: number): number {
  const value = values[from];
  let end = from + 1;
  while (end < values.length && values[end] === value) end++;
  return end - from;
}

function appendRun(
  writer: ByteWriter,
  { value, length, bitWidth }: { readonly value: number; readonly length: number; readonly bitWidth: number },
): void {
  writer.appendVarInt(length << 1);
  for (let shift = 0; shift < bitWidth; shift += 8) writer.appendUint8((value >> shift) & 0xff);
}

function appendPacked(writer: ByteWriter, values: Uint8Array | Int32Array, bitWidth: number): void {
  if (values.length === 0) return;
  const groups = Math.ceil(values.length / GROUP);
  writer.appendVarInt((groups << 1) | 1);
  let bits = 0;
  let held = 0;
  for (let at = 0; at < groups * GROUP; at++) {
    bits |= (values[at] ?? 0) << held;
    held += bitWidth;
    for (; held >= 8; held -= 8) {
      writer.appendUint8(bits & 0xff);
      bits >>>= 8;
    }
  }
}
