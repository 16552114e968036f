import { day, formatDay } from "@plumbline/core/time";
import { type Instrument, SECTORS } from "@plumbline/market/model";
import { examinePrices } from "@plumbline/market/quality";
import { beforeAll, describe, expect, it } from "vitest";
import { dailyReturns, type RecordedMarket, recordDemoMarket } from "./testing/recorded-market.ts";

let market: RecordedMarket;
let stocks: readonly Instrument[];
beforeAll(async () => {
  market = await recordDemoMarket({ companies: 160, years: 8 });
  stocks = market.instruments.filter(({ assetClass }) => assetClass === "stock");
});

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] as number;

function correlation(left: readonly number[], right: readonly number[]): number {
  const a = mean(left);
  const b = mean(right);
  const product = mean(left.map((one, i) => (one - a) * ((right[i] as number) - b)));
  return product / Math.sqrt(mean(left.map((one) => (one - a) ** 2)) * mean(right.map((one) => (one - b) ** 2)));
}

function returnsOf(symbol: string): ReadonlyMap<number, number> {
  const prices = market.prices.get(symbol);
  if (!prices) throw new RangeError(`${symbol} has no prices.`);
  return dailyReturns(prices);
}

describe("bars of the demo market", () => {
  it("are positive, with the high on top, the low at the bottom and days that rise", () => {
    for (const { symbol, bars } of market.prices.values()) {
      for (let i = 0; i < bars.day.length; i++) {
        const open = bars.open[i] as number;
        const high = bars.high[i] as number;
        const low = bars.low[i] as number;
        const close = bars.close[i] as number;
        const sound =
          low > 0 && low <= Math.min(open, close) && high >= Math.max(open, close) && Number.isInteger(bars.volume[i]);
        if (!sound || (bars.day[i] as number) <= (bars.day[i - 1] ?? 0))
          throw new Error(`${symbol} ${formatDay(bars.day[i] as never)}`);
      }
    }
  });

  it("are quoted in cents, below a dollar in hundredths of a cent", () => {
    for (const { bars } of market.prices.values()) {
      for (const price of bars.close) {
        const ticks = price >= 1 ? price * 100 : price * 10_000;
        expect(Math.abs(ticks - Math.round(ticks))).toBeLessThan(1e-6);
      }
    }
  });

  it("fall by the ratio on the day of a split, give or take that day's move", () => {
    const splits = [...market.prices.values()].flatMap(({ bars, actions }) =>
      actions.splits.map(({ exDay, ratio }) => {
        const at = bars.day.indexOf(exDay);
        return { ratio, move: ((bars.close[at] as number) / (bars.close[at - 1] as number)) * ratio };
      }),
    );
    expect(splits.filter(({ ratio }) => ratio > 1).length).toBeGreaterThan(5);
    for (const { ratio, move } of splits) expect(Math.abs(move - 1), `${ratio}`).toBeLessThan(0.25);
  });

  it("end on the last day of June 2026 unless trading ended before", () => {
    for (const { symbol, delisted, listed } of stocks) {
      const day = market.prices.get(symbol)?.bars.day as Int32Array;
      expect(day[0]).toBe(listed);
      expect(formatDay(day.at(-1) as never)).toBe(delisted === null ? "2026-06-30" : formatDay(delisted));
    }
  });
});

describe("the quality gate", () => {
  it("would set aside less than one bar in a thousand, as of any clean delivery", () => {
    const today = day("2026-06-30");
    const reports = [...market.prices.values()].map((history) => examinePrices({ history }, { today }));
    const setAside = reports.flatMap(({ issues }) => issues.filter(({ outcome }) => outcome !== "noted"));
    const bars = [...market.prices.values()].reduce((sum, { bars }) => sum + bars.day.length, 0);
    expect(setAside.reduce((sum, { count }) => sum + count, 0)).toBeLessThan(bars / 1000);
  });
});

