import { CANDIDATES, checkReport, type Report, type ReportMaterial, type ReportSentence } from "@plumbline/core/report";
import { REPORT_LANGUAGES, type ReportLanguage } from "@plumbline/core/words";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contextOf, materials } from "./material.fixture.ts";
import { openingOf } from "./openings.ts";
import { writeReport } from "./write-report.ts";

const RUNS = { numRuns: 60 };

function sentencesOf({ summary, bull, bear, wouldChange, moat, products, competitors }: Report): ReportSentence[] {
  return [
    ...[...summary, ...bull, ...bear, ...wouldChange, ...moat.text],
    ...moat.sources.map(({ reason }) => reason),
    ...products.flatMap(({ what, trend }) => (trend ? [what, trend] : [what])),
    ...competitors.flatMap(({ why, strongerIn, weakerIn }) =>
      [why, strongerIn, weakerIn].filter((one) => one !== null),
    ),
  ];
}

/** Every report of a material, one in each language. */
function everyReport(of: (report: Report, material: ReportMaterial, language: ReportLanguage) => void): void {
  fc.assert(
    fc.property(materials, (material) => {
      for (const language of REPORT_LANGUAGES) of(writeReport(material, language), material, language);
    }),
    RUNS,
  );
}

describe("a report that is written by rules", () => {
  it("passes every check, whatever the company is like and whatever is missing", () => {
    everyReport((report, material, language) => {
      expect(checkReport(report, contextOf(material, language))).toEqual([]);
    });
  });

  it("says no sentence twice, and begins no two with the same five words", () => {
    everyReport((report, _, language) => {
      const openings = sentencesOf(report).map(({ text }) => openingOf(text, language));
      expect(new Set(openings).size).toBe(openings.length);
    });
  });

  it("says nothing of a number that is missing", () => {
    everyReport((report, { items }) => {
      const missing = new Set(
        items.flatMap((item) => (item.kind !== "passage" && item.figure.value === null ? [item.id] : [])),
      );
      const spoken = sentencesOf(report).flatMap(({ refs }) => refs);
      expect(spoken.filter((id) => missing.has(id))).toEqual([]);
    });
  });

  it("says the same again, and of a company with the same numbers and another name much in other words", () => {
    fc.assert(
      fc.property(materials, (material) => {
        expect(writeReport(material, "en")).toEqual(writeReport(material, "en"));
      }),
      RUNS,
    );
    const [one] = fc.sample(materials, { numRuns: 1, seed: 3 }) as [ReportMaterial];
    const texts = ["AAA", "BBB", "CCC", "DDD", "EEE"].map((code) =>
      sentencesOf(writeReport({ ...one, code }, "en"))
        .map(({ text }) => text)
        .join(" "),
    );
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("has at most four points on each side, and says the same topic on one side only", () => {
    const topics = new Map(CANDIDATES.map(({ facts, topic }) => [facts.join(), topic]));
    expect(topics.size).toBeGreaterThan(25);
    everyReport(({ bull, bear, wouldChange, summary }) => {
      expect(Math.max(bull.length, bear.length, wouldChange.length)).toBeLessThanOrEqual(4);
      expect(summary.length).toBeLessThanOrEqual(5);
      const claims = bull.map(({ refs }) => refs.toSorted().join());
      expect(bear.map(({ refs }) => refs.toSorted().join()).filter((claim) => claims.includes(claim))).toEqual([]);
    });
  });
});
