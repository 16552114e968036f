import { describe, expect, it } from "vitest";
import type { Fact } from "../facts/fact.ts";
import type { Entry } from "./entry.ts";
import { filing, INCOME, reconciledOn, type Stretch, yearOf } from "./made-up-filings.fixture.ts";
import { SLOT } from "./spans.ts";
import { sumVerdict } from "./sum-verdict.ts";

const SLOTS_OF: Partial<Record<Stretch, number>> = { q2: SLOT.q2, q4: SLOT.q4, h1: SLOT.halfYear };

/** The verdict on what is filed for a stretch of 2020. */
function verdictOn(stretch: Stretch, ...filings: readonly (readonly Fact[])[]) {
  const lines = reconciledOn("2030-01-01", filings.flat(), INCOME);
  return sumVerdict(lines, yearOf(lines, 2020).usable[SLOTS_OF[stretch] as number]?.at(-1) as Entry);
}

const income = (name: string, amounts: Parameters<typeof filing>[1]) => filing(name, amounts, "NetIncomeLoss");

describe("the sums of a year (REC-22)", () => {
  const FIRST = income("10-Q 2020-05-01", { "2020 q1": 1_001 });

  it("confirm a quarter that makes up the half year with the one before", () => {
    expect(verdictOn("q2", FIRST, income("10-Q 2020-08-01", { "2020 q2": 1_011, "2020 h1": 2_012 }))).toBe("holds");
  });

  it("speak against both where they do not", () => {
    const second = income("10-Q 2020-08-01", { "2020 q2": 607, "2020 h1": 2_012 });
    expect(verdictOn("q2", FIRST, second)).toBe("broken");
    expect(verdictOn("h1", FIRST, second)).toBe("broken");
  });

  it("say nothing where a part of them is missing", () => {
    expect(verdictOn("q2", income("10-Q 2020-08-01", { "2020 q2": 607, "2020 h1": 2_012 }))).toBe("unknown");
  });

  // AbbVie in 2020, in millions: a fourth quarter of 36 in a year of 4,616; half a percent of the year is 23.
  it.each([
    [36, "holds"],
    [22, "unknown"],
  ] as const)("do not confirm a small part by the tolerance of the whole: %i in 4,616", (fourth, verdict) => {
    const reports = [
      income("10-Q 2020-05-01", { "2020 q1": 3_010 }),
      income("10-Q 2020-08-01", { "2020 q2": -738, "2020 h1": 2_272 }),
      income("10-Q 2020-11-01", { "2020 q3": 2_308, "2020 n9": 4_580 }),
    ];
    expect(verdictOn("q4", ...reports, income("10-K 2021-02-19", { "2020 q4": fourth, "2020 fy": 4_616 }))).toBe(
      verdict,
    );
  });

  it("do not tell the order of quarters that one filing alone states", () => {
    const quarters = { "2020 q1": 1_001, "2020 q2": 1_011, "2020 q3": 1_021, "2020 q4": 1_031, "2020 fy": 4_064 };
    expect(verdictOn("q2", income("10-K 2021-02-15", quarters))).toBe("unknown");
    const reports = [
      FIRST,
      income("10-Q 2020-08-01", { "2020 q2": 1_011 }),
      income("10-Q 2020-11-01", { "2020 q3": 1_021 }),
    ];
    expect(verdictOn("q4", ...reports, income("10-K 2021-02-15", quarters))).toBe("holds");
  });
});
