import type { Bars } from "@plumbline/core/series";
import type { PriceHistory } from "../../model/index.ts";
import type { AppendFile, OutputFolder } from "../disk/index.ts";
import { DoubleColumn } from "./double-column.ts";
import { IntegerColumn } from "./integer-column.ts";
import { areRecordableDecimals, LongColumn } from "./long-column.ts";
import { ParquetTable } from "./parquet-table.ts";
import { TextColumn } from "./text-column.ts";

/**
 * The record of all bars. A history whose every price is a decimal number of at most six digits goes to
 * `bars.parquet` as DECIMAL(18,6); one that has other prices (vendors' adjusted series) goes to `bars-double.parquet`
 * as DOUBLE, so that neither is ever rounded.
 */
export class BarsRecord {
  readonly #decimals: BarsTable;
  readonly #doubles: BarsTable;

  constructor(output: OutputFolder) {
    this.#decimals = new BarsTable(output.create("bars.parquet"), (name) => new LongColumn(name, "price"));
    this.#doubles = new BarsTable(output.create("bars-double.parquet"), (name) => new DoubleColumn(name));
  }

  add(history: PriceHistory): void {
    const table = hasDecimalPrices(history.bars) ? this.#decimals : this.#doubles;
    table.add(history);
  }

  finish(): void {
    this.#decimals.finish();
    this.#doubles.finish();
  }
}

class BarsTable {
  readonly #table: ParquetTable;
  readonly #columns;

  constructor(file: AppendFile, priceColumn: (name: string) => LongColumn | DoubleColumn) {
    this.#columns = {
      symbol: new TextColumn("symbol"),
      day: new IntegerColumn("day", "day"),
      open: priceColumn("open"),
      high: priceColumn("high"),
      low: priceColumn("low"),
      close: priceColumn("close"),
      volume: new DoubleColumn("volume"),
      basis: new TextColumn("basis"),
      source: new TextColumn("source"),
    };
    this.#table = new ParquetTable(file, this.#columns);
  }

  add({ symbol, basis, source, bars }: PriceHistory): void {
    const columns = this.#columns;
    for (let from = 0; from < bars.day.length; ) {
      const rows = Math.min(bars.day.length - from, this.#table.room);
      columns.symbol.repeat(symbol, rows);
      columns.day.pushAll(bars.day.subarray(from, from + rows));
      for (const name of ["open", "high", "low", "close", "volume"] as const) {
        columns[name].pushAll(bars[name].subarray(from, from + rows));
      }
      columns.basis.repeat(basis, rows);
      columns.source.repeat(source, rows);
      this.#table.endRow(rows);
      from += rows;
    }
  }

  finish(): void {
    this.#table.finish();
  }
}

function hasDecimalPrices({ open, high, low, close }: Bars): boolean {
  return [open, high, low, close].every(areRecordableDecimals);
}
