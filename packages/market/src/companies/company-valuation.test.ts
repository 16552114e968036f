import { addMonths, type Day, day } from "@plumbline/core/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyAsOf, type ValueHistory, valueHistory } from "./index.ts";
import {
  closeOn,
  LAST_DAY,
  publishQuoted,
  type QuotedMarket,
  type QuotedOptions,
  seriesOf,
} from "./testing/quoted-market.ts";

let market: QuotedMarket;
beforeAll(async () => {
  market = await publishQuoted();
});
afterAll(() => market.close());

async function inMarket<Answer>(options: QuotedOptions, ask: (other: QuotedMarket) => Answer): Promise<Answer> {
  const other = await publishQuoted(options);
  try {
    return ask(other);
  } finally {
    other.close();
  }
}

function valuationOn({ snapshot, stock }: QuotedMarket, asOf: Day) {
  return companyAsOf(snapshot, stock, { asOf });
}

function historyOf({ snapshot, stock }: QuotedMarket, asOf: Day): ValueHistory {
  const history = valueHistory(snapshot, stock, asOf);
  if (typeof history === "string") throw new Error(history);
  return history;
}

/** Before and after the split, and before the restatement of January 2022. */
const DAYS = ["2019-03-29", "2020-08-28", "2020-08-31", "2021-12-15", "2022-06-30"].map(day);

describe("the valuation of a stock on a day", () => {
  it.each(DAYS)("knows nothing that was filed, traded or published after day %i", async (asOf) => {
    const { valuation, market: known } = valuationOn(market, asOf);
    expect(valuation.dcf.value).toBeGreaterThan(0);
    const then = await inMarket({ upTo: asOf }, (other) => valuationOn(other, asOf));
    expect(valuation).toEqual(then.valuation);
    expect(known).toEqual(then.market);
  });

  it("is what the checks hold the price against", () => {
    const { inputs, valuation } = valuationOn(market, LAST_DAY);
    expect(inputs.dcfValue).toMatchObject({ value: valuation.dcf.value, provenance: { formula: "DCF-01" } });
    expect(inputs.grahamValue).toMatchObject({ value: valuation.graham.value, provenance: { formula: "GRA-01" } });
  });

  it("has no discount rate in a market without yields, and says so", async () => {
    const { inputs, valuation } = await inMarket({ series: [] }, (other) => valuationOn(other, LAST_DAY));
    expect(valuation.parameters.wacc).toMatchObject({ value: null, because: "no-interest-rate" });
    expect(inputs.dcfValue).toEqual({ value: null, because: "no-interest-rate" });
    expect(inputs.grahamValue.value).toBeGreaterThan(0);
  });

  it("has nothing of a company of which nothing was delivered", async () => {
    const { inputs, valuation } = await inMarket({ changes: { cik: null } }, (other) => valuationOn(other, LAST_DAY));
    const missing = { value: null, because: "no-accounts" };
    expect([inputs.dcfValue, inputs.grahamValue]).toEqual([missing, missing]);
    expect(new Set(Object.values(valuation.inputs.figures))).toEqual(new Set([missing]));
    expect(valuation.parameters.shortTermGrowth).toMatchObject({ source: "fallback", because: missing.because });
  });
});

