import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HONESTY_GRADES, type HonestyInput } from "./honesty-findings.ts";
import { honestyGrade } from "./honesty-grade.ts";

/** A backtest with nothing against it. */
const SOUND: HonestyInput = {
  changedSignals: 0,
  hasSurvivorBias: false,
  trades: 240,
  investedYears: 12,
  observations: 3024,
  minimumTrackRecord: 900,
  probabilisticSharpe: 0.99,
  deflatedSharpe: 0.96,
  overfittingProbability: 0.1,
  lagLoss: 0.05,
  breakEvenCost: 0.004,
  assumedCost: 0.0015,
  walkForwardEfficiency: 0.7,
  excess: { low: 0.01, high: 0.08 },
  daysSinceSaved: 300,
};

/** One with all against it. */
const UNSOUND: HonestyInput = {
  changedSignals: 5,
  hasSurvivorBias: true,
  trades: 3,
  investedYears: 1,
  observations: 10,
  minimumTrackRecord: 900,
  probabilisticSharpe: 0.1,
  deflatedSharpe: 0.1,
  overfittingProbability: 0.9,
  lagLoss: 0.9,
  breakEvenCost: 0,
  assumedCost: 0.0015,
  walkForwardEfficiency: -1,
  excess: { low: -0.2, high: -0.1 },
  daysSinceSaved: 0,
};

const NAMES = Object.keys(SOUND) as (keyof HonestyInput)[];
const UNKNOWN = Object.fromEntries(NAMES.map((name) => [name, null])) as unknown as HonestyInput;

const place = (input: HonestyInput) => HONESTY_GRADES.indexOf(honestyGrade(input).grade);
const stateOf = (input: Partial<HonestyInput>, rule: string) =>
  honestyGrade({ ...SOUND, ...input }).findings.find((finding) => finding.rule === rule)?.state;

describe("the grade of a backtest", () => {
  it("is A where nothing speaks against it, and from the first day out of sample on", () => {
    expect(honestyGrade(SOUND)).toMatchObject({ grade: "A", marks: 0 });
    expect(honestyGrade({ ...SOUND, daysSinceSaved: 1 })).toMatchObject({ grade: "A", marks: 1 });
  });

  it("is no A while overfitting or what happens out of sample is unknown: also of a strategy saved today", () => {
    for (const unknown of [{ overfittingProbability: null }, { daysSinceSaved: null }, { daysSinceSaved: 0 }])
      expect(honestyGrade({ ...SOUND, ...unknown })).toMatchObject({ grade: "B", marks: 1 });
    expect(stateOf({ daysSinceSaved: 0 }, "HON-13")).toBe("unknown");
  });

  it.each([
    // Marks by hand: three for what fails, one for a warning or what is not known.
    [{ investedYears: 7, lagLoss: 0.3, daysSinceSaved: 0 }, 3, "B"],
    [{ deflatedSharpe: 0.5, investedYears: 7 }, 4, "B"],
    [{ deflatedSharpe: 0.5, investedYears: 3 }, 6, "C"],
    [{ deflatedSharpe: 0.5, investedYears: 3, lagLoss: 0.8, walkForwardEfficiency: 0.1 }, 12, "D"],
    [
      { deflatedSharpe: 0.5, probabilisticSharpe: 0.5, investedYears: 3, lagLoss: 0.8, walkForwardEfficiency: 0.1 },
      15,
      "E",
    ],
  ] as const)("counts what speaks against it: %j", (input, marks, grade) => {
    expect(honestyGrade({ ...SOUND, ...input })).toMatchObject({ marks, grade });
  });

  it("is F at best where a signal knew the future, C without the companies that are gone, D with few trades", () => {
    expect(honestyGrade({ ...SOUND, changedSignals: 1 }).grade).toBe("F");
    expect(honestyGrade({ ...SOUND, hasSurvivorBias: true }).grade).toBe("C");
    expect(honestyGrade({ ...SOUND, trades: 29 }).grade).toBe("D");
    expect(honestyGrade({ ...SOUND, trades: 30 }).grade).toBe("A");
  });

  it("is no A where nobody looked for the future or for the companies that are gone", () => {
    expect(honestyGrade({ ...SOUND, changedSignals: null }).grade).toBe("B");
    expect(honestyGrade({ ...SOUND, hasSurvivorBias: null }).grade).toBe("B");
    expect(honestyGrade(UNKNOWN)).toMatchObject({ grade: "D", marks: 13 });
  });

  it("gives each finding its number, and none to what is not known", () => {
    const { findings } = honestyGrade({ ...SOUND, trades: 12, deflatedSharpe: Number.NaN });
    expect(findings[2]).toEqual({ rule: "HON-03", state: "fail", value: 12, cap: "D" });
    expect(findings[6]).toEqual({ rule: "HON-07", state: "unknown", value: null, cap: null });
    expect(findings.map(({ rule }) => rule)).toEqual(
      Array.from({ length: 13 }, (_, k) => `HON-${String(k + 1).padStart(2, "0")}`),
    );
  });

  it.each([
    ["HON-01", { changedSignals: 0 }, null, { changedSignals: 1 }],
    ["HON-02", { hasSurvivorBias: false }, null, { hasSurvivorBias: true }],
    ["HON-03", { trades: 100 }, { trades: 99 }, { trades: 29 }],
    ["HON-04", { investedYears: 10 }, { investedYears: 9.9 }, { investedYears: 4.9 }],
    ["HON-05", { observations: 900 }, { observations: 450 }, { minimumTrackRecord: Number.POSITIVE_INFINITY }],
    ["HON-06", { probabilisticSharpe: 0.95 }, { probabilisticSharpe: 0.8 }, { probabilisticSharpe: 0.79 }],
    ["HON-07", { deflatedSharpe: 0.95 }, { deflatedSharpe: 0.8 }, { deflatedSharpe: 0.79 }],
    ["HON-08", { overfittingProbability: 0.2 }, { overfittingProbability: 0.5 }, { overfittingProbability: 0.51 }],
    ["HON-09", { lagLoss: -0.1 }, { lagLoss: 0.5 }, { lagLoss: 0.51 }],
    ["HON-10", { breakEvenCost: 0.003 }, { breakEvenCost: 0.0015 }, { assumedCost: 0 }],
    ["HON-11", { walkForwardEfficiency: 0.5 }, { walkForwardEfficiency: 0.25 }, { walkForwardEfficiency: -1 }],
    ["HON-12", { excess: { low: 1e-9, high: 1 } }, { excess: { low: -1, high: 0 } }, { excess: { low: -2, high: -1 } }],
    ["HON-13", { daysSinceSaved: 252 }, { daysSinceSaved: 1 }, null],
  ] as const)("%s passes, warns and fails at its bounds", (rule, pass, warn, fail) => {
    expect(stateOf(pass, rule)).toBe("pass");
    if (warn) expect(stateOf(warn, rule)).toBe("warn");
    if (fail) expect(stateOf(fail, rule)).toBe("fail");
  });
});

