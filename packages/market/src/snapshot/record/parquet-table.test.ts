import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { array, assert, asyncProperty, constant, integer, option, record } from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { OutputFolder } from "../disk/index.ts";
import { DoubleColumn } from "./double-column.ts";
import { IntegerColumn } from "./integer-column.ts";
import { TextColumn } from "./text-column.ts";
import { filled, writeTable } from "./write-table.ts";

interface Row {
  readonly text: string | null;
  readonly whole: number | null;
  readonly double: number | null;
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "plumbline-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Stretches of equal rows of very different lengths, so that codes and levels are runs, packed and both in turn. */
const rows = integer({ min: 1, max: 300 }).chain((distinct) => {
  const row = record<Row>({
    text: option(integer({ min: 1, max: distinct }).map((number) => `text ${number} é`)),
    whole: option(integer()),
    double: option(integer().map((number) => number / 7)),
  });
  const stretch = integer({ min: 1, max: 20 }).chain((length) => row.map((one) => Array<Row>(length).fill(one)));
  return array(stretch, { maxLength: 80, size: "max" }).chain((stretches) => constant(stretches.flat()));
});

it("is read by DuckDB, which shares no code with it, as any rows that were written", async () => {
  const connection = await (await DuckDBInstance.create()).connect();
  let files = 0;
  await assert(
    asyncProperty(rows, async (written) => {
      const output = new OutputFolder(join(folder, String(files++)));
      writeTable<Row>(
        output.create("table.parquet"),
        [
          filled(new TextColumn("text"), (row: Row) => row.text),
          filled(new IntegerColumn("whole", "number"), (row: Row) => row.whole),
          filled(new DoubleColumn("double"), (row: Row) => row.double),
        ],
        written,
      );
      output.finish();
      const read = await connection.runAndReadAll(`FROM '${output.path}/table.parquet'`);
      expect(read.getRowObjectsJson()).toEqual(written);
    }),
    { numRuns: 30 },
  );
});
