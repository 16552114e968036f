import { day } from "@plumbline/core/time";
import { array, assert, asyncProperty, double, float64Array, integer, record, uniqueArray } from "fast-check";
import { describe, expect, it } from "vitest";
import type { PriceHistory } from "../model/index.ts";
import { createSnapshotWriter, openMarket, openSnapshot, type Snapshot } from "./index.ts";
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

async function published(market: ExampleMarket, dataDirectory = temporaryFolder()): Promise<Snapshot> {
  await publish(await createSnapshotWriter({ dataDirectory, market: "test" }), market);
  return (await openMarket(dataDirectory, "test")).snapshot;
}

describe("a published market", () => {
  it("gives back prices bit for bit, missing ones included, with their actions, basis and source", async () => {
    const snapshot = await published(smallMarket);
    for (const history of smallMarket.prices) expect(snapshot.prices(history.symbol)).toStrictEqual(history);
    expect(snapshot.prices("BRK.B")?.bars.close[1]).toBeNaN();
    expect(snapshot.prices("SPX")).toBeNull();
    snapshot.close();
  });

  it("gives back facts as filed and filings, with everything that a filer left out", async () => {
    const snapshot = await published(smallMarket);
    for (const { facts, filings } of smallMarket.companies) {
      expect(snapshot.facts(facts.cik)).toStrictEqual(facts);
      expect(snapshot.filings(facts.cik)).toStrictEqual(filings);
    }
    expect(snapshot.facts(1)).toBeNull();
    expect(snapshot.filings(1)).toEqual([]);
    snapshot.close();
  });

  it("gives back price targets, reference series and memberships", async () => {
    const snapshot = await published(smallMarket);
    expect(snapshot.targets("AAPL")).toStrictEqual(smallMarket.targets.AAPL);
    expect(snapshot.targets("BRK.B")).toEqual([]);
    expect(snapshot.seriesNames).toEqual(["sp500", "treasury-10year"]);
    for (const series of smallMarket.series) expect(snapshot.series(series.name)).toStrictEqual(series);
    expect(snapshot.series("sp600")).toBeNull();
    expect(snapshot.memberships).toStrictEqual(smallMarket.memberships);
    snapshot.close();
  });

  it("does not return what an earlier version stored of files of an unknown format", async () => {
    // Copied from reports that earlier versions wrote.
    const told = [
      [
        "unknown-format",
        "No importer knows a file that begins with: STRIPE_KEY=sk_live_51H8x. A CSV of prices needs a column mapping (docs/import-formats.md).",
      ],
      ["web-page", "It is a page: <html>sk_live_51H8x</html>"],
      ["error-body", 'A provider\'s error was saved in its place: {"Note":"your key sk_live_51H8x"}'],
      ["unknown-format", "Its first line names no day, firm and target."],
    ] as const;
    const issues = told.map(([code, detail]) => ({
      ...({
        outcome: "rejected",
        code,
        file: "notes\u001B[2J.env",
        symbol: null,
        day: null,
        detail,
        count: 1,
      } as const),
    }));
    const snapshot = await published({ ...smallMarket, issues });
    expect(snapshot.issues.map(({ detail }) => detail)).not.toContainEqual(expect.stringContaining("sk_live"));
    expect(snapshot.issues.map(({ code }) => code).sort()).toEqual(told.map(([code]) => code).sort());
    expect(snapshot.issues.map(({ detail }) => detail)).toContain("Its first line names no day, firm and target.");
    expect(snapshot.issues.every(({ file }) => file === "notes\uFFFD[2J.env")).toBe(true);
    snapshot.close();
  });

  it("gives back every instrument, ascending by symbol", async () => {
    const snapshot = await published(smallMarket);
    expect(snapshot.instruments.map((instrument) => instrument.symbol)).toEqual(["AAPL", "BRK.B", "GONE", "SPX"]);
    for (const instrument of smallMarket.instruments)
      expect(snapshot.find(instrument.symbol)).toStrictEqual(instrument);
    snapshot.close();
  });

  it.each(["BRK.B", "BRK-B", "brk/b", "BRKB", " brkb ", "brk b"])("finds BRK.B as %j", async (code) => {
    const snapshot = await published(smallMarket);
    expect(snapshot.find(code)?.symbol).toBe("BRK.B");
    snapshot.close();
  });

  it("knows the days on which anything traded, and its own today", async () => {
    const snapshot = await published(smallMarket);
    const days = ["2020-01-02", "2020-01-03", "2020-01-04", "2020-01-05"].map(day);
    expect([...snapshot.calendar]).toEqual(days);
    expect(snapshot.lastDay).toBe(day("2020-01-05"));
    snapshot.close();
  });

  it("counts its content in the manifest", async () => {
    const snapshot = await published(smallMarket);
    expect(snapshot.manifest).toMatchObject({
      market: "test",
      fictional: true,
      parent: null,
      counts: { instruments: 4, priced: 3, bars: 10, companies: 2, facts: 3, targets: 2, series: 2 },
      firstDay: "2020-01-02",
      lastDay: "2020-01-05",
      sources: smallMarket.sources,
    });
    snapshot.close();
  });

  it("keeps the report of its import", async () => {
    const snapshot = await published(smallMarket);
    expect(snapshot.issues).toHaveLength(2);
    expect(snapshot.issues).toEqual(expect.arrayContaining([...smallMarket.issues]));
    expect(snapshot.issueTotals).toEqual([
      { outcome: "noted", code: "gap", issues: 1, count: 12 },
      { outcome: "rejected", code: "high-below-low", issues: 1, count: 1 },
    ]);
    snapshot.close();
  });

  it("caps the list of issues of a kind, but not their totals", async () => {
    const [issue] = smallMarket.issues;
    const issues = Array.from({ length: 1_500 }, () => issue as NonNullable<typeof issue>);
    const snapshot = await published({ ...emptyMarket, issues });
    expect(snapshot.issues).toHaveLength(1_000);
    expect(snapshot.issueTotals).toEqual([
      { outcome: "rejected", code: "high-below-low", issues: 1_500, count: 1_500 },
    ]);
    snapshot.close();
  });

  it("may be empty", async () => {
    const snapshot = await published(emptyMarket);
    expect(snapshot.instruments).toEqual([]);
    expect(snapshot.calendar).toHaveLength(0);
    expect(snapshot.lastDay).toBeNull();
    expect(snapshot.manifest).toMatchObject({ firstDay: null, lastDay: null });
    expect(snapshot.find("AAPL")).toBeNull();
    snapshot.close();
  });

  it("opens without verification too", async () => {
    const dataDirectory = temporaryFolder();
    const { manifest } = await published(smallMarket, dataDirectory);
    const snapshot = await openSnapshot(`${dataDirectory}/markets/test/snapshots/${manifest.id}`, { verify: false });
    expect(snapshot.prices("AAPL")).toStrictEqual(smallMarket.prices[0]);
    snapshot.close();
  });

  it("refuses reads after it was closed", async () => {
    const snapshot = await published(smallMarket);
    snapshot.close();
    snapshot.close();
    expect(() => snapshot.prices("AAPL")).toThrow(expect.objectContaining({ code: "snapshot-closed" }));
  });
});

