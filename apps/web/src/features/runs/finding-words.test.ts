import { honestyGrade } from "@plumbline/core/stats";
import { describe, expect, it } from "vitest";
import { runs } from "../../i18n/catalogue/en/runs.ts";

/** Nothing is known: every rule still says so. */
const { findings } = honestyGrade({
  changedSignals: null,
  hasSurvivorBias: null,
  trades: null,
  years: null,
  observations: null,
  minimumTrackRecord: null,
  probabilisticSharpe: null,
  deflatedSharpe: null,
  overfittingProbability: null,
  lagLoss: null,
  breakEvenCost: null,
  assumedCost: null,
  walkForwardEfficiency: null,
  excess: null,
  daysSinceSaved: null,
});

describe("what honesty finds", () => {
  it.each(findings.map(({ rule }) => rule))("has a sentence for %s, known and unknown", (id) => {
    const keys = Object.keys(runs).filter((key) => key.startsWith(`runs.finding.${id}`));
    expect(keys).toContain(`runs.finding.${id}.unknown`);
    expect(keys.length).toBeGreaterThanOrEqual(2);
  });
});
