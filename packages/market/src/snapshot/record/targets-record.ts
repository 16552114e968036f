import type { PriceTarget } from "../../model/index.ts";
import type { OutputFolder } from "../disk/index.ts";
import { DoubleColumn } from "./double-column.ts";
import { IntegerColumn } from "./integer-column.ts";
import { TextColumn } from "./text-column.ts";
import { filled, writeTable } from "./write-table.ts";

/** Writes `targets.parquet`, one row per published price target. */
export function writeTargetsRecord(output: OutputFolder, targets: readonly PriceTarget[]): void {
  writeTable<PriceTarget>(
    output.create("targets.parquet"),
    [
      filled(new TextColumn("symbol"), (row: PriceTarget) => row.symbol),
      filled(new IntegerColumn("published", "day"), (row: PriceTarget) => row.published),
      filled(new TextColumn("firm"), (row: PriceTarget) => row.firm),
      filled(new TextColumn("analyst"), (row: PriceTarget) => row.analyst),
      filled(new TextColumn("action"), (row: PriceTarget) => row.action),
      filled(new DoubleColumn("target"), (row: PriceTarget) => row.target),
      filled(new DoubleColumn("prior_target"), (row: PriceTarget) => row.priorTarget),
      filled(new DoubleColumn("price_when_posted"), (row: PriceTarget) => row.priceWhenPosted),
      filled(new TextColumn("currency"), (row: PriceTarget) => row.currency),
      filled(new TextColumn("source"), (row: PriceTarget) => row.source),
    ],
    targets,
  );
}
