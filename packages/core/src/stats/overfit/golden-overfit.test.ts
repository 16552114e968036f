import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { backtestOverfitting, deflatedSharpe, expectedMaximumSharpe, probabilisticSharpe } from "../index.ts";
import { minimumTrackRecord } from "./probabilistic-sharpe.ts";

interface Case {
  readonly input: Readonly<Record<"sr" | "sr0" | "srTarget" | "T" | "skew" | "kurt" | "confidence", number>>;
}

/** golden-overfit.json: computed apart from this code, with 50 digits. */
interface GoldenOverfit {
  readonly tolerance: { readonly abs: number };
  readonly paperExample: {
    readonly input: Readonly<
      Record<
        "annualSharpe" | "periodsPerYear" | "T" | "trials" | "varianceOfAnnualTrialSharpes" | "skew" | "kurtosis",
        number
      >
    >;
    readonly sr0PerPeriod: number;
    readonly dsr: number;
    readonly dsr46: number;
  };
  readonly psr: readonly (Case & { readonly psr: number })[];
  readonly minTrackRecord: Case & { readonly observations: number };
  readonly expectedMaxSharpe: readonly { readonly n: number; readonly varTrials: number; readonly value: number }[];
  readonly cscv: readonly {
    readonly name: string;
    readonly M: readonly (readonly number[])[];
    readonly S: number;
    readonly expected: Readonly<Record<"combinations" | "pbo" | "probOosLoss", number>> & {
      readonly logits: readonly number[];
    };
  }[];
}

const golden = (): GoldenOverfit => JSON.parse(readFileSync(sharedFile("golden/golden-overfit.json"), "utf8"));

describe.skipIf(needsSharedData)("the golden numbers of overfitting", () => {
  const { tolerance, paperExample, psr, minTrackRecord, expectedMaxSharpe, cscv } = needsSharedData
    ? ({ psr: [], expectedMaxSharpe: [], cscv: [] } as unknown as GoldenOverfit)
    : golden();
  const near = (value: number, expected: number) =>
    expect(Math.abs(value - expected), `${value} for ${expected}`).toBeLessThanOrEqual(tolerance.abs);

  it("hold for the probabilistic Sharpe ratio", () => {
    expect(psr.length).toBeGreaterThan(1);
    for (const { input, psr: expected } of psr) {
      const sample = { sharpe: input.sr, observations: input.T, skewness: input.skew, kurtosis: input.kurt };
      near(probabilisticSharpe(sample, input.sr0), expected);
    }
  });

  it("hold for the minimum track record", () => {
    const { sr, skew, kurt, srTarget, confidence } = minTrackRecord.input;
    const sample = { sharpe: sr, observations: 2, skewness: skew, kurtosis: kurt };
    near(minimumTrackRecord(sample, { benchmark: srTarget, confidence }), minTrackRecord.observations);
  });

  it("hold for the Sharpe ratio that the best of worthless trials has", () => {
    expect(expectedMaxSharpe.length).toBeGreaterThan(1);
    for (const { n, varTrials, value } of expectedMaxSharpe) {
      near(expectedMaximumSharpe({ count: n, variance: varTrials }), value);
    }
  });

  it("hold for the example of the paper of the deflated Sharpe ratio", () => {
    const { input, sr0PerPeriod, dsr, dsr46 } = paperExample;
    const variance = input.varianceOfAnnualTrialSharpes / input.periodsPerYear;
    const best = {
      sharpe: input.annualSharpe / Math.sqrt(input.periodsPerYear),
      observations: input.T,
      skewness: input.skew,
      kurtosis: input.kurtosis,
    };
    near(expectedMaximumSharpe({ count: input.trials, variance }), sr0PerPeriod);
    near(deflatedSharpe(best, { count: input.trials, variance }), dsr);
    near(deflatedSharpe(best, { count: 46, variance }), dsr46);
  });

  it.each(cscv)("hold for cross-validation: $name", async ({ M, S, expected }) => {
    const trials = (M[0] ?? []).map((_, trial) => Float64Array.from(M, (row) => row[trial] as number));
    const found = await backtestOverfitting(trials, { blocks: S });
    if ("because" in found) throw new Error(found.because);
    near(found.probability, expected.pbo);
    near(found.lossProbability, expected.probOosLoss);
    expect(found.logits).toHaveLength(expected.combinations);
    expected.logits.forEach((logit, split) => {
      near(found.logits[split] as number, logit);
    });
  });
});
