import type { Evidence } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { conceptWords, howKey, notesIn, partName } from "./evidence-name.ts";

const made = (how: string, more: Partial<Evidence> = {}): Evidence => ({
  name: null,
  value: 1,
  unit: "USD",
  start: null,
  end: "2025-09-27",
  filedAt: "2025-10-31",
  rule: "FND-07",
  note: null,
  fact: null,
  parts: [],
  how,
  ...more,
});

describe("the name of a part", () => {
  it("is the item where the evidence names one", () => {
    const part = made("as-filed", { name: "grossProfit" });
    expect(partName(part, made("ratio"), 0)).toEqual({ kind: "text", key: "fundamentals.item.grossProfit" });
  });

  it("is the span of the year for the parts of an unreported quarter (FND-07)", () => {
    const whole = made("cum4-cum3");
    expect(partName(made("as-filed"), whole, 0)).toEqual({ kind: "text", key: "fundamentals.span.fiscalYear" });
    expect(partName(made("as-filed"), whole, 1)).toEqual({ kind: "text", key: "fundamentals.span.nineMonths" });
  });

  it("is the concept, in words, where the taxonomy names the part", () => {
    const part = made("as-filed", { name: "ProfitLoss" });
    expect(partName(part, made("difference"), 0)).toEqual({ kind: "concept", words: "Profit Loss" });
  });

  it("is null where nothing names the part", () => {
    expect(partName(made("as-filed"), made("average"), 0)).toBeNull();
  });
});

it("writes a concept as words", () => {
  expect(conceptWords("us-gaap:CashAndCashEquivalentsAtCarryingValue")).toBe(
    "Cash And Cash Equivalents At Carrying Value",
  );
  expect(conceptWords("ifrs-full:EPSDiluted")).toBe("EPS Diluted");
});

it("finds the notes of all parts, each once", () => {
  const noted = made("as-filed", { note: "discontinued-operations" });
  expect([...notesIn(made("ratio", { parts: [noted, noted] }))]).toEqual(["fundamentals.note.discontinued-operations"]);
});

it("has no text for an unknown method", () => {
  expect(howKey("ratio")).toBe("fundamentals.how.ratio");
  expect(howKey("guess")).toBeNull();
});
