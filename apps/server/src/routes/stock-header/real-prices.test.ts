import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { CHANGE_PERIODS, type OutputOf, stockHeader } from "@plumbline/contract";
import { importMarket } from "@plumbline/market/ingest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const FILE = sharedFile("data/prices/alphavantage_daily_adjusted/DA-AAPL-T-2021-04-21.csv.gz");

/** AAPL split 2:1 on 2000-06-21 and 2005-02-28, 7:1 on 2014-06-09 and 4:1 on 2020-08-31 (its own split history). */
const SPLITS = [
  ["2000-06-21", 2],
  ["2005-02-28", 2],
  ["2014-06-09", 7],
  ["2020-08-31", 4],
] as const;

/** The rows of the file as text, brought to today's share count by hand: no function of ours takes part. */
function rowsByHand(): { day: string; high: number; low: number; close: number }[] {
  const [, ...lines] = gunzipSync(readFileSync(FILE)).toString().trim().split("\n");
  return lines.map((line) => {
    const [day = "", , high, low, close] = line.split(",");
    const later = SPLITS.filter(([exDay]) => exDay > day).reduce((product, [, ratio]) => product * ratio, 1);
    return { day, high: Number(high) / later, low: Number(low) / later, close: Number(close) / later };
  });
}

describe.skipIf(needsSharedData)("the header of AAPL on 2021-04-21, from the vendor's file", () => {
  let server: TestServer;
  let info: OutputOf<typeof stockHeader>;

  beforeAll(async () => {
    const publish = (dataDirectory: string) =>
      importMarket({ dataDirectory, market: "tiny", prices: [FILE], facts: [], reference: [], targets: [] });
    server = await startTestServer({ publish });
    const answer = await server.get("/api/stock/getStockBaseInfo?code=AAPL");
    info = stockHeader.output.parse(answer.json().data);
  });
  afterAll(() => server?.close());

  it("has the changes of a hand calculation", () => {
    const closes = new Map(rowsByHand().map(({ day, close }) => [day, close]));
    // Last bars on or before 2021-04-21 less 1 bar, 1, 6, 12, 36, 60 and 120 months; the last of 2020 (STA-15).
    const references = {
      "1d": "2021-04-20",
      "1m": "2021-03-19",
      "6m": "2020-10-21",
      ytd: "2020-12-31",
      "1y": "2020-04-21",
      "3y": "2018-04-20",
      "5y": "2016-04-21",
      "10y": "2011-04-21",
    };
    for (const period of CHANGE_PERIODS) {
      const { from, price } = info.changes[period];
      const expected = 133.5 / (closes.get(references[period]) ?? Number.NaN) - 1;
      expect(from, period).toBe(references[period]);
      expect(price.value, period).toBeCloseTo(expected, 12);
    }
    // The same by calculator: 133.5 / (268.37 / 4) - 1 and 133.5 / (350.696 / 28) - 1.
    expect(info.changes["1y"].price.value).toBeCloseTo(0.98979, 5);
    expect(info.changes["10y"].price.value).toBeCloseTo(9.65881, 4);
  });

  it.each([
    ["year", "2020-04-21"],
    ["decade", "2011-04-21"],
  ] as const)("has the range of the %s that a hand calculation has", (span, after) => {
    const rows = rowsByHand().filter(({ day }) => day > after);
    const low = rows.reduce((best, row) => (row.low < best.low ? row : best));
    const high = rows.reduce((best, row) => (row.high > best.high ? row : best));
    const range = info.ranges[span];
    expect(range.low.value).toBeCloseTo(low.low, 10);
    expect(range.high.value).toBeCloseTo(high.high, 10);
    expect([range.lowDay, range.highDay]).toEqual([low.day, high.day]);
    expect(range.position.value).toBeCloseTo((133.5 - low.low) / (high.high - low.low), 10);
    expect(range.complete).toBe(true);
  });

  it("has the session of the last bar as today's range", () => {
    expect([info.ranges.today.low.value, info.ranges.today.high.value]).toEqual([131.3001, 133.75]);
    expect(info.price.last.value).toBe(133.5);
  });
});
