import { lastIndexOnOrBefore } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import type { TargetAverages } from "../../companies/index.ts";

const BYTES_PER_STEP = 8 + 4;

/** The average targets of a stock as bytes: all means, then all days, filled up to a length divisible by 8. */
export function averagesBytes({ day, mean }: TargetAverages): Uint8Array {
  const bytes = new Uint8Array((day.length * BYTES_PER_STEP + 7) & ~7);
  new Float64Array(bytes.buffer, 0, mean.length).set(mean);
  new Int32Array(bytes.buffer, 8 * mean.length, day.length).set(day);
  return bytes;
}

/**
 * Reads the average target that holds on a day.
 *
 * @param bytes Exactly those of one stock, at a position of their buffer that is divisible by 8.
 * @returns NaN where there is none.
 */
export function averageOn(bytes: Uint8Array, asOf: Day): number {
  const { buffer, byteOffset, length } = bytes;
  const count = Math.floor(length / BYTES_PER_STEP);
  const step = lastIndexOnOrBefore(new Int32Array(buffer, byteOffset + 8 * count, count), asOf);
  return step < 0 ? Number.NaN : (new Float64Array(buffer, byteOffset, count)[step] as number);
}
