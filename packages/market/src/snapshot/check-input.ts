import type { Bars } from "@plumbline/core/series";
import type { PriceHistory } from "../model/index.ts";
import { SnapshotError } from "./disk/index.ts";

/**
 * Makes sure that bars are what their type says, because a column of another length would shift every later symbol.
 *
 * @throws {SnapshotError} `input-invalid` if columns differ in length or days do not rise.
 */
export function checkHistory({ symbol, bars }: PriceHistory): void {
  const rows = bars.day.length;
  for (const name of ["open", "high", "low", "close", "volume"] as const satisfies (keyof Bars)[]) {
    if (bars[name].length !== rows) {
      throw invalid(`${symbol} has ${rows} days but ${bars[name].length} values of ${name}; give one for each day.`);
    }
  }
  checkRising(symbol, bars.day);
}

/**
 * Makes sure that days rise.
 *
 * @param name What the days belong to, for the message.
 * @throws {SnapshotError} `input-invalid` if a day is not after the one before.
 */
export function checkRising(name: string, day: Int32Array): void {
  for (let row = 1; row < day.length; row++) {
    if ((day[row] as number) <= (day[row - 1] as number)) {
      throw invalid(`The days of ${name} do not rise at row ${row}; sort them and keep one row per day.`);
    }
  }
}

/** A `SnapshotError` for input that breaks the contract of the writer. */
export function invalid(message: string): SnapshotError {
  return new SnapshotError("input-invalid", message);
}

/** A `SnapshotError` for input that came in another order than the files have. */
export function outOfOrder(what: string, given: string | number, last: string | number): SnapshotError {
  const detail = `${given} came after ${last}; give ${what} in ascending order and each only once.`;
  return new SnapshotError("input-out-of-order", detail);
}
