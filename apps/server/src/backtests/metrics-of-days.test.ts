import { CHECKS, type CheckId } from "@plumbline/core/checks";
import { SCREEN_METRICS } from "@plumbline/core/screen";
import { type Day, day, formatDay } from "@plumbline/core/time";
import { metricColumns } from "@plumbline/market/backtests";
import type { Instrument } from "@plumbline/market/model";
import { computeScreening, FactorFile } from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let snapshot: Snapshot;
let factors: FactorFile;
beforeAll(async () => {
  server = await startTestServer();
  if (!server.market.served) throw new Error("There is no market.");
  ({ snapshot } = server.market.served);
  const at = { dataDirectory: server.dataDirectory, market: "tiny", snapshot: snapshot.manifest.id };
  factors = FactorFile.open(at) as FactorFile;
});
afterAll(async () => {
  factors.close();
  await server.close();
});

/** Days around filings, around the split of August 2020, and long after. */
const DAYS = ["2015-03-31", "2019-12-31", "2020-08-28", "2020-08-31", "2023-06-30", "2024-06-28"].map((text) =>
  day(text),
);
/** Numbers that compare the companies of a day: they are made where all of them are there. */
const COMPARING = new Set(["quality"]);
const METRICS = SCREEN_METRICS.map(({ id }) => id).filter((id) => !COMPARING.has(id));
/** The median of an industry needs its other companies. */
const CHECK_IDS = CHECKS.map(({ id }) => id).filter((id) => id !== "O3");

function columnsOf(
  symbol: string,
  days: readonly Day[],
  metrics: readonly string[],
  source: FactorFile | null = factors,
  checks: readonly CheckId[] = CHECK_IDS,
) {
  const instrument = snapshot.find(symbol) as Instrument;
  const history = snapshot.prices(symbol);
  const from = { snapshot, factors: source, instrument, history };
  return metricColumns(from, Int32Array.from(days), { metrics, checks });
}

describe("the numbers of the screener on past days, as strategies read them", () => {
  it.each(["ADAM", "SPLT", "YAHO", "BRK.B"])("of %s are those of a screening of the day", async (symbol) => {
    const all = columnsOf(symbol, DAYS, METRICS);
    for (const [k, asOf] of DAYS.entries()) {
      const { matrix, rowOf } = await computeScreening(snapshot, { asOf: formatDay(asOf) });
      const row = rowOf(symbol);
      // A stock that is not listed yet has no row.
      if (row < 0) continue;
      const screened = METRICS.map((id) => [id, matrix.metrics.get(id)?.values[row]]);
      expect(METRICS.map((id) => [id, all.metrics.get(id)?.[k]])).toEqual(screened);
      const judged = CHECK_IDS.map((id) => [id, matrix.checks.get(id)?.values[row]]);
      expect(CHECK_IDS.map((id) => [id, all.checks.get(id)?.values[k]])).toEqual(judged);
    }
  });

  it.each(["ADAM", "SPLT", "YAHO", "BRK.B"])(
    "of %s are the same where less is asked, and where the facts are read in place of a history",
    (symbol) => {
      const all = columnsOf(symbol, DAYS, METRICS);
      for (const id of METRICS) {
        expect([id, columnsOf(symbol, DAYS, [id], factors, []).metrics.get(id)]).toEqual([id, all.metrics.get(id)]);
      }
      for (const id of CHECK_IDS) {
        const alone = columnsOf(symbol, DAYS, [], factors, [id]).checks.get(id)?.values;
        expect([id, alone]).toEqual([id, all.checks.get(id)?.values]);
      }
      for (const id of ["pe", "marketValue", "ebitToEnterpriseValue", "shareholderYield", "dividendYield"]) {
        const [alone, read] = [columnsOf(symbol, DAYS, [id]), columnsOf(symbol, DAYS, [id], null)];
        // A stock without accounts has no numbers of them.
        if (snapshot.find(symbol)?.cik === null) continue;
        expect([id, alone.metrics.get(id)]).toEqual([id, all.metrics.get(id)]);
        expect([id, read.metrics.get(id)]).toEqual([id, all.metrics.get(id)]);
      }
    },
  );

  it("of dividends are those of a screening, where they alone are asked", () => {
    const ids = CHECKS.filter(({ rule }) => rule.inputs.some((name) => name.startsWith("dividend"))).map(
      ({ id }) => id,
    );
    expect(ids).toContain("D5");
    for (const symbol of ["ADAM", "SPLT"]) {
      const source = {
        snapshot,
        factors,
        instrument: snapshot.find(symbol) as Instrument,
        history: snapshot.prices(symbol),
      };
      const alone = metricColumns(source, Int32Array.from(DAYS), { metrics: [], checks: ids });
      const all = columnsOf(symbol, DAYS, METRICS);
      for (const id of ids) expect([id, alone.checks.get(id)?.values]).toEqual([id, all.checks.get(id)?.values]);
    }
  });

  it("change on the day after a filing, not on its day", () => {
    const instrument = snapshot.find("ADAM") as Instrument;
    const news = factors.days(instrument.symbol) as Int32Array;
    const filed = Array.from(news).filter((each) => each > day("2015-01-01") && each < day("2024-01-01"));
    let changes = 0;
    for (const each of filed) {
      const days = [-1, 0, 1].map((offset) => (each + offset) as Day);
      const [before, on, after] = columnsOf("ADAM", days, ["revenue.latest"]).metrics.get("revenue.latest") ?? [];
      expect(on).toBe(before);
      if (after !== on) changes++;
    }
    expect(changes).toBeGreaterThan(0);
  });
});
