import { DuckDBInstance } from "@duckdb/node-api";
import { type Day, day, formatDay } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { createSnapshotWriter } from "./index.ts";
import {
  type ExampleMarket,
  emptyMarket,
  exampleFact,
  exampleHistory,
  exampleInstrument,
  publish,
} from "./testing/example-market.ts";
import { smallMarket } from "./testing/small-market.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

type Row = { readonly [column: string]: unknown; readonly name?: string; readonly type?: string };

/** Publishes a market and asks DuckDB, an engine that shares no code with ours, what the files say. */
async function recordOf(market: ExampleMarket): Promise<(query: string) => Promise<Row[]>> {
  const dataDirectory = temporaryFolder();
  const { id } = await publish(await createSnapshotWriter({ dataDirectory, market: "test" }), market);
  const folder = `${dataDirectory}/markets/test/snapshots/${id}`;
  const connection = await (await DuckDBInstance.create()).connect();
  return async (query) => {
    const sql = query.replaceAll(/'([\w-]+\.parquet)'/g, `'${folder}/$1'`);
    return (await connection.runAndReadAll(sql)).getRowObjectsJson() as Row[];
  };
}

const iso = (value: number | null): string | null => (value === null ? null : formatDay(value as Day));
const ciks = (cik: number | null): string | null => (cik === null ? null : String(cik)); // DuckDB writes BIGINT as text

