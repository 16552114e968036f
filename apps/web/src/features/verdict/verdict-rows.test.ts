import type { WireVerdictDimension, WireVerdictPart } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { type Dimension, levelOf, sentenceKey, type Verdict, verdictRows, verdictWords } from "./verdict-rows.ts";

const DIMENSIONS: readonly Dimension[] = [
  ...(["value", "growth", "profitability", "health", "expectations", "behaviour"] as const),
];

const figureOf = (value: number | null): WireVerdictDimension["score"] =>
  value === null ? { value, because: "not-reported" } : { value, provenance: { source: "test" } };

function partOf(score: number | null, place: number): WireVerdictPart {
  const value = figureOf(score);
  return {
    id: `p${place}`,
    kind: "standing",
    score,
    because: null,
    value,
    unit: "fraction",
    currency: null,
    ...NOTHING_MORE,
  };
}

const NOTHING_MORE = { check: null, standing: null, count: null };

/** A verdict of scores by dimension; unknown where none is given. */
function verdictOf(scores: Partial<Record<Dimension, number>>, valueParts: readonly (number | null)[] = []): Verdict {
  return {
    symbol: "STK",
    names: { en: "Stock" },
    companyType: "other",
    day: "2024-06-28",
    yearBefore: "2023-06-28",
    accounts: null,
    dimensions: DIMENSIONS.map((dimension) => ({
      dimension,
      score: figureOf(scores[dimension] ?? null),
      typical: figureOf(null),
      known: 0,
      parts: dimension === "value" ? valueParts.map(partOf) : [],
    })),
  };
}

describe("a score in words", () => {
  it("is strong from 0.6 on and weak up to 0.4", () => {
    expect([0, 0.4, 0.41, 0.59, 0.6, 1].map(levelOf)).toEqual([
      ...["weak", "weak", "middling", "middling", "strong", "strong"],
    ]);
  });
});

describe("the sentence of a verdict", () => {
  it("is about price and business, and counts the measures that agree", () => {
    const words = verdictWords(verdictOf({ value: 0.2, growth: 0.7, profitability: 0.8 }, [0, 0.1, 0.9, 0.2, null]));
    expect(words).toMatchObject({ price: "expensive", business: "strong", agreeing: 3, known: 4 });
    expect(verdictWords(verdictOf({ value: 0.7 }, [1, 0.4, 0.9])).agreeing).toBe(2);
  });

  it("says that all measures of value agree where they do, and counts them where they do not", () => {
    const keyOf = (value: number, parts: readonly number[]) => sentenceKey(verdictWords(verdictOf({ value }, parts)));
    expect(keyOf(0.2, [0.1, 0.2, 0.3])).toBe("verdict.all.expensive.unknown");
    expect(keyOf(0.8, [0.7, 0.9])).toBe("verdict.all.cheap.unknown");
    expect(keyOf(0.2, [0.1, 0.2, 0.9])).toBe("verdict.is.expensive.unknown");
    // "All 1" is no sentence.
    expect(keyOf(0.2, [0.1])).toBe("verdict.is.expensive.unknown");
    expect(keyOf(0.5, [0.4, 0.4])).toBe("verdict.is.fair.unknown");
  });

  it("says by how many of its measures the business is judged", () => {
    const verdict = verdictOf({ growth: 0.2, health: 0.3, expectations: 0.9 }, [0.1, null]);
    const counts: Partial<Record<Dimension, readonly [known: number, parts: number]>> = {
      growth: [2, 8],
      profitability: [1, 8],
      health: [2, 4],
      expectations: [3, 3],
    };
    const dimensions = verdict.dimensions.map((one) => {
      const [known, parts] = counts[one.dimension] ?? [0, 0];
      return { ...one, known, parts: Array.from({ length: parts }, (_, place) => partOf(0.1, place)) };
    });
    // Growth, profitability and health: 2 + 1 + 2 of 8 + 8 + 4. Value and analysts are no measures of the business.
    expect(verdictWords({ ...verdict, dimensions })).toMatchObject({
      business: "weak",
      ofBusiness: { known: 5, parts: 20 },
    });
  });

  it("says nothing of a business of which one side is known, nor of a price without value", () => {
    expect(verdictWords(verdictOf({ growth: 0.9 }))).toMatchObject({ price: "unknown", business: "unknown" });
  });

  it("names the best and the worst beside the price, where they are strong and weak", () => {
    const words = verdictWords(verdictOf({ value: 0.9, growth: 0.1, health: 0.7, behaviour: 0.65 }));
    expect([words.best, words.worst]).toEqual(["health", "growth"]);
    const even = verdictWords(verdictOf({ growth: 0.5, health: 0.55 }));
    expect([even.best, even.worst]).toEqual([null, null]);
  });
});

describe("the rows of a verdict", () => {
  it("have what was known a year earlier, and null where it was not", () => {
    const rows = verdictRows(verdictOf({ value: 0.5, growth: 0.5 }), verdictOf({ value: 0.3 }));
    expect(rows.slice(0, 2).map(({ before }) => before)).toEqual([0.3, null]);
    expect(verdictRows(verdictOf({ value: 0.5 }), undefined)[0]?.before).toBeNull();
  });
});
