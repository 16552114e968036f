import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { heldOn, type RealMarket, realMarket, runOf } from "./real-market.fixture.ts";

const run = ({ snapshot }: RealMarket, from: string, to: string) =>
  runOf(snapshot, "momentum-12-1", { universe: { market: true }, from, to });

describe.skipIf(needsSharedData)("12-1 momentum over the whole real market", () => {
  let market: RealMarket;
  beforeAll(async () => {
    market = await realMarket({});
  });
  afterAll(() => market.close());

  it("holds what rose most in the year that ended a month before the choice", async () => {
    const result = await run(market, "2008-01-02", "2020-11-02");
    // Ranked apart, in Python, from the closes 252 and 21 days before: the tenth part of 44 stocks, at the end of 2008 of 41.
    expect(heldOn(result, "2009-01-02")).toEqual(["CMCSA", "JNJ", "MCD", "WMT"]);
    expect(heldOn(result, "2020-04-01")).toEqual(["AAPL", "AMAT", "LRCX", "TSLA"]);
    expect(heldOn(result, "2020-11-02")).toEqual(["AAPL", "CRM", "NFLX", "TSLA"]);
  });

  it("trades until March 2020 as it would have without later prices and the splits of August", async () => {
    const [from, last] = ["2015-01-02", "2020-03-31"] as const;
    const cut = await realMarket({ days: { from: "1999-11-01", to: last } });
    const known = await run(cut, from, last);
    await cut.close();
    const { trades, executions } = await run(market, from, last);
    expect(executions.date.length).toBeGreaterThan(100);
    expect(known.executions).toEqual(executions);
    expect(known.trades).toEqual(trades);
  });
});
