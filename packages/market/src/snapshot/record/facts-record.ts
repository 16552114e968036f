import type { CompanyFacts, Fact } from "../../model/index.ts";
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

  /** Takes runs of one concept and unit, in which facts mostly come, at once. */
  add({ cik, facts }: CompanyFacts): void {
    for (let from = 0; from < facts.length; ) {
      const to = Math.min(endOfRun(facts, from), from + this.#table.room);
      this.#addRun(cik, facts, from, to);
      this.#table.endRow(to - from);
      from = to;
    }
  }

  #addRun(cik: number, facts: readonly Fact[], from: number, to: number): void {
    const columns = this.#columns;
    const { taxonomy, concept, unit } = facts[from] as Fact;
    columns.taxonomy.repeat(taxonomy, to - from);
    columns.concept.repeat(concept, to - from);
    columns.unit.repeat(unit, to - from);
    for (let row = from; row < to; row++) {
      const fact = facts[row] as Fact;
      columns.cik.push(cik);
      columns.start.push(fact.start);
      columns.end.push(fact.end);
      columns.value.push(fact.value);
      columns.accession.push(fact.accession);
      columns.form.push(fact.form);
      columns.filed.push(fact.filed);
      columns.fiscalYear.push(fact.fiscalYear);
      columns.fiscalPeriod.push(fact.fiscalPeriod);
      columns.frame.push(fact.frame);
    }
  }

  finish(): void {
    this.#table.finish();
  }
}

function endOfRun(facts: readonly Fact[], from: number): number {
  const { taxonomy, concept, unit } = facts[from] as Fact;
  let to = from + 1;
  for (let fact = facts[to]; fact?.concept === concept && fact.unit === unit && fact.taxonomy === taxonomy; ) {
    fact = facts[++to];
  }
  return to;
}
