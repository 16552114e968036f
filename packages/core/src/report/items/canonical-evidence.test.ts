import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ITEMS } from "../checker/checked-evidence.fixture.ts";
import { canonicalEvidence } from "./canonical-evidence.ts";

const EDITION = { writerVersion: "1", language: "en" } as const;

describe("the text of evidence", () => {
  it("is the same whatever the order of the items", () => {
    const order = fc.shuffledSubarray([...ITEMS], { minLength: ITEMS.length });
    fc.assert(fc.property(order, (items) => canonicalEvidence(items, EDITION) === canonicalEvidence(ITEMS, EDITION)));
  });

  it("is the same whatever the order of the fields", () => {
    const turned = ITEMS.map(
      (item) => Object.fromEntries(Object.entries(item).reverse()) as unknown as (typeof ITEMS)[0],
    );
    expect(canonicalEvidence(turned, EDITION)).toBe(canonicalEvidence(ITEMS, EDITION));
  });

  it("changes with any item, with the writer and with the language", () => {
    const texts = [
      canonicalEvidence(ITEMS, EDITION),
      canonicalEvidence(ITEMS.slice(1), EDITION),
      canonicalEvidence(ITEMS, { ...EDITION, writerVersion: "2" }),
      canonicalEvidence(ITEMS, { ...EDITION, language: "fr" }),
    ];
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("has each id once", () => {
    expect(() => canonicalEvidence([...ITEMS, ...ITEMS], EDITION)).toThrow(RangeError);
  });
});
