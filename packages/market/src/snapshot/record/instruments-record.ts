import type { Instrument, Language } from "../../model/index.ts";
import type { OutputFolder } from "../disk/index.ts";
import { IntegerColumn } from "./integer-column.ts";
import { LongColumn } from "./long-column.ts";
import { TextColumn } from "./text-column.ts";
import { type FilledColumn, filled, writeTable } from "./write-table.ts";

const NAME_COLUMNS: readonly (readonly [string, Language])[] = [
  ["name_en", "en"],
  ["name_es", "es"],
  ["name_fr", "fr"],
  ["name_zh_hans", "zh-Hans"],
  ["name_zh_hant", "zh-Hant"],
];

/** Writes `instruments.parquet`; aliases are one text holding a JSON array. */
export function writeInstrumentsRecord(output: OutputFolder, instruments: readonly Instrument[]): void {
  const text = (name: string, pick: (row: Instrument) => string | null): FilledColumn<Instrument> =>
    filled(new TextColumn(name), pick);
  writeTable(
    output.create("instruments.parquet"),
    [
      text("symbol", (row) => row.symbol),
      text("aliases", (row) => JSON.stringify(row.aliases)),
      filled(new LongColumn("cik", "number"), (row: Instrument) => row.cik),
      text("asset_class", (row) => row.assetClass),
      ...NAME_COLUMNS.map(([name, language]) => text(name, (row) => row.names[language] ?? null)),
      text("pinyin", (row) => row.pinyin),
      text("exchange", (row) => row.exchange),
      text("currency", (row) => row.currency),
      text("sector", (row) => row.sector),
      text("industry", (row) => row.industry),
      filled(new IntegerColumn("sic", "number"), (row: Instrument) => row.sic),
      text("fiscal_year_end", (row) => row.fiscalYearEnd),
      filled(new IntegerColumn("listed", "day"), (row: Instrument) => row.listed),
      filled(new IntegerColumn("delisted", "day"), (row: Instrument) => row.delisted),
      text("price_basis", (row) => row.priceBasis),
      text("price_source", (row) => row.priceSource),
    ],
    instruments,
  );
}
