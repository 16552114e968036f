import { describe, expect, it } from "vitest";
import type { Fact } from "../facts/fact.ts";
import { prepareFacts } from "../facts/prepare-facts.ts";
import { filing } from "./made-up-filings.fixture.ts";
import { isProfitAboveRevenue } from "./profit-bound.ts";

/** Coca-Cola's report of October 2019 in millions: a third quarter with a revenue of 9,507 and a gross profit of 5,740. */
function judged(amounts: Readonly<Record<string, number>>) {
  const facts = Object.entries(amounts).flatMap(([concept, value]) =>
    filing("10-Q 2019-10-24", { "2019 q3": value }, concept),
  );
  const prepared = prepareFacts(facts);
  return facts.map((fact: Fact) => isProfitAboveRevenue(prepared, fact));
}

describe("a profit above the revenue of its filing and period (REC-22)", () => {
  it("makes both doubtful", () => {
    expect(judged({ Revenues: 5_704, GrossProfit: 5_740 })).toEqual([true, true]);
    expect(judged({ Revenues: 5_704, OperatingIncomeLoss: 5_800 })).toEqual([true, true]);
  });

  it("is none below the revenue, or below the largest of its names", () => {
    expect(judged({ Revenues: 9_507, GrossProfit: 5_740 })).toEqual([false, false]);
    expect(judged({ Revenues: 5_704, SalesRevenueNet: 9_507, GrossProfit: 5_740 })).toEqual([false, false, false]);
  });

  it("says nothing of other amounts, or without a revenue", () => {
    expect(judged({ GrossProfit: 5_740 })).toEqual([false]);
    expect(judged({ Revenues: 5_704, NetIncomeLoss: 5_800 })).toEqual([false, false]);
  });
});
