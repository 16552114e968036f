import { afterEach, expect, it } from "vitest";
import type { ReferenceSeries } from "../model/index.ts";
import { lackingSeries, READ_SERIES } from "./lacking-series.ts";
import { BARS, daysUpTo, type GroupMarket, LAST_DAY, publishGroup } from "./testing/group-market.ts";

let market: GroupMarket;
afterEach(() => market.close());

const series = (name: string): ReferenceSeries => ({
  name,
  unit: name.startsWith("sp500") ? "points" : "fraction",
  source: "maker",
  day: daysUpTo(LAST_DAY),
  value: new Float64Array(BARS).fill(1),
});

it.each([
  ["everything where the market has stocks alone", [], [], READ_SERIES],
  [
    "what no series tells: an index of prices has no dividends",
    ["treasury-10year", "sp500"],
    [],
    ["aaa", "bills", "indexDividends"],
  ],
  ["not the index and its dividends where a fund on it is there", ["fred-daaa"], ["SPY"], ["government", "bills"]],
  ["nothing where all are there", ["fred-gs10", "fred-aaa", "fred-dgs3mo", "sp500-total-return"], [], []],
] as const)("a market lacks %s", async (_, names, funds, lacking) => {
  const members = ["ADAM", ...funds].map((symbol, k) => ({ symbol, cik: k + 1, price: 100 }));
  market = await publishGroup(members, names.map(series));
  expect(lackingSeries(market.snapshot)).toEqual(lacking);
});