describe("returns of the demo market", () => {
  it("move with the market: a positive beta for nearly all, around one on average", () => {
    const index = returnsOf("^ZCI");
    const betas = stocks.map(({ symbol }) => {
      const own = [...returnsOf(symbol)].filter(([day]) => index.has(day));
      const shared = own.map(([day]) => index.get(day) as number);
      const spread = mean(shared.map((one) => (one - mean(shared)) ** 2));
      const together = mean(own.map(([, one], i) => one * ((shared[i] as number) - mean(shared))));
      return together / spread;
    });
    expect(betas.filter((beta) => beta > 0).length / betas.length).toBeGreaterThan(0.97);
    expect(median(betas)).toBeGreaterThan(0.7);
    expect(median(betas)).toBeLessThan(1.4);
  });

  it("move more with their own sector than with others", () => {
    const sample = stocks.filter(
      ({ delisted, listed }) => delisted === null && listed === market.instruments.at(-1)?.listed,
    );
    const index = returnsOf("^ZCI");
    const days = [...index.keys()];
    const excess = sample.map(({ symbol, sector }) => {
      const own = returnsOf(symbol);
      return { sector, values: days.map((day) => (own.get(day) ?? 0) - (index.get(day) as number)) };
    });
    const pairs = excess.flatMap((one, i) =>
      excess
        .slice(i + 1, i + 25)
        .map((other) => ({ same: one.sector === other.sector, value: correlation(one.values, other.values) })),
    );
    const average = (same: boolean) => mean(pairs.filter((pair) => pair.same === same).map(({ value }) => value));
    expect(average(true)).toBeGreaterThan(average(false) + 0.05);
  });

  it("have fat tails and clustered volatility, and no memory of direction", () => {
    const shapes = stocks.map(({ symbol }) => {
      const values = [...returnsOf(symbol).values()];
      const middle = mean(values);
      const variance = mean(values.map((one) => (one - middle) ** 2));
      const squares = values.map((one) => Math.min((one - middle) ** 2, 25 * variance));
      return {
        kurtosis: mean(values.map((one) => (one - middle) ** 4)) / variance ** 2,
        clustering: correlation(squares.slice(1), squares.slice(0, -1)),
        memory: correlation(values.slice(1), values.slice(0, -1)),
      };
    });
    // Cont 2001, "Empirical properties of asset returns": excess kurtosis, slow decay of |r|, no linear memory.
    expect(shapes.filter(({ kurtosis }) => kurtosis > 3).length / shapes.length).toBeGreaterThan(0.98);
    expect(median(shapes.map(({ clustering }) => clustering))).toBeGreaterThan(0.04);
    expect(Math.abs(median(shapes.map(({ memory }) => memory)))).toBeLessThan(0.05);
  });

  it("trade more on days that move more", () => {
    const links = stocks.map(({ symbol }) => {
      const { bars } = market.prices.get(symbol) as NonNullable<ReturnType<typeof market.prices.get>>;
      const moves = [...returnsOf(symbol).values()].map(Math.abs);
      return correlation(moves, [...bars.volume].slice(1).map(Math.sqrt));
    });
    expect(median(links)).toBeGreaterThan(0.15);
  });

  it("pay dividends that mostly rise and are sometimes cut", () => {
    const steps = [...market.prices.values()].flatMap(({ actions }) =>
      actions.splits.length > 0
        ? []
        : actions.dividends.slice(1).map(({ amount }, i) => amount / (actions.dividends[i]?.amount as number)),
    );
    expect(steps.filter((step) => step > 1).length).toBeGreaterThan(10 * steps.filter((step) => step < 0.8).length);
    expect(steps.filter((step) => step < 0.8).length).toBeGreaterThan(0);
  });
});

describe("life and death in the demo market", () => {
  it("goes on in all eleven sectors", () => {
    expect(new Set(stocks.map(({ sector }) => sector))).toEqual(new Set(SECTORS));
  });

  it("has bankruptcies that end in pennies and takeovers that end above the last free price", () => {
    const gone = stocks.filter(({ delisted }) => delisted !== null);
    expect(gone.length / stocks.length).toBeGreaterThan(0.06);
    const closes = gone.map(({ symbol }) => market.prices.get(symbol)?.bars.close as Float64Array);
    expect(
      closes.filter((close) => (close.at(-1) as number) < Math.max(...close) * 0.03).length,
    ).toBeGreaterThanOrEqual(4);
    const flat = closes.filter((close) => Math.abs((close.at(-1) as number) / (close.at(-40) as number) - 1) < 0.05);
    expect(flat.length).toBeGreaterThanOrEqual(6);
  });

  it("has companies that listed late, former symbols and second classes of shares", () => {
    const opening = Math.min(...stocks.map(({ listed }) => listed as number));
    expect(stocks.filter(({ listed }) => (listed as number) > opening + 100).length).toBeGreaterThan(10);
    const { B, A } = Object.groupBy(
      stocks.filter(({ symbol }) => symbol.includes(".")),
      ({ symbol }) => symbol.slice(-1),
    );
    expect(B?.map(({ cik }) => cik)).toEqual(A?.map(({ cik }) => cik));
    expect(B?.length).toBeGreaterThanOrEqual(1);
    expect(stocks.some(({ symbol, aliases }) => !symbol.includes(".") && aliases.length === 1)).toBe(true);
  });

  it("keeps the delisted in the history of its index", () => {
    const delisted = new Set(stocks.filter((one) => one.delisted !== null).map(({ symbol }) => symbol));
    const left = market.memberships.filter(({ symbol, until }) => delisted.has(symbol) && until !== null);
    expect(left.length).toBeGreaterThan(4);
    for (const { from, until } of market.memberships) expect(from as number).toBeLessThan(until ?? Infinity);
  });
});

describe("reference series of the demo market", () => {
  it("are yields as fractions, prices of consumers that rise and an index that gains by dividends", () => {
    const last = (name: string) => market.series.get(name)?.value.at(-1) as number;
    expect([...market.series.keys()].sort()).toEqual([
      "aaa-yield",
      "cpi",
      "demo-index",
      "demo-index-total-return",
      "treasury-10year",
      "treasury-3month",
    ]);
    expect(last("treasury-10year")).toBeGreaterThan(0.02);
    expect(last("treasury-10year")).toBeLessThan(0.07);
    expect(last("aaa-yield")).toBeGreaterThan(last("treasury-10year"));
    expect(last("demo-index-total-return")).toBeGreaterThan(last("demo-index"));
    expect(last("demo-index")).toBeCloseTo(market.prices.get("^ZCI")?.bars.close.at(-1) as number, 1);
  });
});
