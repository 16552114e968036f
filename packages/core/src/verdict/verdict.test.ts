import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inputsOf, type PlainInputs } from "../checks/check-inputs.fixture.ts";
import { type CheckId, checkOf } from "../checks/index.ts";
import { figure } from "../figure/index.ts";
import { COMPANY_TYPES, type CompanyType } from "../fundamentals/index.ts";
import { buildMatrix, SCREEN_METRICS } from "../screen/index.ts";
import { VERDICT_DIMENSIONS, type VerdictDimension } from "../words/index.ts";
import { checkScore, countScore, gapScore } from "./part-scores.ts";
import { noTargetSigns, type TargetSigns } from "./target-signs.ts";
import { type JudgedDimension, scoreOf, stockVerdict } from "./verdict.ts";
import { VERDICT_PARTS } from "./verdict-part.ts";

const NO_TARGETS = noTargetSigns("no-targets");

/** The verdict on the first of some companies of one industry. */
function verdictOn(
  companies: readonly PlainInputs[],
  { type = "other", targets = NO_TARGETS }: { type?: CompanyType; targets?: TargetSigns } = {},
): Readonly<Record<VerdictDimension, JudgedDimension>> {
  const matrix = buildMatrix(companies.map((one) => ({ inputs: inputsOf(type, one), sector: 0, industry: 0 })));
  const dimensions = stockVerdict({ matrix, row: 0, targets }).map((one) => [one.dimension, one] as const);
  return Object.fromEntries(dimensions) as Record<VerdictDimension, JudgedDimension>;
}

const partOf = ({ parts }: JudgedDimension, id: string) => parts.find(({ part }) => part.id === id);

/** Peers with an earnings yield of 2, 4, 6, 8 %. */
const PEERS: readonly PlainInputs[] = [2, 4, 6, 8].map((eps) => ({ priceInAccounts: 100, epsTtm: eps }));

describe("the score of a part", () => {
  it("of a value is half at the price, and full or none half the price away from it", () => {
    expect([-0.9, -0.5, -0.25, 0, 0.25, 0.5, 3].map(gapScore)).toEqual([0, 0, 0.25, 0.5, 0.75, 1, 1]);
  });

  it("of a check is half within a tenth of its threshold, on either side", () => {
    expect([checkScore("pass"), checkScore("near"), checkScore("fail")]).toEqual([1, 0.5, 0]);
    expect([checkScore("unknown"), checkScore("not-applicable")]).toEqual([Number.NaN, Number.NaN]);
  });

  it("of a few analysts stays near a half, by the rule of succession", () => {
    // Laplace: (yes + 1) / (of + 2).
    expect(countScore({ yes: 0, of: 0 })).toBe(0.5);
    expect(countScore({ yes: 1, of: 1 })).toBeCloseTo(2 / 3, 12);
    expect(countScore({ yes: 9, of: 9 })).toBeCloseTo(10 / 11, 12);
  });
});

describe("the verdict on a company", () => {
  it("takes a value by a model from the same check as the page, as gap to the price", () => {
    const { value } = verdictOn([{ priceInAccounts: 80, dcfValue: 100, grahamValue: 60, epsTtm: 5 }]);
    // 100 / 80 - 1 = 0.25 above the price, 60 / 80 - 1 = 0.25 below it.
    expect(partOf(value, "dcf")?.score).toBeCloseTo(0.75, 12);
    expect(partOf(value, "graham")?.score).toBeCloseTo(0.25, 12);
  });

  it("scores a value of nothing with 0, and says why", () => {
    const { value } = verdictOn([{ priceInAccounts: 80, dcfValue: -5, grahamValue: 60 }]);
    expect(partOf(value, "dcf")).toMatchObject({ score: 0, because: "denominator-not-positive", state: "fail" });
  });

  it("sees a company among five stocks of its industry, and not among four", () => {
    const own = { priceInAccounts: 100, epsTtm: 7 };
    expect(partOf(verdictOn([own, ...PEERS]).value, "earningsYield")).toMatchObject({
      score: 0.75,
      place: { share: 0.75, peers: "industry", others: 4 },
    });
    const alone = partOf(verdictOn([own, ...PEERS.slice(1)]).value, "earningsYield");
    expect(alone).toMatchObject({ score: Number.NaN, because: "too-few-members" });
  });

  it("of a small industry sees its place in the sector", () => {
    const companies = [{ priceInAccounts: 100, epsTtm: 7 }, ...PEERS];
    const rows = companies.map((one, k) => ({ inputs: inputsOf("other", one), sector: 0, industry: k < 2 ? 0 : 1 }));
    const [value] = stockVerdict({ matrix: buildMatrix(rows), row: 0, targets: NO_TARGETS });
    expect(value && partOf(value, "earningsYield")?.place).toEqual({ share: 0.75, peers: "sector", others: 4 });
  });

  it("judges a bank by the checks of banks, and leaves out what means nothing for it", () => {
    const { health } = verdictOn([{ assets: 1000, equity: 100, deposits: 800, liabilities: 900, loans: 600 }], {
      type: "bank",
    });
    expect(health.parts.map(({ part }) => part.id)).toEqual([
      ...["D4", "B1", "B2", "B3", "B4", "equityToAssets", "returnOnEquityDeviation"],
    ]);
    // 10 times assets on equity, 89 % deposits, 75 % of deposits lent: three passes of seven parts are too few to judge.
    expect([health.known, health.score]).toEqual([3, null]);
  });

  it("joins what analysts say: the gap of the consensus, firms above the price, targets raised", () => {
    const provenance = { source: "demo" };
    const known = figure(0.1, provenance, "no-targets");
    const { expectations } = verdictOn([{}], {
      targets: {
        consensus: known,
        above: { yes: 5, of: 8, figure: known },
        raised: { yes: 1, of: 4, figure: known },
      },
    });
    // 0.6, 6/10, 2/6.
    expect(expectations.score).toBeCloseTo((0.6 + 0.6 + 1 / 3) / 3, 12);
    expect(verdictOn([{}]).expectations).toMatchObject({ score: null, because: "no-targets", known: 0 });
  });

  it("of a company of which nothing is known has no score and a reason for each dimension", () => {
    for (const { score, because } of Object.values(verdictOn([{}]))) {
      expect(score).toBeNull();
      expect(because).not.toBeNull();
    }
  });
});

