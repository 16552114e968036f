import type { InputFolder, OutputFolder } from "../disk/index.ts";
import { ColumnWriter } from "./column-file.ts";

const FILE = "hot/calendar.i32";

/** Writes the days on which anything traded, ascending. */
export function writeCalendar(output: OutputFolder, days: Int32Array): void {
  new ColumnWriter(output.create(FILE)).append(days);
}

/** Reads the days on which anything traded. */
export function readCalendar(input: InputFolder): Int32Array {
  return new Int32Array(input.bytes(FILE).buffer);
}
