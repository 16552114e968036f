import type { CompanyFacts } from "../../model/index.ts";
import type { OutputFolder } from "../disk/index.ts";
import { DoubleColumn } from "./double-column.ts";
import { IntegerColumn } from "./integer-column.ts";
import { LongColumn } from "./long-column.ts";
import { ParquetTable } from "./parquet-table.ts";
import { TextColumn } from "./text-column.ts";

/** The record of facts as filed, company by company. */
export class FactsRecord {
  readonly #table: ParquetTable;
  readonly #columns = {
    cik: new LongColumn("cik", "number"),
    taxonomy: new TextColumn("taxonomy"),
    concept: new TextColumn("concept"),
    unit: new TextColumn("unit"),
    start: new IntegerColumn("start", "day"),
    end: new IntegerColumn("end", "day"),
    value: new DoubleColumn("value"),
    accession: new TextColumn("accession"),
    form: new TextColumn("form"),
    filed: new IntegerColumn("filed", "day"),
    fiscalYear: new IntegerColumn("fy", "number"),
    fiscalPeriod: new TextColumn("fp"),
    frame: new TextColumn("frame"),
  };

  constructor(output: OutputFolder) {
    this.#table = new ParquetTable(output.create("facts.parquet"), this.#columns);
  }

  add({ cik, facts }: CompanyFacts): void {
    const columns = this.#columns;
    for (const fact of facts) {
      columns.cik.push(cik);
      columns.taxonomy.push(fact.taxonomy);
      columns.concept.push(fact.concept);
      columns.unit.push(fact.unit);
      columns.start.push(fact.start);
      columns.end.push(fact.end);
      columns.value.push(fact.value);
      columns.accession.push(fact.accession);
      columns.form.push(fact.form);
      columns.filed.push(fact.filed);
      columns.fiscalYear.push(fact.fiscalYear);
      columns.fiscalPeriod.push(fact.fiscalPeriod);
      columns.frame.push(fact.frame);
      this.#table.endRow();
    }
  }

  finish(): void {
    this.#table.finish();
  }
}