/** Each input with a case that is better, or unknown: whole ranges of what a backtest can show, bounds included. */
const share = fc.double({ min: 0, max: 1, noNaN: true });
const INPUTS = fc.record<HonestyInput>({
  changedSignals: fc.option(fc.integer({ min: 0, max: 3 })),
  hasSurvivorBias: fc.option(fc.boolean()),
  trades: fc.option(fc.integer({ min: 0, max: 300 })),
  investedYears: fc.option(fc.double({ min: 0, max: 30, noNaN: true })),
  observations: fc.option(fc.integer({ min: 2, max: 6000 })),
  minimumTrackRecord: fc.option(fc.oneof(fc.double({ min: 1, max: 9000, noNaN: true }), fc.constant(Infinity))),
  probabilisticSharpe: fc.option(share),
  deflatedSharpe: fc.option(share),
  overfittingProbability: fc.option(share),
  lagLoss: fc.option(fc.double({ min: -1, max: 2, noNaN: true })),
  breakEvenCost: fc.option(fc.double({ min: 0, max: 0.005, noNaN: true })),
  assumedCost: fc.option(fc.double({ min: 0.0001, max: 0.005, noNaN: true })),
  walkForwardEfficiency: fc.option(fc.double({ min: -2, max: 2, noNaN: true })),
  excess: fc.option(
    fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), share).map(([low, width]) => ({ low, high: low + width })),
  ),
  daysSinceSaved: fc.option(fc.integer({ min: 0, max: 1000 })),
});

/** What makes an input better by some amount. */
const BETTER: {
  readonly [Name in keyof HonestyInput]: (value: NonNullable<HonestyInput[Name]>, by: number) => unknown;
} = {
  changedSignals: (value, by) => Math.max(0, value - Math.ceil(3 * by)),
  hasSurvivorBias: () => false,
  trades: (value, by) => value + Math.round(300 * by),
  investedYears: (value, by) => value + 20 * by,
  observations: (value, by) => value + Math.round(5000 * by),
  minimumTrackRecord: (value, by) => value * (1 - by),
  probabilisticSharpe: (value, by) => value + (1 - value) * by,
  deflatedSharpe: (value, by) => value + (1 - value) * by,
  overfittingProbability: (value, by) => value * (1 - by),
  lagLoss: (value, by) => value - by,
  breakEvenCost: (value, by) => value + 0.005 * by,
  assumedCost: (value, by) => value * (1 - 0.9 * by),
  walkForwardEfficiency: (value, by) => value + by,
  excess: ({ low, high }, by) => ({ low: low + by, high: high + by }),
  daysSinceSaved: (value, by) => value + Math.round(500 * by),
};

/** What is examined together, since one finding needs both. */
const PAIRS: readonly (readonly (keyof HonestyInput)[])[] = [
  ["observations", "minimumTrackRecord"],
  ["breakEvenCost", "assumedCost"],
];
const EXAMINED = [
  ...PAIRS,
  ...NAMES.filter((name) => !PAIRS.flat().includes(name)).map((name): readonly (keyof HonestyInput)[] => [name]),
];

function picked(from: HonestyInput, names: readonly (keyof HonestyInput)[]): Partial<HonestyInput> {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}

describe("a better backtest", () => {
  it("never has a worse grade, whichever number improves", () => {
    const names = fc.constantFrom(...NAMES);
    fc.assert(
      fc.property(INPUTS, names, share, (input, name, by) => {
        const value = input[name];
        fc.pre(value !== null);
        const better = (BETTER[name] as (value: unknown, by: number) => unknown)(value, by);
        expect(place({ ...input, [name]: better })).toBeLessThanOrEqual(place(input));
      }),
      { numRuns: 2000 },
    );
  });

  it("never has a worse grade where what is unknown turns out well, nor a better one where it turns out badly", () => {
    fc.assert(
      fc.property(INPUTS, fc.subarray(EXAMINED), (input, examined) => {
        const as = (from: HonestyInput) => place({ ...input, ...picked(from, examined.flat()) });
        expect(as(SOUND)).toBeLessThanOrEqual(as(UNKNOWN));
        expect(as(UNKNOWN)).toBeLessThanOrEqual(as(UNSOUND));
      }),
    );
  });
});
