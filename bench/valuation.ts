import { existsSync } from "node:fs";
import { prepareFacts } from "@plumbline/core/fundamentals";
import { type Day, dayOf } from "@plumbline/core/time";
import { equityRiskPremiumOn, fairValueHistory, type MarketInputs, monthEnds } from "@plumbline/core/valuation";
import {
  type DcfInputs,
  discountedCashFlow,
  graham,
  histogram,
  MONTE_CARLO_DEFAULTS,
  monteCarlo,
  reverseDiscountRate,
  reverseGrowth,
  scenarios,
  sensitivityGrid,
  tornado,
} from "@plumbline/core/valuation/model";
import { factsOfFile } from "../packages/core/src/fundamentals/company-facts.fixture.ts";
import { sharedFile } from "../scripts/shared-data.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const ROUNDS = sized(60, 2);
const APPLE = "companyfacts_full/2026-04/CIK0000320193.json.gz";

const FIRM: DcfInputs = {
  baseFlow: 98_767e6,
  shortTermGrowth: 0.087,
  longTermGrowth: 0.056,
  terminalGrowth: 0.025,
  wacc: 0.088,
  netDebt: 43_960e6,
  shares: 15_004_697_000,
};

/** What a moved slider costs, the simulation off the main thread, and the history of fair values. */
export async function run(): Promise<Measurement[]> {
  const measurements = [
    milliseconds("all numbers of the valuation page after a slider moved", "< 16 ms at a quarter of the speed", frame),
    milliseconds("Monte Carlo, 10,000 paths, with histogram", "< 150 ms", simulation),
  ];
  if (!existsSync(sharedFile(`data/fundamentals/${APPLE}`))) return measurements;
  const prepared = prepareFacts(factsOfFile(APPLE));
  return [
    ...measurements,
    milliseconds("fair value history, AAPL, month by month over ten years", "< 30 ms", () =>
      fairValueHistory(prepared, {
        days: monthEnds(dayOf(2026, 3, 15), 120),
        market,
        source: "sec",
        sic: 3571,
        splits: SPLITS,
      }),
    ),
  ];
}

function frame(): unknown {
  const outcome = discountedCashFlow(FIRM, 0.0425);
  return [
    outcome,
    sensitivityGrid(FIRM),
    tornado(FIRM),
    scenarios(FIRM),
    reverseGrowth(FIRM, 270),
    reverseGrowth(FIRM, 270, "linked"),
    reverseDiscountRate(FIRM, 270),
    graham({ eps: 7.46, growth: 0.15 }),
  ];
}

function simulation(): unknown {
  const outcome = monteCarlo(FIRM, MONTE_CARLO_DEFAULTS);
  if (outcome.value === null) throw new Error(outcome.because);
  const { values, percentiles } = outcome;
  return histogram(values, { count: 40, low: percentiles.p5, high: percentiles.p95 });
}

const SPLITS = [
  { exDay: dayOf(2014, 6, 9), ratio: 7 },
  { exDay: dayOf(2020, 8, 31), ratio: 4 },
];

/** A quiet market in which the share gains a per cent a month. */
function market(day: Day): MarketInputs {
  const quoted = (value: number) => ({ value, provenance: { source: "bench" } });
  return {
    price: quoted(100 * 1.01 ** ((day - dayOf(2016, 1, 1)) / 30)),
    riskFreeRate: quoted(0.0425),
    equityRiskPremium: equityRiskPremiumOn(day),
    beta: { adjusted: quoted(1.1), raw: 1.15, months: 60 },
    bondYield: quoted(0.052),
  };
}

/** The median time of one call, after as many calls to warm up. */
function milliseconds(name: string, goal: string, work: () => unknown): Measurement {
  for (let round = 0; round < ROUNDS; round++) work();
  const times = new Float64Array(ROUNDS);
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    work();
    times[round] = performance.now() - start;
  }
  return { name, measured: times.sort()[ROUNDS / 2] as number, unit: "ms", goal };
}
