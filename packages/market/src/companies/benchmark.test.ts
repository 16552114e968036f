import type { CheckInputs } from "@plumbline/core/checks";
import { afterEach, describe, expect, it } from "vitest";
import type { Instrument, ReferenceSeries } from "../model/index.ts";
import { companyAsOf, readStock } from "./index.ts";
import {
  BARS,
  daysUpTo,
  type GroupMarket,
  group,
  LAST_DAY,
  type Member,
  publishGroup,
} from "./testing/group-market.ts";

let market: GroupMarket;
afterEach(() => market.close());

function index(name: string, { end = LAST_DAY, first }: { end?: number; first: number }): ReferenceSeries {
  // At `first` a year ago, at 120 a month ago, and at 100 in between and since.
  const value = new Float64Array(BARS).fill(100);
  value[0] = first;
  value[BARS - 22] = 120;
  return { name, unit: "points", source: "index-maker", day: daysUpTo(end), value };
}

async function inputsWith(series: readonly ReferenceSeries[]): Promise<CheckInputs> {
  market = await publishGroup(group(1), series);
  const { snapshot } = market;
  const stock = readStock(snapshot, snapshot.find("M0") as Instrument);
  return companyAsOf(snapshot, stock, { asOf: LAST_DAY }).inputs;
}

describe("the benchmark", () => {
  const missing = { value: null, because: "no-index" };

  it("is the broad index of the market, up to the last bar of the stock", async () => {
    const series = [index("other", { first: 50 }), index("sp500", { first: 80 })];
    const { momentum, benchmarkMomentum } = await inputsWith(series);
    expect(momentum.value).toBe(0);
    // From 80 to 120.
    expect(benchmarkMomentum).toMatchObject({ value: 0.5, provenance: { source: "index-maker", formula: "F12" } });
  });

  it("is not known where it ends weeks before the stock", async () => {
    const { benchmarkMomentum } = await inputsWith([index("demo-index", { first: 80, end: LAST_DAY - 21 })]);
    expect(benchmarkMomentum).toEqual(missing);
  });

  it("is a fund on the index where no series has it, without its dividends", async () => {
    const fund = { symbol: "SPY", cik: 2, price: 50, changes: { assetClass: "etf" } } as const;
    market = await publishGroup([...group(1), fund]);
    const { snapshot } = market;
    const stock = readStock(snapshot, snapshot.find("M0") as Instrument);
    const { benchmarkMomentum } = companyAsOf(snapshot, stock, { asOf: LAST_DAY }).inputs;
    expect(benchmarkMomentum).toMatchObject({ value: 0, provenance: { source: "tiny", formula: "F12" } });
  });

  it.each([
    ["the fund", { priceBasis: "total-return" }, {}],
    ["both", { priceBasis: "total-return" }, { priceBasis: "total-return" }],
  ] as const)("is not known, and says what to import, where %s has only prices with dividends", async (...row) => {
    const [, fund, own] = row;
    const reason = { value: null, because: "adjusted-prices-only" };
    const [first] = group(1) as [Member];
    const spy = { symbol: "SPY", cik: 2, price: 50, changes: { assetClass: "etf", ...fund } } as const;
    market = await publishGroup([{ ...first, changes: own }, spy]);
    const { snapshot } = market;
    const stock = readStock(snapshot, snapshot.find("M0") as Instrument);
    const { momentum, sma200, benchmarkMomentum } = companyAsOf(snapshot, stock, { asOf: LAST_DAY }).inputs;
    expect(benchmarkMomentum).toEqual(reason);
    // The stock's own are of prices, or there are none.
    if ("priceBasis" in own) expect([momentum, sma200]).toEqual([reason, reason]);
    else expect([momentum.value, sma200.value]).toEqual([0, 24.5]);
  });

  it("is not known in a market that has none", async () => {
    expect((await inputsWith([])).benchmarkMomentum).toEqual(missing);
  });
});
