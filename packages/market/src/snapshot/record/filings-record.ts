import type { Filing } from "../../model/index.ts";
import type { OutputFolder } from "../disk/index.ts";
import { IntegerColumn } from "./integer-column.ts";
import { LongColumn } from "./long-column.ts";
import { ParquetTable } from "./parquet-table.ts";
import { TextColumn } from "./text-column.ts";

/** The record of filings, company by company. */
export class FilingsRecord {
  readonly #table: ParquetTable;
  readonly #columns = {
    cik: new LongColumn("cik", "number"),
    accession: new TextColumn("accession"),
    form: new TextColumn("form"),
    filed: new IntegerColumn("filed", "day"),
    reportDate: new IntegerColumn("report_date", "day"),
    acceptedAt: new TextColumn("accepted_at"),
    primaryDocument: new TextColumn("primary_document"),
    items: new TextColumn("items"),
  };

  constructor(output: OutputFolder) {
    this.#table = new ParquetTable(output.create("filings.parquet"), this.#columns);
  }

  add(cik: number, filings: readonly Filing[]): void {
    const columns = this.#columns;
    for (const filing of filings) {
      columns.cik.push(cik);
      columns.accession.push(filing.accession);
      columns.form.push(filing.form);
      columns.filed.push(filing.filed);
      columns.reportDate.push(filing.reportDate);
      columns.acceptedAt.push(filing.acceptedAt);
      columns.primaryDocument.push(filing.primaryDocument);
      columns.items.push(filing.items);
      this.#table.endRow();
    }
  }

  finish(): void {
    this.#table.finish();
  }
}