const prices = (length: number) => float64Array({ minLength: length, maxLength: length });

const randomHistory = uniqueArray(integer({ min: -40_000, max: 40_000 }), { maxLength: 40 }).chain((days) => {
  const columns = { open: prices(days.length), high: prices(days.length), low: prices(days.length) };
  return record({ ...columns, close: prices(days.length), volume: prices(days.length) }).map((bars) =>
    exampleHistory("", [], { bars: { day: Int32Array.from(days).sort(), ...bars } }),
  );
});

const symbols = ["A", "AA", "B.A", "Z"];

describe("any market", () => {
  it("comes back as it went in, whatever its bars are", async () => {
    const histories = array(randomHistory, { maxLength: symbols.length });
    await assert(
      asyncProperty(histories, async (random) => {
        const named = random.map((history, index): PriceHistory => ({ ...history, symbol: symbols[index] as string }));
        const instruments = symbols.map((symbol) => exampleInstrument(symbol));
        const dataDirectory = temporaryFolder();
        const snapshot = await published({ ...emptyMarket, instruments, prices: named }, dataDirectory);
        for (const history of named) expect(snapshot.prices(history.symbol)).toStrictEqual(history);
        snapshot.close();
      }),
      { numRuns: 25 },
    );
  });

  it("comes back as it went in, whatever its facts are", async () => {
    const values = array(double(), { maxLength: 300 });
    await assert(
      asyncProperty(values, async (random) => {
        const facts = random.map((value, row) => exampleFact({ value, frame: row % 3 ? `CY${2000 + row}` : null }));
        const company = { facts: { cik: 7, entityName: "Ünï ✓", facts }, filings: [] };
        const snapshot = await published({ ...emptyMarket, companies: [company] });
        expect(snapshot.facts(7)).toStrictEqual(company.facts);
        snapshot.close();
      }),
      { numRuns: 10 },
    );
  });
});
