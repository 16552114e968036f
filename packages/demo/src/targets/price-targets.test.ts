import { DEMO_BIG_BANKS, type PriceTarget } from "@plumbline/market/model";
import { beforeAll, describe, expect, it } from "vitest";
import { type RecordedMarket, recordDemoMarket } from "../testing/recorded-market.ts";

let market: RecordedMarket;
let posts: readonly PriceTarget[];
beforeAll(async () => {
  market = await recordDemoMarket({ companies: 100, years: 6 });
  posts = [...market.targets.values()].flat();
});

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

describe("price targets of the demo market", () => {
  it("lie about 15 points above the price on average, as Bradshaw, Brown & Huang 2013 found", () => {
    const upside = posts.map(({ target, priceWhenPosted }) => target / (priceWhenPosted as number) - 1);
    expect(mean(upside)).toBeGreaterThan(0.05);
    expect(mean(upside)).toBeLessThan(0.25);
    expect(upside.filter((one) => one < 0).length).toBeGreaterThan(posts.length * 0.03);
  });

  it("state the close before the post as the price when posted (PT-02)", () => {
    for (const { symbol, published, priceWhenPosted } of posts) {
      const bars = market.prices.get(symbol)?.bars;
      const at = bars?.day.indexOf(published) ?? -1;
      expect(bars?.close[at - 1]).toBe(priceWhenPosted);
    }
  });

  it("are raised when they rise and lowered when they fall, from the target before in shares of the day", () => {
    for (const { action, target, priorTarget } of posts) {
      if (action === "raise") expect(target).toBeGreaterThan(priorTarget as number);
      if (action === "lower") expect(target).toBeLessThan(priorTarget as number);
      expect(action === "initiate").toBe(priorTarget === null);
    }
    const actions = Object.groupBy(posts, ({ action }) => action ?? "");
    expect(Object.keys(actions).sort()).toEqual(["initiate", "lower", "raise", "reiterate"]);
    expect((actions.raise ?? []).length).toBeGreaterThan((actions.lower ?? []).length);
  });

  it("come from many firms for large companies, big banks among them, and some firms have stopped publishing", () => {
    const firms = [...market.targets.values()]
      .map((list) => new Set(list.map(({ firm }) => firm)).size)
      .sort((a, b) => a - b);
    expect(firms.at(-1)).toBeGreaterThanOrEqual(14);
    expect(firms.at(-1)).toBeLessThanOrEqual(25);
    expect(posts.filter(({ firm }) => DEMO_BIG_BANKS.includes(firm)).length).toBeGreaterThan(posts.length * 0.15);
    const latest = new Map(posts.map((post) => [`${post.symbol} ${post.firm}`, post.published]));
    const end = Math.max(...posts.map(({ published }) => published));
    expect([...latest.values()].filter((day) => end - day > 365).length).toBeGreaterThan(20);
  });
});
