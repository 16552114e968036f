import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { type DeliveredTarget, type ExaminedTargets, examineTargets } from "./examine-targets.ts";
import type { PricesWhenPosted } from "./prices-when-posted.ts";

const candidate: DeliveredTarget = {
  symbol: "HD",
  published: day("2026-03-16"),
  firm: "Telsey Advisory",
  analyst: null,
  action: "raise",
  target: 455,
  priorTarget: 450,
  priceWhenPosted: null,
  currency: "USD",
  source: "fmp",
  file: "news.json",
  named: [],
};

const atHome: PricesWhenPosted = { close: 330, low: 325, high: 340, sharesSince: 1, basis: "raw" };

function examined(stated: Partial<DeliveredTarget>, prices: Partial<PricesWhenPosted> | null = {}): ExaminedTargets {
  const one = { ...candidate, ...stated };
  const known = prices === null ? [] : ([[one, { ...atHome, ...prices }]] as const);
  const symbols = new Set(["HD", "LOW", "AI"]);
  return examineTargets([one], { symbol: "HD", currency: "USD", symbols, prices: new Map(known) });
}

function codesOf({ issues }: ExaminedTargets): string[] {
  return issues.map(({ outcome, code }) => `${outcome} ${code}`);
}

describe("a target that fits its stock", () => {
  it.each([
    ["in the currency of the stock", {}],
    ["without a currency, which is then that of the stock", { currency: null }],
    ["posted at a price of the session", { priceWhenPosted: 331 }],
    ["posted after a jump before the open", { priceWhenPosted: 420 }],
    ["with a headline about it", { named: ["LOW", "HD"] }],
    ["with a headline about stocks that the market has not", { named: ["PT", "CEO"] }],
    ["at five times the price", { target: 1650 }],
    ["at a fifth of the price", { target: 66 }],
  ] as const)("passes %s", (_, stated) => {
    const found = examined(stated);
    const { file: _file, named: _named, ...target } = candidate;
    expect(found).toEqual({ targets: [{ ...target, ...stated, named: undefined, currency: "USD" }], issues: [] });
  });

  it("passes where the market has no prices of the time", () => {
    expect(codesOf(examined({ target: 5 }, null))).toEqual([]);
  });
});

describe("a target that does not", () => {
  it.each([
    ["rejected target-in-other-currency", { currency: "EUR" }, {}],
    ["quarantined target-of-another-stock", { named: ["LOW"] }, {}],
    ["quarantined target-of-another-stock", { named: ["AI", "CEO"] }, {}],
    ["quarantined target-of-another-stock", { priceWhenPosted: 230 }, {}],
    ["quarantined implausible-target", { target: 1651 }, {}],
    ["quarantined implausible-target", { target: 65 }, {}],
    ["quarantined implausible-target", { target: 2000, priceWhenPosted: 330 }, null],
    // Prices that the source has adjusted for a 10:1 split, and a target of before it.
    ["quarantined implausible-target", { target: 455 }, { close: 33, low: 32, high: 34, basis: "split-adjusted" }],
  ] as const)("is %s", (verdict, stated, prices) => {
    const found = examined(stated, prices);
    expect(codesOf(found)).toEqual([verdict]);
    expect(found.targets).toEqual([]);
    expect(found.issues[0]).toMatchObject({ symbol: "HD", day: "2026-03-16", file: "news.json" });
  });

  it("is reported with its value and the price", () => {
    const [found] = examined({ priceWhenPosted: 230 }).issues;
    expect(found?.detail).toBe("Telsey Advisory's target of 455 was posted at 230; the stock was at 325 to 340.");
  });

  it("is not judged by a price when posted if dividends have lowered the prices", () => {
    expect(codesOf(examined({ priceWhenPosted: 460 }, { basis: "total-return" }))).toEqual([]);
  });
});

describe("a price when posted in shares after a later split", () => {
  it("is dropped, and the target kept", () => {
    const found = examined({ priceWhenPosted: 82.5 }, { sharesSince: 4 });
    expect(codesOf(found)).toEqual(["repaired price-when-posted-restated"]);
    expect(found.targets).toMatchObject([{ target: 455, priceWhenPosted: null }]);
  });
});
