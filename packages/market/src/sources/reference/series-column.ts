import type { Day } from "@plumbline/core/time";
import { dayValue, type ReferenceSeries, say } from "../../model/index.ts";
import { CEILINGS, type IssueLog } from "../../quality/index.ts";

/** What a column of a reference file is. */
export interface SeriesColumn {
  /** Header in lower case. */
  readonly header: string;
  /** Name of the series in the market. */
  readonly name: string;
  readonly unit: ReferenceSeries["unit"];
  /** True where the file states percent; the series states fractions. */
  readonly isPercent: boolean;
  /** True where the file writes 0 for "not published". */
  readonly zeroIsMissing: boolean;
}

/** A rate or a return beyond this is a percent that was taken for a fraction. */
const MAX_FRACTION = 1;

/** The values of one column while they are read. */
export class SeriesValues {
  readonly column: SeriesColumn;
  readonly #values = new Map<number, number>();
  readonly #log: IssueLog;

  constructor(column: SeriesColumn, log: IssueLog) {
    this.column = column;
    this.#log = log;
  }

  /** Adds a value as the file states it. A day that comes twice keeps its first value. */
  add(day: Day, stated: number): void {
    const { name, isPercent, unit, zeroIsMissing } = this.column;
    if (zeroIsMissing && stated === 0) return;
    const value = isPercent ? fractionOf(stated) : stated;
    if (unit === "fraction" && Math.abs(value) > MAX_FRACTION) {
      this.#log.add("implausible-rate", { day }, () => say("no-fraction", { name, value }));
      return;
    }
    if (!(Math.abs(value) <= CEILINGS.price)) {
      this.#log.add("implausible-level", { day }, () => say("level-impossible", { name, value }));
      return;
    }
    const known = this.#values.get(day);
    if (known === undefined) this.#values.set(day, value);
    else
      this.#log.add(known === value ? "duplicate-day" : "conflicting-day", { day }, () =>
        say("values-differ", { name, first: known, second: value, day: dayValue(day) }),
      );
    if (known !== undefined && known !== value) this.#values.delete(day);
  }

  /** The series, or `null` when the column has no values. */
  series(source: string): ReferenceSeries | null {
    const days = [...this.#values.keys()].sort((a, b) => a - b);
    if (days.length === 0) return null;
    const { name, unit } = this.column;
    const value = Float64Array.from(days, (day) => this.#values.get(day) as number);
    return { name, unit, source, day: Int32Array.from(days), value };
  }
}

/** A percentage as a fraction with the digits that were printed: 5.32 / 100 is 0.053200000000000004. */
function fractionOf(percent: number): number {
  const shifted = Number(`${percent}e-2`);
  return Number.isNaN(shifted) ? percent / 100 : shifted;
}
