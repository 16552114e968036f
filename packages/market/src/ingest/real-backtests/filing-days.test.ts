import { beforeAll, describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import type { RunResult } from "../../backtests/index.ts";
import type { FiledOn } from "./real-files.fixture.ts";
import { heldOn, realMarket, runOf } from "./real-market.fixture.ts";

/** The last trading day of October 2020, on which six of the companies filed. */
const FILED = "2020-10-30";
const DAY_BEFORE = "2020-10-29";
/** Monday, on which the choice made at the close of that Friday is bought. */
const BOUGHT = "2020-11-02";
/** Prices and filings since then are enough for what the strategy compares. */
const SINCE = "2019-01-01";

/** What gross profitability buys in the whole market, if companies had filed on these days. */
async function resultOf(filedOn: FiledOn): Promise<RunResult> {
  const market = await realMarket({
    days: { from: SINCE, to: "2021-04-21" },
    filedOn: (day) => (day < SINCE ? null : filedOn(day)),
  });
  const run = { universe: { market: true }, from: "2020-01-02", to: BOUGHT } as const;
  return runOf(market.snapshot, "gross-profitability", run).finally(market.close);
}

describe.skipIf(needsSharedData)("a strategy of fundamentals over the whole real market", () => {
  let real: RunResult;
  beforeAll(async () => {
    real = await resultOf((day) => day);
  });

  it("trades as if nothing had been filed on the day of its last choice or later", async () => {
    const known = await resultOf((day) => (day < FILED ? day : null));
    expect(real.executions.date.length).toBeGreaterThan(20);
    expect(known.executions).toEqual(real.executions);
    expect(known.trades).toEqual(real.trades);
  });

  it("would have kept Applied Materials and sold KLA, had KLA's 10-Q of that day been filed a day earlier", async () => {
    const early = await resultOf((day) => (day === FILED ? DAY_BEFORE : day));
    expect(heldOn(real, BOUGHT)).toEqual(["KLAC", "KMB", "LRCX", "SNPS"]);
    expect(heldOn(early, BOUGHT)).toEqual(["AMAT", "KMB", "LRCX", "SNPS"]);
  });
});
