import { describe, expect, it } from "vitest";
import type { EvidenceItem } from "../evidence.ts";
import { knownNumbers } from "../facts.ts";
import { planCompetitor } from "./plan-competitor.ts";

const SOURCE = { source: "sec", form: "20-F", filedAt: "2024-06-20", periodEnd: "2024-03-31" } as const;
const SONY = { code: "SONY", name: "Sony Group Corp", found: "industry", passage: null } as const;

function revenue(id: string, value: number, currency: string): EvidenceItem {
  return { id, kind: "peer", asOf: "2024-06-20", figure: { value, provenance: SOURCE }, unit: "money", currency };
}

describe("what is said of a competitor", () => {
  it("is that it is larger, when it sells more in the same currency", () => {
    const numbers = knownNumbers([revenue("peer.SONY.revenue", 90e9, "USD"), revenue("own.revenue", 40e9, "USD")]);
    expect(planCompetitor(SONY, numbers, new Map())?.strongerIn?.wording).toBe("stronger-revenue");
  });

  it("is nothing about size, when its sales are an amount of another currency", () => {
    const numbers = knownNumbers([revenue("peer.SONY.revenue", 13e12, "JPY"), revenue("own.revenue", 40e9, "USD")]);
    expect(planCompetitor(SONY, numbers, new Map())).toMatchObject({ strongerIn: null, weakerIn: null });
  });
});