describe("the beta of a stock", () => {
  const betaIn = (options: QuotedOptions) => inMarket(options, (other) => valuationOn(other, LAST_DAY).market.beta);

  it("is 1 beside an index that moves as it does, over sixty months that both know", async () => {
    const beta = await betaIn({ series: [seriesOf("sp500", (on) => 10 * closeOn(on))] });
    expect(beta?.raw).toBeCloseTo(1, 9);
    expect(beta).toMatchObject({ months: 60, adjusted: { provenance: { source: "maker", concept: "sp500" } } });
    expect(beta?.adjusted.value).toBeCloseTo(1, 9);
  });

  it("prefers the index with dividends where the source of the stock knows some", async () => {
    const series = [seriesOf("sp500", closeOn), seriesOf("sp500-total-return", (on) => 2 * closeOn(on))];
    const beta = await betaIn({ series });
    expect(beta).toMatchObject({ adjusted: { provenance: { concept: "sp500-total-return" } }, basis: "total" });
  });

  it("says where the index counts no dividends: of prices both, or of a source that has reinvested them mixed", async () => {
    const series = [seriesOf("sp500", closeOn)];
    expect((await betaIn({ series }))?.basis).toBe("price");
    expect((await betaIn({ series, changes: { priceBasis: "total-return" } }))?.basis).toBe("mixed");
  });

  it("says where the index alone counts dividends: the source of the stock knows none", async () => {
    const series = [seriesOf("sp500-total-return", (on) => 10 * closeOn(on))];
    const beta = await betaIn({ series, changes: { priceBasis: "split-adjusted" } });
    expect(beta).toMatchObject({ adjusted: { provenance: { concept: "sp500-total-return" } }, basis: "mixed" });
  });

  it("is not known without an index, and then taken as 1", async () => {
    const { market: known, valuation } = await inMarket({ series: [] }, (other) => valuationOn(other, LAST_DAY));
    expect(known.beta).toBeUndefined();
    expect(valuation.parameters.beta).toMatchObject({ value: 1, source: "fallback" });
  });
});

describe("fair value through time", () => {
  it("is on each day what was said on that day, on the share count of the last one", () => {
    const { points, prices } = historyOf(market, LAST_DAY);
    expect(points).toHaveLength(121);
    for (const [k, point] of points.entries()) {
      if (k % 9 !== 0 && k !== points.length - 1) continue;
      const { valuation } = valuationOn(market, point.day);
      const ratio = point.day < day("2020-08-31") ? 4 : 1;
      const each = (value: number | null) => (value === null ? null : value / ratio);
      expect([point.dcf.value, point.graham.value]).toEqual([each(valuation.dcf.value), each(valuation.graham.value)]);
    }
    expect(prices.at(-1)).toMatchObject({ value: closeOn(LAST_DAY), provenance: { periodEnd: "2024-06-28" } });
    expect(points.filter(({ dcf }) => dcf.value !== null).length).toBeGreaterThan(50);
  });

  it("has no price before the first one, and those of shares of today since", () => {
    const { points, prices } = historyOf(market, day("2016-01-29"));
    expect(prices.findIndex(({ value }) => value !== null)).toBe(
      points.findIndex(({ day: on }) => on > day("2014-01-02")),
    );
    expect(prices.at(-1)?.value).toBeCloseTo(4 * closeOn(day("2016-01-29")), 9);
  });

  it("ends with the last price of a share that trades no more", async () => {
    const lastBar = day("2022-09-30");
    const days = await inMarket({ lastBar }, (other) => historyOf(other, LAST_DAY).points.map((point) => point.day));
    expect([days[0], days.at(-1)]).toEqual([day("2012-09-30"), lastBar]);
    expect(days.at(-13)).toBe(addMonths(lastBar, -12));
  });

  it.each([
    ["a source that adjusts its prices", { changes: { priceBasis: "split-adjusted" } }, "past-price-unknown"],
    ["a source that reinvests dividends", { changes: { priceBasis: "total-return" } }, "past-price-unknown"],
    ["a price in another currency than the accounts", { changes: { currency: "CAD" } }, "currencies-differ"],
    ["a price in pence", { changes: { currency: "GBX" } }, "currencies-differ"],
    ["a price in an unknown currency", { changes: { currency: null } }, "currency-unknown"],
    ["a company without accounts", { changes: { cik: null } }, "no-accounts"],
  ] satisfies [string, QuotedOptions, string][])("is not to be had of %s", async (_, options, reason) => {
    expect(await inMarket(options, ({ snapshot, stock }) => valueHistory(snapshot, stock, LAST_DAY))).toBe(reason);
  });

  it("is not to be had before the first price", () => {
    expect(valueHistory(market.snapshot, market.stock, day("2013-12-31"))).toBe("no-price");
  });
});
