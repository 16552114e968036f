import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { targetsAsOf } from "@plumbline/core/targets";
import { type Day, day, formatDay } from "@plumbline/core/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { openMarket, type Snapshot } from "../snapshot/index.ts";
import { importMarket } from "./import-market.ts";
import type { ImportOutcome } from "./import-options.ts";

const SYMBOLS = ["AAPL", "CAT", "CRM", "GOOGL", "JNJ", "JPM", "MSFT", "NEE", "NFLX", "TSLA"];

describe.skipIf(needsSharedData)("a market with real price targets", () => {
  let folder: string;
  let outcome: ImportOutcome;
  let us: Snapshot;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "ingest-"));
    const priced = SYMBOLS.filter((symbol) => symbol !== "CAT");
    outcome = await importMarket({
      dataDirectory: folder,
      market: "us",
      today: day("2026-11-20"),
      prices: priced.map((symbol) => sharedFile(`data/prices/stooq_2024_2026/${symbol}.csv.gz`)),
      facts: [],
      reference: [],
      targets: [sharedFile("data/targets")],
    });
    us = (await openMarket(folder, "us")).snapshot;
  }, 120_000);

  afterAll(async () => {
    us.close();
    await rm(folder, { recursive: true });
  });

  it("has what Yahoo lists, without ratings that lack a target and impossible entries", () => {
    // 415 rows, 5 of them with a target of 0; 17 are set aside, see below.
    expect(outcome).toMatchObject({ result: "published", counts: { targets: 393 } });
    expect(us.targets("AAPL")).toHaveLength(53);
    expect(us.targets("AAPL").at(-1)).toMatchObject({
      firm: "Wedbush",
      target: 350,
      priorTarget: 350,
      source: "yahoo",
    });
  });

  it("sets aside targets of before Netflix's 10:1 split, which this source's prices do not state, and GLJ's for Tesla", () => {
    const aside = outcome.issues.filter(({ code }) => code === "implausible-target");
    const counts = Object.groupBy(aside, ({ symbol }) => symbol ?? "");
    expect(Object.entries(counts).map(([symbol, issues]) => [symbol, issues?.length])).toEqual([
      ["NFLX", 13],
      ["TSLA", 4],
    ]);
    // The split was on 2025-11-17; GLJ Research has 19.05 and 25.28 for a stock above 400.
    expect(counts.NFLX?.every((issue) => (issue.day ?? "") < "2025-11-17")).toBe(true);
    expect(counts.TSLA?.every(({ detail }) => detail.startsWith("GLJ Research"))).toBe(true);
    const late = us.targets("NFLX").map(({ published }) => formatDay(published));
    expect(late.toSorted()[0]).toBe("2025-11-18");
  });

  it("distinguishes FMP's summaries and ratings from targets, and has no stock for its news", () => {
    const totals = new Map(outcome.issueTotals.map(({ code, issues }) => [code, issues]));
    // Six kinds of answer, each recorded twice; news of VNET and INTU, then of DG and FANG.
    expect([totals.get("no-single-target"), totals.get("target-without-stock")]).toEqual([12, 2]);
  });

  it.each(["AAPL", "JPM", "MSFT", "GOOGL", "JNJ", "NEE", "CRM"])(
    "says of %s about what Yahoo says itself",
    (symbol) => {
      const history = us.prices(symbol);
      if (!history) throw new Error(`${symbol} has prices.`);
      const { bars, source } = history;
      const stock = { posts: us.targets(symbol), currency: "USD", prices: { bars, splits: [], source } };
      const { consensus, excluded } = targetsAsOf(stock, bars.day.at(-1) as Day);
      const list = readFileSync(sharedFile(`data/targets/yahoo_analyst_ael/${symbol}.json`), "utf8");
      const stated: { target_mean_price: number; target_high_price: number } = JSON.parse(list);
      expect(excluded).toEqual([]);
      // Yahoo's mean is over more firms than it lists actions of; both are of the same weeks.
      expect(Math.abs((consensus.mean.value as number) / stated.target_mean_price - 1)).toBeLessThan(0.06);
      expect(consensus.high.value).toBeLessThanOrEqual(stated.target_high_price * 1.1);
    },
  );
});
