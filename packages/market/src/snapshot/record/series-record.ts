import type { Membership, ReferenceSeries } from "../../model/index.ts";
import type { OutputFolder } from "../disk/index.ts";
import { DoubleColumn } from "./double-column.ts";
import { IntegerColumn } from "./integer-column.ts";
import { TextColumn } from "./text-column.ts";
import { filled, writeTable } from "./write-table.ts";

interface SeriesRow {
  readonly series: ReferenceSeries;
  readonly day: number;
  readonly value: number;
}

/** Writes `series.parquet`, one row per value of a reference series. */
export function writeSeriesRecord(output: OutputFolder, series: readonly ReferenceSeries[]): void {
  writeTable(
    output.create("series.parquet"),
    [
      filled(new TextColumn("name"), (row: SeriesRow) => row.series.name),
      filled(new TextColumn("unit"), (row: SeriesRow) => row.series.unit),
      filled(new TextColumn("source"), (row: SeriesRow) => row.series.source),
      filled(new IntegerColumn("day", "day"), (row: SeriesRow) => row.day),
      filled(new DoubleColumn("value"), (row: SeriesRow) => row.value),
    ],
    seriesRows(series),
  );
}

function* seriesRows(all: readonly ReferenceSeries[]): Generator<SeriesRow> {
  for (const series of all) {
    for (let row = 0; row < series.day.length; row++) {
      yield { series, day: series.day[row] as number, value: series.value[row] as number };
    }
  }
}

/** Writes `memberships.parquet`, one row per spell of an instrument in an index. */
export function writeMembershipsRecord(output: OutputFolder, memberships: readonly Membership[]): void {
  writeTable(
    output.create("memberships.parquet"),
    [
      filled(new TextColumn("index_name"), (row: Membership) => row.index),
      filled(new TextColumn("symbol"), (row: Membership) => row.symbol),
      filled(new IntegerColumn("from_day", "day"), (row: Membership) => row.from),
      filled(new IntegerColumn("until_day", "day"), (row: Membership) => row.until),
    ],
    memberships,
  );
}
