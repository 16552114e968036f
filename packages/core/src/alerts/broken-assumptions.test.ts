import { describe, expect, it } from "vitest";
import { day } from "../time/index.ts";
import { type AssumptionsReport, afterSplits, brokenAssumptions, pastBroken } from "./index.ts";

describe("assumptions of a valuation", () => {
  it("are broken by what is worse by more than a twentieth, a growth by more than a point", () => {
    const assumed = { growth: 0.08, baseFlow: 100, netDebt: -20, shares: 100, eps: 3 };
    expect(brokenAssumptions(assumed, { ...assumed, growth: 0.071, baseFlow: 96, shares: 104 })).toEqual([]);
    expect(brokenAssumptions(assumed, { ...assumed, eps: 4, netDebt: -50 })).toEqual([]);
    const broken = brokenAssumptions(assumed, { ...assumed, netDebt: -10, shares: 110 });
    expect(broken.map(({ assumption, by }) => [assumption, by])).toEqual([
      ["netDebt", 0.5],
      ["shares", 0.1],
    ]);
  });

  it("are counted in the shares of after a split, and mean the same", () => {
    const assumed = { growth: 0.08, baseFlow: 100, shares: 100, eps: 3 };
    const reported = { growth: 0.08, baseFlow: 100, shares: 400, eps: 0.75 };
    expect(brokenAssumptions(afterSplits(assumed, 4), reported)).toEqual([]);
    expect(brokenAssumptions(assumed, reported).map(({ assumption }) => assumption)).toEqual(["shares", "eps"]);
    expect(afterSplits(afterSplits(assumed, 4), 1 / 4)).toEqual(assumed);
  });

  it("of a past report are those of the report before, in the shares of the later one", () => {
    const report = (text: string, baseFlow: number, shares: number, splitRatio = 1): AssumptionsReport => ({
      day: day(text),
      reported: { baseFlow, shares },
      splitRatio,
    });
    const reports = [
      report("2023-02-01", 100, 10),
      report("2023-05-01", 90, 10),
      report("2023-08-01", 95, 20, 2),
      report("2023-11-01", 94, 22),
    ];
    const asReported = (reported: AssumptionsReport["reported"]) => reported;
    expect(pastBroken(reports, asReported)).toEqual([day("2023-05-01"), day("2023-11-01")]);
    // A reader who assumes a fifth less than what is reported is not disappointed by a tenth less.
    const careful = ({ baseFlow = 0, ...others }: AssumptionsReport["reported"]) => ({
      ...others,
      baseFlow: baseFlow * 0.8,
    });
    expect(pastBroken(reports, careful)).toEqual([day("2023-11-01")]);
    expect(pastBroken(reports.slice(0, 1), asReported)).toEqual([]);
  });
});
