import { describe, expect, it } from "vitest";
import type { EvidenceItem } from "../evidence.ts";
import { knownNumbers } from "../facts.ts";
import { planCompetitor } from "./plan-competitor.ts";

const SOURCE = { source: "sec", form: "20-F", filedAt: "2024-06-20", periodEnd: "2024-03-31" } as const;
const SONY = { code: "SONY", name: "Sony Group Corp", found: "industry", passage: null } as const;

function revenue(id: string, value: number, currency: string): EvidenceItem {
  return { id, kind: "peer", asOf: "2024-06-20", figure: { value, provenance: SOURCE }, unit: "money", currency };
}

const ALONE = () => ({ used: new Map<string, number>(), products: [] });

describe("what is said of a competitor", () => {
  it("is that it is larger, when it sells more in the same currency", () => {
    const numbers = knownNumbers([revenue("peer.SONY.revenue", 90e9, "USD"), revenue("own.revenue", 40e9, "USD")]);
    expect(planCompetitor(SONY, numbers, ALONE())?.strongerIn?.wording).toBe("stronger-revenue");
  });

  it("is nothing about size, when its sales are an amount of another currency", () => {
    const numbers = knownNumbers([revenue("peer.SONY.revenue", 13e12, "JPY"), revenue("own.revenue", 40e9, "USD")]);
    expect(planCompetitor(SONY, numbers, ALONE())).toMatchObject({ strongerIn: null, weakerIn: null });
  });

  // In its quarter to December 2025 Intel sold for 13.7 billion dollars, Marvell for 2.2 and Micron for 23.9.
  it.each([
    [2.2e9, "peer-of-other-size"],
    [23.9e9, "peer-industry"],
    [27.5e9, "peer-of-other-size"],
  ])("is that it is similar in size only within a factor of two: %d against 13.7 billion", (theirs, wording) => {
    const numbers = knownNumbers([revenue("peer.SONY.revenue", theirs, "USD"), revenue("own.revenue", 13.7e9, "USD")]);
    expect(planCompetitor(SONY, numbers, ALONE())?.why.wording).toBe(wording);
  });

  it("is that it is of the industry, where the size of one of them is in another currency or unknown", () => {
    const theirs = revenue("peer.SONY.revenue", 40e9, "JPY");
    for (const items of [[theirs], [theirs, revenue("own.revenue", 40e9, "USD")]])
      expect(planCompetitor(SONY, knownNumbers(items), ALONE())?.why.wording).toBe("peer-of-other-size");
  });

  it("is with which line of business it competes, where the passage of that line names it", () => {
    const named = { code: null, name: "Accenture plc", found: "named", passage: "passage.a" } as const;
    const products = [
      { name: "Software", passage: "passage.b" },
      { name: "Consulting", passage: "passage.a" },
    ];
    const whyOf = (known: typeof products) =>
      planCompetitor(named, knownNumbers([]), { used: new Map(), products: known })?.why;
    expect(whyOf(products)).toMatchObject({ wording: "peer-named-for", business: "Consulting", refs: ["passage.a"] });
    // With a single line of business there is nothing to tell apart.
    expect(whyOf(products.slice(1))).toMatchObject({ wording: "peer-named", name: "Accenture" });
  });
});
