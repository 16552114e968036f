import type { Actions } from "@plumbline/core/series";
import type { OutputFolder } from "../disk/index.ts";
import { DoubleColumn } from "./double-column.ts";
import { IntegerColumn } from "./integer-column.ts";
import { ParquetTable } from "./parquet-table.ts";
import { TextColumn } from "./text-column.ts";

/** The record of splits (`value` is the ratio) and cash dividends (`value` is money per share). */
export class ActionsRecord {
  readonly #table: ParquetTable;
  readonly #columns = {
    symbol: new TextColumn("symbol"),
    day: new IntegerColumn("day", "day"),
    kind: new TextColumn("kind"),
    value: new DoubleColumn("value"),
  };

  constructor(output: OutputFolder) {
    this.#table = new ParquetTable(output.create("actions.parquet"), this.#columns);
  }

  add(symbol: string, { splits, dividends }: Actions): void {
    for (const { exDay, ratio } of splits) this.#row({ symbol, exDay, kind: "split", value: ratio });
    for (const { exDay, amount } of dividends) this.#row({ symbol, exDay, kind: "dividend", value: amount });
  }

  finish(): void {
    this.#table.finish();
  }

  #row({ symbol, exDay, kind, value }: { symbol: string; exDay: number; kind: string; value: number }): void {
    this.#columns.symbol.push(symbol);
    this.#columns.day.push(exDay);
    this.#columns.kind.push(kind);
    this.#columns.value.push(value);
    this.#table.endRow();
  }
}
