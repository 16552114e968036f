import { compareParagraphs, itemRole } from "@plumbline/core/filings";
import type { FilingText } from "@plumbline/market/model";
import { beforeAll, describe, expect, it } from "vitest";
import { type RecordedMarket, recordDemoMarket } from "../testing/recorded-market.ts";

// Expected values are the facts that the same filing states, and the instruments of the same market.

let market: RecordedMarket;
beforeAll(async () => {
  market = await recordDemoMarket({ companies: 204, years: 4 });
}, 60_000);

const REVENUE = new Set([
  "RevenueFromContractWithCustomerExcludingAssessedTax",
  "Revenues",
  "RegulatedAndUnregulatedOperatingRevenue",
  "Revenue",
]);

function textOf(text: FilingText, role: "business" | "risks" | "discussion"): string {
  const family = text.form === "20-F" ? "20-F" : "10-K";
  const item = text.items.find((one) => itemRole(family, one.item) === role);
  return (item?.paragraphs ?? []).map((one) => one.text).join("\n");
}

/** Digits of an amount in millions with one decimal. */
function millions(value: number): string {
  return (Math.abs(value) / 1e6).toFixed(1).replace(/\B(?=(\d{3})+\.)/g, ",");
}

describe("the annual reports of the demo market", () => {
  it("are there for every company that filed one, with business, risks and discussion", () => {
    for (const [cik, filings] of market.filings) {
      const annual = filings.filter(({ form }) => form === "10-K" || form === "20-F");
      const own = market.texts.filter(({ ciks }) => ciks[0] === cik);
      expect(own.map(({ accession }) => accession)).toEqual(annual.slice(-4).map(({ accession }) => accession));
      for (const text of own) expect(text.items).toHaveLength(3);
    }
  });

  it("state the net income and the sales that the facts of the same filing state", () => {
    let compared = 0;
    for (const text of market.texts) {
      const facts = market.companies.get(text.ciks[0] as number)?.facts ?? [];
      const own = facts.filter(({ accession, end }) => accession === text.accession && end === text.period);
      const year = own.filter(({ start, end }) => start !== null && end - start > 300);
      const income = year.find(({ concept }) =>
        /^(?:NetIncomeLoss|ProfitLossAttributableToOwnersOfParent)$/.test(concept),
      );
      const revenue = year.find(({ concept }) => REVENUE.has(concept));
      if (income !== undefined) expect(textOf(text, "discussion")).toContain(`${millions(income.value)} million`);
      if (revenue === undefined || revenue.value <= 0) continue;
      expect(textOf(text, "business")).toContain(`${millions(revenue.value)} million`);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(100);
  });

  it("name competitors of the same industry that were listed on the day", () => {
    const byName = new Map(market.instruments.map((instrument) => [instrument.names.en, instrument]));
    let named = 0;
    for (const text of market.texts) {
      const own = market.instruments.find(({ cik }) => cik === text.ciks[0]);
      const sentence = /Our main competitors? (?:is|are) (.*)/.exec(textOf(text, "business"))?.[1] ?? "";
      for (const [name, rival] of byName) {
        if (rival.cik === null || rival.cik === own?.cik || !sentence.includes(name)) continue;
        expect(rival.industry).toBe(own?.industry);
        expect(rival.delisted === null || rival.delisted >= text.filed).toBe(true);
        named += 1;
      }
    }
    expect(named).toBeGreaterThan(100);
  });

  it("give the shares of the product lines, which add up to all sales", () => {
    for (const text of market.texts) {
      const shares = [...textOf(text, "business").matchAll(/made up (\d+)%/g)].map(([, share]) => Number(share));
      if (shares.length > 0) expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    }
  });

  it("change from year to year, and keep more of the risks than they change", () => {
    for (const [cik] of market.companies) {
      const [before, after] = market.texts.filter(({ ciks }) => ciks[0] === cik).slice(-2);
      if (before === undefined || after === undefined) continue;
      const risks = (text: FilingText) => text.items.find(({ title }) => title === "Risk Factors")?.paragraphs ?? [];
      const { added, removed, changed, unchanged } = compareParagraphs(risks(before), risks(after));
      expect(added.length + removed.length + changed.length).toBeGreaterThan(0);
      expect(unchanged).toBeGreaterThan(added.length);
      expect(textOf(before, "discussion")).not.toBe(textOf(after, "discussion"));
    }
  });

  it("are written in whole sentences", () => {
    for (const text of market.texts) {
      for (const { paragraphs } of text.items) {
        for (const { kind, text: words } of paragraphs) {
          expect(words).not.toMatch(/undefined|NaN|null|\.\.|\s\s|^\s|\s$| ,/);
          if (kind === "text") expect(words).toMatch(/^[\p{Lu}\p{N}].*\.$/u);
        }
      }
    }
  });
});
