import { type EvidenceItem, FACT_ITEMS, type FactName, type ReportMaterial } from "@plumbline/core/report";
import { MOAT_SOURCES, type MoatReason, type MoatWidth } from "@plumbline/core/words";
import { describe, expect, it } from "vitest";
import { numberOf } from "./material.fixture.ts";
import { writeReport } from "./write-report.ts";

/** A company of given facts; all else is missing. */
function companyOf(
  name: string,
  facts: Partial<Record<FactName, number>>,
  width: MoatWidth = "unknown",
  further: readonly EvidenceItem[] = [],
): ReportMaterial {
  const items = Object.entries(facts).map(([fact, value]) => numberOf(FACT_ITEMS[fact as FactName], value));
  const sources = MOAT_SOURCES.map((source) => ({ source, score: null, reason: "not-visible" as MoatReason }));
  const moat = { width, trend: "unknown" as const, sources, networkPassage: null };
  return { code: name, name, items: [...items, ...further], products: [], competitors: [], moat, notKnown: [] };
}

const ids = (sentences: readonly { readonly refs: readonly string[] }[]) => sentences.map(({ refs }) => refs[0]);

describe("what a reader finds in a report", () => {
  it("of a strong, expensive company: its returns speak for it, its price against it", () => {
    const { bull, bear, summary } = writeReport(
      companyOf("Strong Corp.", {
        roe: 0.45,
        roeRank: 0.97,
        operatingMargin: 0.31,
        operatingMarginRank: 0.9,
        revenueChange: 0.12,
        pe: 45,
        peRank: 0.05,
        dcfGap: -0.4,
        dcfValue: 90,
        netIncome: 5e9,
      }),
      "en",
    );
    // 0.97, 0.9 and 12 % of growth are 0.93, 0.77 and 0.35 of the way to the extreme.
    expect(ids(bull)).toEqual(["metric.roe.latest", "metric.operatingMargin.latest", "metric.revenue.yearOverYear"]);
    expect(ids(bear)).toEqual(["ratio.pe", "valuation.dcf.gap"]);
    expect(summary[0]?.text).toContain("Strong");
    expect(summary[0]?.text).not.toContain("Corp.");
  });

  it("of a company in the red: the loss comes before all else, and no P/E or yield is spoken of", () => {
    const { bear, summary } = writeReport(
      companyOf("Red", { netIncome: -2e8, revenueChange: 0.3, freeCashFlow: -1e8, pe: -4, peRank: 0.9, runway: 1 }),
      "en",
    );
    expect(ids(bear)[0]).toBe("metric.netIncome.latest");
    expect(ids(summary)).toEqual(expect.arrayContaining(["metric.revenue.yearOverYear"]));
    expect([...bear, ...summary].flatMap(({ refs }) => refs)).not.toContain("ratio.pe");
  });

  it("of a company of which nothing is known: nothing", () => {
    const report = writeReport(companyOf("Unknown", {}), "zh-Hans");
    const { summary, bull, bear, wouldChange, moat } = report;
    expect([summary, bull, bear, wouldChange, moat.text, moat.sources]).toEqual([[], [], [], [], [], []]);
  });

  it("is said in the words that investors of each language use", () => {
    const material = companyOf("Acme", { roe: 0.45, roeRank: 0.97, belowHigh: -0.6 });
    const saidIn = (language: "en" | "es" | "fr" | "zh-Hans" | "zh-Hant") => {
      const { bull, bear } = writeReport(material, language);
      return [...bull, ...bear].map(({ text }) => text).join(" ");
    };
    expect(saidIn("en")).toMatch(/equity/i);
    expect(saidIn("es")).toMatch(/ROE/);
    expect(saidIn("fr")).toMatch(/capitaux propres/);
    expect(saidIn("zh-Hans")).toMatch(/净资产收益率/);
    expect(saidIn("zh-Hant")).toMatch(/股東權益報酬率/);
  });

  it("of a threshold says where the figure stands now, the nearest first", () => {
    const near = [numberOf("check.F2", 1.4), numberOf("check.F2.threshold", 1.5)];
    const far = [numberOf("check.G6", 0.3), numberOf("check.G6.threshold", 0.17)];
    const { wouldChange } = writeReport(companyOf("Acme", {}, "unknown", [...far, ...near]), "en");
    expect(wouldChange.map(({ refs }) => [...refs].sort())).toEqual([
      ["check.F2", "check.F2.threshold"],
      ["check.G6", "check.G6.threshold"],
    ]);
  });
});
