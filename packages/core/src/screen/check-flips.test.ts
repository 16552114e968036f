import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accountsSide, type CheckInputs, checkOf, evaluate } from "../checks/index.ts";
import { type Fact, fundamentalsAsOf, latestColumns, prepareFacts } from "../fundamentals/index.ts";
import { calendarCompany } from "../fundamentals/made-up-company.fixture.ts";
import type { Day } from "../time/index.ts";
import { accountFactors, checkFlips, type DatedFactors, type FlipDay } from "./index.ts";

/** A company whose current ratio is as given, quarter after quarter, and what its accounts say from each filing on. */
function companyOf(ratios: readonly number[]): readonly Fact[] {
  return calendarCompany({
    flows: { NetIncomeLoss: ratios.map(() => 5) },
    balances: { AssetsCurrent: ratios.map((ratio) => 100 * ratio), LiabilitiesCurrent: ratios.map(() => 100) },
  });
}

function knownOn(facts: readonly Fact[], asOf: Day) {
  return fundamentalsAsOf(prepareFacts(facts), { asOf });
}

function rowsOf(facts: readonly Fact[]): DatedFactors[] {
  const days = [...new Set(facts.map(({ filed }) => filed))].sort((a, b) => a - b);
  return days.map((day) => {
    const fundamentals = knownOn(facts, day);
    const { inputs } = accountsSide({ fundamentals, source: "test" });
    return {
      day,
      type: inputs.companyType,
      currency: fundamentals.currency,
      factors: accountFactors(inputs, latestColumns(fundamentals)),
    };
  });
}

const flipsOf = (id: string, days: readonly FlipDay[]) =>
  days.flatMap(({ day, flips }) => flips.filter((flip) => flip.id === id).map((flip) => ({ day, ...flip })));

describe("flips of checks", () => {
  // Graham asks for current assets of twice the current liabilities (The Intelligent Investor, chapter 14).
  it("are on the days on which a current ratio of 1.9, 2.1, 2.0 and 1.8 is filed: it must be at least 2", () => {
    const facts = companyOf([1.9, 2.1, 2, 1.8]);
    const filed = [...new Set(facts.map((fact) => fact.filed))].sort((a, b) => a - b);
    expect(flipsOf("D2", checkFlips(rowsOf(facts)))).toEqual([
      { day: filed[1], id: "D2", from: "fail", to: "pass", before: 1.9, value: 2.1, threshold: 2 },
      { day: filed[3], id: "D2", from: "pass", to: "fail", before: 2, value: 1.8, threshold: 2 },
    ]);
  });

  it("compare with the last known result where a report leaves the numbers out", () => {
    const without = checkFlips(rowsOf(companyOf([1.9, Number.NaN, Number.NaN, 2.1])));
    expect(flipsOf("D2", without)).toMatchObject([{ from: "fail", to: "pass", before: 1.9, value: 2.1 }]);
    expect(flipsOf("D2", checkFlips(rowsOf(companyOf([2.1, Number.NaN, 2.2]))))).toEqual([]);
  });

  const ratios = fc.array(
    fc.oneof(
      fc.integer({ min: 10, max: 30 }).map((tenths) => tenths / 10),
      fc.constant(Number.NaN),
    ),
    {
      minLength: 1,
      maxLength: 12,
    },
  );

  it("alternate, and lead from the first known result of a check to its last", () => {
    fc.assert(
      fc.property(ratios, (given) => {
        const facts = companyOf(given);
        if (facts.length === 0) return;
        const days = checkFlips(rowsOf(facts));
        for (const id of ["D2", "F2"] as const) {
          const flips = flipsOf(id, days);
          expect(flips.slice(1).map(({ from }) => from)).toEqual(flips.slice(0, -1).map(({ to }) => to));
          const last = flips.at(-1);
          if (!last) continue;
          const { inputs } = accountsSide({ fundamentals: knownOn(facts, last.day), source: "test" });
          // What D2 and F2 read is of the accounts alone.
          expect(evaluate(checkOf(id), inputs as CheckInputs).result).toBe(last.to);
        }
      }),
    );
  });

  it("stay as they are when later filings come", () => {
    fc.assert(
      fc.property(ratios, fc.nat(11), (given, cut) => {
        const facts = companyOf(given);
        const until = [...new Set(facts.map(({ filed }) => filed))].sort((a, b) => a - b)[cut];
        if (until === undefined) return;
        const before = checkFlips(rowsOf(facts.filter(({ filed }) => filed <= until)));
        expect(before).toEqual(checkFlips(rowsOf(facts)).filter(({ day }) => day <= until));
      }),
    );
  });
});