describe("the score of a dimension", () => {
  const part = fc.record({
    score: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: Number.NaN }),
    because: fc.constant("not-reported" as const),
  });
  const parts = fc.array(part, { maxLength: 12 });

  it("is known from half of its parts on, at least two", () => {
    const of = (...scores: number[]) => scoreOf(scores.map((score) => ({ score, because: "not-reported" }))).score;
    expect(of(1)).toBeNull();
    expect(of(1, Number.NaN, Number.NaN, Number.NaN)).toBeNull();
    expect(of(1, 0, Number.NaN, Number.NaN)).toBe(0.5);
    expect(of(1, 0, Number.NaN, Number.NaN, Number.NaN)).toBeNull();
    expect(scoreOf([]).because).toBe("not-applicable");
  });

  it("lies between its lowest and its highest known part", () => {
    fc.assert(
      fc.property(parts, (some) => {
        const { score, known } = scoreOf(some);
        const scores = some.map((one) => one.score).filter((one) => !Number.isNaN(one));
        expect(known).toBe(scores.length);
        if (score === null) return;
        expect(score).toBeGreaterThanOrEqual(Math.min(...scores) - 1e-12);
        expect(score).toBeLessThanOrEqual(Math.max(...scores) + 1e-12);
      }),
    );
  });

  it("never falls when a part gets better, and does not ask in which order they stand", () => {
    fc.assert(
      fc.property(parts, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (some, at, rise) => {
        const better = some.map((one, k) =>
          k === at % some.length ? { ...one, score: one.score + (1 - one.score) * rise } : one,
        );
        expect(scoreOf(better).score ?? 0).toBeGreaterThanOrEqual((scoreOf(some).score ?? 0) - 1e-12);
        expect(scoreOf(some.toReversed()).score ?? -1).toBeCloseTo(scoreOf(some).score ?? -1, 12);
      }),
    );
  });

  it("is not moved by a part that is not known, as long as it is judged", () => {
    fc.assert(
      fc.property(parts, (some) => {
        const more = scoreOf([...some, { score: Number.NaN, because: "not-reported" }]).score;
        if (more !== null) expect(more).toBe(scoreOf(some).score);
      }),
    );
  });
});

describe("the parts of the verdict", () => {
  const all = VERDICT_DIMENSIONS.flatMap((dimension) => VERDICT_PARTS[dimension]);

  it("are checks and numbers of the screener, each once", () => {
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const part of all) {
      if ("check" in part) expect(checkOf(part.check as CheckId).id).toBe(part.check);
      if ("metric" in part) expect(SCREEN_METRICS.map(({ id }) => id)).toContain(part.metric);
    }
  });

  it("leave every kind of company at least two parts in every dimension", () => {
    for (const type of COMPANY_TYPES) {
      for (const { dimension, parts: own } of Object.values(verdictOn([{}], { type }))) {
        expect(own.length, `${type} ${dimension}`).toBeGreaterThanOrEqual(2);
      }
    }
  });
});
