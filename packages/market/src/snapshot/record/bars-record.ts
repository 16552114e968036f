import type { Bars } from "@plumbline/core/series";
import type { PriceHistory } from "../../model/index.ts";
import type { AppendFile, OutputFolder } from "../disk/index.ts";
import { DoubleColumn } from "./double-column.ts";
import { IntegerColumn } from "./integer-column.ts";
import { isRecordableDecimal, LongColumn } from "./long-column.ts";
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
    for (let row = 0; row < bars.day.length; row++) {
      columns.symbol.push(symbol);
      columns.day.push(bars.day[row] as number);
      columns.open.push(bars.open[row] as number);
      columns.high.push(bars.high[row] as number);
      columns.low.push(bars.low[row] as number);
      columns.close.push(bars.close[row] as number);
      columns.volume.push(bars.volume[row] as number);
      columns.basis.push(basis);
      columns.source.push(source);
      this.#table.endRow();
    }
  }

  finish(): void {
    this.#table.finish();
  }
}

function hasDecimalPrices({ open, high, low, close }: Bars): boolean {
  return [open, high, low, close].every((prices) => prices.every(isRecordableDecimal));
}