describe("the Parquet record, read by DuckDB", () => {
  it("has prices as traded as exact decimals, and a missing price as NULL", async () => {
    const ask = await recordOf(smallMarket);
    const types = await ask("SELECT column_name AS name, column_type AS type FROM (DESCRIBE FROM 'bars.parquet')");
    expect(Object.fromEntries(types.map(({ name, type }) => [name, type]))).toEqual({
      symbol: "VARCHAR",
      day: "DATE",
      open: "DECIMAL(18,6)",
      high: "DECIMAL(18,6)",
      low: "DECIMAL(18,6)",
      close: "DECIMAL(18,6)",
      volume: "DOUBLE",
      basis: "VARCHAR",
      source: "VARCHAR",
    });
    expect(await ask("SELECT * FROM 'bars.parquet' WHERE symbol = 'BRK.B' ORDER BY day LIMIT 2")).toEqual([
      {
        symbol: "BRK.B",
        day: "2020-01-02",
        open: "228.140000",
        high: "228.890000",
        low: "227.890000",
        close: "228.390000",
        volume: 1000,
        basis: "raw",
        source: "example",
      },
      {
        symbol: "BRK.B",
        day: "2020-01-03",
        open: null,
        high: null,
        low: null,
        close: null,
        volume: 1001,
        basis: "raw",
        source: "example",
      },
    ]);
  });

  it("has prices with more than six digits as doubles, beside the others, never rounded", async () => {
    const ask = await recordOf(smallMarket);
    const rows = await ask("SELECT symbol, close, basis FROM 'bars-double.parquet' ORDER BY day");
    expect(rows).toEqual([1 / 3, 2 / 3, Math.PI].map((close) => ({ symbol: "GONE", close, basis: "total-return" })));
    const both = "FROM read_parquet(['bars.parquet', 'bars-double.parquet'], union_by_name = true)";
    expect(await ask(`SELECT symbol, count(*)::INT AS bars ${both} GROUP BY symbol ORDER BY symbol`)).toEqual([
      { symbol: "AAPL", bars: 4 },
      { symbol: "BRK.B", bars: 3 },
      { symbol: "GONE", bars: 3 },
    ]);
  });

  it("has splits and dividends as delivered", async () => {
    const ask = await recordOf(smallMarket);
    expect(await ask("FROM 'actions.parquet'")).toEqual([
      { symbol: "AAPL", day: "2020-01-04", kind: "split", value: 7.00000700001 },
      { symbol: "AAPL", day: "2020-01-03", kind: "dividend", value: 0.77 },
      { symbol: "AAPL", day: "2020-01-05", kind: "dividend", value: 0.8205 },
    ]);
  });

  it("has facts as filed", async () => {
    const ask = await recordOf(smallMarket);
    const expected = smallMarket.companies.flatMap(({ facts: { cik, facts } }) =>
      facts.map(({ fiscalYear: fy, fiscalPeriod: fp, start, end, filed, ...fact }) => {
        return { cik: ciks(cik), ...fact, start: iso(start), end: iso(end), filed: iso(filed), fy, fp };
      }),
    );
    expect(await ask("FROM 'facts.parquet'")).toEqual(expected);
  });

  it("has companies and their filings", async () => {
    const ask = await recordOf(smallMarket);
    expect(await ask("FROM 'companies.parquet'")).toEqual([
      { cik: "320193", name: "Apple Inc.", facts: 3, filings: 2 },
      { cik: "1067983", name: "BERKSHIRE HATHAWAY INC", facts: 0, filings: 0 },
    ]);
    const filings = smallMarket.companies[0]?.filings.map((filing) => ({
      cik: "320193",
      accession: filing.accession,
      form: filing.form,
      filed: iso(filing.filed),
      report_date: iso(filing.reportDate),
      accepted_at: filing.acceptedAt,
      primary_document: filing.primaryDocument,
      items: filing.items,
    }));
    expect(await ask("FROM 'filings.parquet'")).toEqual(filings);
  });

  it("has instruments with their aliases and names", async () => {
    const ask = await recordOf(smallMarket);
    const rows = await ask("SELECT symbol, aliases, cik, name_zh_hant, sic, listed FROM 'instruments.parquet' LIMIT 2");
    expect(rows).toEqual([
      { symbol: "AAPL", aliases: "[]", cik: "320193", name_zh_hant: "蘋果", sic: 3571, listed: null },
      {
        symbol: "BRK.B",
        aliases: '["BRK-B","BRKB"]',
        cik: "1067983",
        name_zh_hant: null,
        sic: null,
        listed: "1996-05-09",
      },
    ]);
  });

  it("has price targets, reference series and memberships", async () => {
    const ask = await recordOf(smallMarket);
    expect(await ask("SELECT published, analyst, target, prior_target FROM 'targets.parquet'")).toEqual([
      { published: "2020-01-03", analyst: "A. Analyst", target: 350, prior_target: 320 },
      { published: "2020-01-04", analyst: null, target: 300.5, prior_target: null },
    ]);
    expect(await ask("FROM 'series.parquet'")).toEqual([
      { name: "sp500", unit: "points", source: "fred", day: "1871-01-01", value: 4.44 },
      { name: "treasury-10year", unit: "fraction", source: "us-treasury", day: "2020-01-02", value: 0.0188 },
      { name: "treasury-10year", unit: "fraction", source: "us-treasury", day: "2020-01-03", value: null },
    ]);
    expect(await ask("FROM 'memberships.parquet'")).toEqual([
      { index_name: "sp500", symbol: "BRK.B", from_day: "2010-02-16", until_day: null },
      { index_name: "sp500", symbol: "GONE", from_day: null, until_day: "2020-01-05" },
    ]);
  });

  it("can be read when there is nothing in it", async () => {
    const ask = await recordOf(emptyMarket);
    const files = ["bars", "bars-double", "actions", "facts", "companies", "filings"];
    for (const name of [...files, "instruments", "targets", "series", "memberships"]) {
      expect(await ask(`SELECT count(*)::INT AS rows FROM '${name}.parquet'`)).toEqual([{ rows: 0 }]);
    }
  });

  it("can be read when a column has no value at all", async () => {
    const ask = await recordOf({ ...emptyMarket, instruments: [exampleInstrument("ONE")] });
    expect(await ask("SELECT symbol, sector, sic, cik FROM 'instruments.parquet'")).toEqual([
      { symbol: "ONE", sector: null, sic: null, cik: null },
    ]);
  });

  it("holds negative, huge and tiny numbers over several row groups", async () => {
    const rows = 300_000; // more than two row groups of 122,880
    const closes = Array.from({ length: rows }, (_, row) => (row % 7 === 3 ? Number.NaN : (row - 150_000) * 1.000001));
    const decimals = closes.map((close) => Math.round(close * 1e6) / 1e6);
    const facts = Array.from({ length: rows }, (_, row) => exampleFact({ value: row / 7, frame: `F${row}` }));
    const { close, volume } = exampleHistory("BIG", decimals).bars;
    const bars = { day: Int32Array.from(closes.keys()), open: close, high: close, low: close, close, volume };
    const ask = await recordOf({
      ...emptyMarket,
      instruments: [exampleInstrument("BIG")],
      prices: [exampleHistory("BIG", [], { bars })],
      companies: [{ facts: { cik: 1, entityName: "Big", facts }, filings: [] }],
    });
    const [groups] = await ask("SELECT count(DISTINCT row_group_id)::INT AS n FROM parquet_metadata('bars.parquet')");
    expect(groups).toEqual({ n: 3 });
    const known = decimals.filter((close) => !Number.isNaN(close));
    const micros = known.reduce((sum, close) => sum + BigInt(Math.round(close * 1e6)), 0n);
    const [sums] = await ask(
      "SELECT count(close)::INT AS known, (sum(close) * 1000000)::BIGINT AS micros, min(close)::DOUBLE AS low FROM 'bars.parquet'",
    );
    expect(sums).toEqual({ known: known.length, micros: String(micros), low: decimals[0] });
    const wrong = `SELECT count(*)::INT AS n FROM (SELECT value, frame, row_number() OVER () - 1 AS row FROM 'facts.parquet')
      WHERE value <> row / 7.0::DOUBLE OR frame <> 'F' || row`;
    expect(await ask(wrong)).toEqual([{ n: 0 }]);
    expect(
      await ask(`SELECT day, close FROM 'bars.parquet' WHERE day = DATE '${formatDay(day("1970-01-02"))}'`),
    ).toEqual([{ day: "1970-01-02", close: decimals[1]?.toFixed(6) }]);
  }, 120_000);
});
