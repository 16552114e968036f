import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import type { PriceTarget } from "../model/index.ts";
import { mergeTargets } from "./merge-targets.ts";

describe("mergeTargets", () => {
  it("takes one statement of one firm once, and two of one day as two", () => {
    const target: PriceTarget = {
      symbol: "AAPL",
      published: day("2026-03-05"),
      firm: "Wedbush",
      analyst: null,
      action: "raise",
      target: 350,
      priorTarget: null,
      priceWhenPosted: null,
      currency: "USD",
      source: "yahoo",
    };
    const other = { ...target, target: 340 };
    expect(mergeTargets([target], [{ ...target, priorTarget: 330 }, other])).toEqual([
      { ...target, priorTarget: 330 },
      other,
    ]);
  });
});
