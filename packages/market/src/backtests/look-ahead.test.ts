import { libraryStrategy, type Strategy } from "@plumbline/core/strategy";
import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { readMarketColumns } from "../columns/index.ts";
import { tinyAccounts } from "../companies/testing/tiny-accounts.ts";
import { rowsOnDemand, type StoredRows } from "../screening/index.ts";
import { PRICE_COLUMNS, type RunContext, runOrder, runStrategy } from "./index.ts";
import { betweenPrices, contextOf, smallMarket } from "./testing/small-run.ts";

/** What a run says of looking ahead, and its grade. */
async function judged(context: RunContext, strategy: Strategy) {
  const { firstDay, lastDay } = context.snapshot.manifest;
  const input = {
    universe: { market: true },
    from: firstDay as string,
    to: lastDay as string,
    capital: 10_000,
    costs: { rate: 0, slippage: 0 },
    fractional: true,
  } as const;
  const { result } = await runStrategy(context, runOrder({ input, strategy, saved: null, earlierTrials: [] }));
  const { truncation, findings, grade } = result.honesty;
  return { truncation, state: findings.find(({ rule }) => rule === "HON-01")?.state, grade };
}

describe("a rule of prices", () => {
  const RULES = betweenPrices({ above: 11, below: 9 });
  /** Closes from 6 to 14 that cross both prices again and again. */
  const closes = Array.from({ length: 300 }, (_, bar) => 10 + 4 * Math.sin(bar / 3));
  const market = () =>
    smallMarket(["AAA", "BBB", "CCC"].map((symbol, k) => ({ symbol, closes: closes.map((close) => close + k / 10) })));

  it("passes where every signal is the same without later days", async () => {
    const { truncation, state } = await judged(contextOf(await market()), RULES);
    // Entries and exits of three stocks up to five sixths of the 300 bars, in five steps.
    expect(truncation).toEqual({ stocks: 3, cuts: 5, compared: 3 * 2 * (50 + 100 + 150 + 200 + 250), differences: 0 });
    expect(state).toBe("pass");
  });

  it("fails with the worst grade where it reads the close of the day after", async () => {
    const snapshot = await market();
    const columns = await readMarketColumns(snapshot, { columns: PRICE_COLUMNS });
    columns.bars.close.set(columns.bars.close.slice(1));
    const { truncation, state, grade } = await judged({ ...contextOf(snapshot), columns }, RULES);
    expect(truncation.differences).toBeGreaterThan(0);
    expect([state, grade]).toEqual(["fail", "F"]);
  });
});

describe("a rule of accounts", () => {
  const CHEAPEST: Strategy = {
    ...betweenPrices({ above: 0, below: 0 }),
    entry: { all: [{ left: { metric: "earningsYield" }, operator: "above", right: { number: 0 } }] },
    exit: null,
    ranking: { by: [{ operand: { metric: "earningsYield" }, best: "highest" }] },
    rebalancing: "monthly",
  };
  /** Six companies that report every quarter from 2018 on, with prices for two years and a half. */
  const market = () => {
    const companies = Array.from({ length: 6 }, (_, cik) => ({
      facts: tinyAccounts(cik, `Company ${cik}`),
      filings: [],
    }));
    const stocks = companies.map(({ facts: { cik } }) => ({
      symbol: `S${cik}`,
      closes: Array.from({ length: 900 }, (_, bar) => 60 + 10 * cik + bar / 50),
      changes: { cik },
    }));
    return smallMarket(stocks, { companies });
  };

  it.each([
    ["a number of the screener", CHEAPEST],
    ["a check", { ...CHEAPEST, entry: { all: [{ check: "D7", state: "pass" }] } }],
    ["the magic formula, which reads no prices but in numbers", libraryStrategy("magic-formula")?.strategy],
  ] as const)("passes where %s is the same without later filings", async (_, strategy) => {
    const { truncation, state } = await judged(contextOf(await market()), strategy as Strategy);
    expect(truncation).toMatchObject({ stocks: 5, cuts: 5, differences: 0 });
    expect(truncation.compared).toBeGreaterThan(20);
    expect(state).toBe("pass");
  });

  it("fails with the worst grade where it reads filings 60 days before they are made", async () => {
    const snapshot = await market();
    const span = { from: day("2018-01-01"), until: day("2024-12-31") };
    const known = rowsOnDemand(snapshot, span);
    const early: StoredRows = {
      days: (symbol) => known.days(symbol)?.subarray(0, -60) ?? null,
      rows: (symbol) => {
        const row = known.rows(symbol);
        return row && ((place) => row(place + 60));
      },
    };
    const { truncation, state, grade } = await judged({ ...contextOf(snapshot), factors: early }, CHEAPEST);
    expect(truncation.differences).toBeGreaterThan(0);
    expect([state, grade]).toEqual(["fail", "F"]);
  });

  it("is not known to be free of it where nothing could be compared", async () => {
    const closes = Array.from({ length: 300 }, () => 10);
    const snapshot = await smallMarket([{ symbol: "AAA", closes }]);
    const { truncation, state, grade } = await judged(contextOf(snapshot), CHEAPEST);
    expect(truncation.compared).toBe(0);
    expect(state).toBe("unknown");
    expect(grade).not.toBe("A");
  });
});
