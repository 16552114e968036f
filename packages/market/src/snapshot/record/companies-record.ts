import type { OutputFolder } from "../disk/index.ts";
import { IntegerColumn } from "./integer-column.ts";
import { LongColumn } from "./long-column.ts";
import { TextColumn } from "./text-column.ts";
import { filled, writeTable } from "./write-table.ts";

/** A filer and how much of it there is. */
export interface CompanyRow {
  readonly cik: number;
  readonly name: string;
  readonly facts: number;
  readonly filings: number;
}

/** Writes `companies.parquet`, one row per filer. */
export function writeCompaniesRecord(output: OutputFolder, companies: readonly CompanyRow[]): void {
  writeTable(
    output.create("companies.parquet"),
    [
      filled(new LongColumn("cik", "number"), (row: CompanyRow) => row.cik),
      filled(new TextColumn("name"), (row: CompanyRow) => row.name),
      filled(new IntegerColumn("facts", "number"), (row: CompanyRow) => row.facts),
      filled(new IntegerColumn("filings", "number"), (row: CompanyRow) => row.filings),
    ],
    companies,
  );
}
