import { type Backtest, tradeStatistics } from "@plumbline/core/backtest";
import { type Figure, figure, missing, type Reason } from "@plumbline/core/figure";
import { dailyReturns } from "@plumbline/core/series";
import {
  type BlockBootstrap,
  backtestOverfitting,
  blockBootstrap,
  breakEvenCost,
  deflatedSharpe,
  growthPerYear,
  type HonestyInput,
  type HonestyReport,
  honestyGrade,
  MARKET_REGIMES,
  minimumTrackRecord,
  probabilisticSharpe,
  riskFreeReturns,
  sharpeSampleOf,
} from "@plumbline/core/stats";
import { type LookAhead, lookAhead } from "./look-ahead.ts";
import type { RunMarket } from "./run-market.ts";
import type { RunOrder } from "./run-order.ts";
import { type Survivors, survivorsOf } from "./survivors.ts";
import type { Sweep } from "./sweep.ts";
import type { Trade } from "./trade-rules.ts";
import { allTrials, type OwnTrials, ownTrials } from "./trials.ts";
import { type WalkForward, walkForward } from "./walk-forward.ts";

/** How far a run is to be believed, and everything that this is read from. */
export interface Honesty {
  readonly report: HonestyReport;
  readonly lag: { readonly totalReturn: Figure; readonly lostShare: Figure };
  readonly costLadder: {
    readonly rate: readonly number[];
    readonly totalReturn: readonly number[];
    readonly cagr: readonly number[];
  };
  readonly breakEvenCost: Figure;
  readonly truncation: LookAhead;
  readonly walkForward: WalkForward;
  /** All variants tried so far, those of this run among them. */
  readonly trials: number;
  /** Those of this run alone. */
  readonly own: OwnTrials;
  readonly probabilisticSharpe: Figure;
  readonly deflatedSharpe: Figure;
  readonly overfittingProbability: Figure;
  readonly minimumTrackRecord: Figure;
  readonly days: number;
  readonly bootstrap: BlockBootstrap | null;
  readonly survivors: Survivors;
  readonly outOfSample: { readonly since: number; readonly days: number; readonly totalReturn: Figure } | null;
}

interface Judged {
  readonly backtest: Backtest;
  readonly sweep: Sweep | null;
  readonly trade: Trade;
  /** What the money would have been worth in the benchmark, by bar; null without one. */
  readonly instead: Float64Array | null;
}

/** Costs of each side that are tried: 0 to 50 basis points. */
const COST_STEPS = [0, 0.0005, 0.001, 0.0025, 0.005];
/** Steps of the work, for its progress. */
const STEPS = 6;

/** Holds a run against everything that may flatter it. */
export async function judge(market: RunMarket, order: RunOrder, run: Judged): Promise<Honesty> {
  const { backtest, sweep, trade, instead } = run;
  const { context } = market;
  const step = async (done: number) => {
    context.onSteps({ phase: "honesty", done, of: STEPS });
    await context.breathe();
  };
  await step(0);
  const late = totalReturnOf(await trade({ isLate: true }));
  await step(1);
  const ladder = await costLadder(market, { trade, instead });
  await step(2);
  const truncation = await lookAhead(market, order);
  await step(3);
  const excess = excessOf(market, backtest.equity);
  const walked = walkForward(market, order, { backtest, sweep });
  const pbo = sweep ? await overfitting(market, sweep) : missing("one-trial");
  await step(4);
  const spread = bootstrap(market, order, { backtest, instead });
  await step(5);
  const sample = sharpeSampleOf(excess);
  const own = ownTrials(sweep, sample.sharpe);
  const trials = allTrials(own, order.earlierTrials);
  const of = (formula: string) => ({ source: market.source, formula });
  const total = totalReturnOf(backtest);
  const known = {
    lag: {
      totalReturn: figure(late, of("BT-09"), "tested-span-too-short"),
      lostShare: figure(total > 0 ? (total - late) / total : Number.NaN, of("HON-09"), "denominator-not-positive"),
    },
    costLadder: ladder.steps,
    breakEvenCost: ladder.breakEven,
    truncation,
    walkForward: walked,
    trials: trials.count,
    own,
    probabilisticSharpe: figure(probabilisticSharpe(sample), of("OVF-01"), "denominator-not-positive"),
    deflatedSharpe: figure(deflatedSharpe(sample, trials), of("OVF-02"), "denominator-not-positive"),
    overfittingProbability: pbo,
    minimumTrackRecord: figure(minimumTrackRecord(sample), of("OVF-03"), "denominator-not-positive"),
    days: sample.observations,
    bootstrap: spread,
    survivors: survivorsOf(market, order),
    outOfSample: outOfSampleOf(market, order, backtest),
  };
  return { ...known, report: honestyGrade(inputOf(market, order, { ...known, backtest })) };
}

function totalReturnOf({ equity }: Backtest): number {
  return (equity.at(-1) as number) / (equity[0] as number) - 1;
}

/** Daily returns of an account above those of cash; as they are where the market has no rates. */
function excessOf({ day, riskFree }: Pick<RunMarket, "day" | "riskFree">, equity: Float64Array): Float64Array {
  const returns = dailyReturns(equity).subarray(1);
  if (!riskFree) return returns;
  const free = riskFreeReturns(day, riskFree).subarray(1);
  return returns.map((value, k) => value - (Number.isNaN(free[k]) ? 0 : (free[k] as number)));
}

async function costLadder(market: RunMarket, { trade, instead }: Pick<Judged, "trade" | "instead">) {
  const days = daysOf(market.day);
  const hurdle = instead ? growthPerYear((instead.at(-1) as number) / (instead[0] as number), days) : 0;
  const totals: number[] = [];
  for (const rate of COST_STEPS) {
    totals.push(totalReturnOf(await trade({ costs: { rate, slippage: 0, fixed: 0, minimum: 0 } })));
    await market.context.breathe();
  }
  const cagr = totals.map((total) => growthPerYear(1 + total, days));
  const steps = COST_STEPS.map((cost, k) => ({ cost, excess: (cagr[k] as number) - hurdle }));
  const isKnown = steps.every(({ excess }) => Number.isFinite(excess));
  const found = isKnown ? breakEvenCost(steps) : null;
  return {
    steps: { rate: COST_STEPS, totalReturn: totals, cagr },
    breakEven: breakEvenFigure(found, market.source),
  };
}

function breakEvenFigure(found: ReturnType<typeof breakEvenCost> | null, source: string): Figure {
  const provenance = { source, formula: "COS-01" };
  if (found === null) return missing("tested-span-too-short");
  if (found.value !== null) return { value: found.value, provenance };
  return missing(found.because === "no-steps" ? "tested-span-too-short" : found.because);
}

/** The cost that is surely borne: none where it loses before any, the highest that was tried where it bears them all. */
function costBorne(breakEven: Figure): number | null {
  if (breakEven.value !== null) return breakEven.value;
  if (breakEven.because === "loses-without-costs") return 0;
  return breakEven.because === "gains-at-every-cost" ? (COST_STEPS.at(-1) as number) : null;
}

function daysOf(day: Int32Array): number {
  return (day.at(-1) as number) - (day[0] as number);
}

async function overfitting(market: RunMarket, { sampled }: Sweep): Promise<Figure> {
  const { context, source } = market;
  const trials = sampled.map(({ equity }) => excessOf(market, equity));
  const found = await backtestOverfitting(trials, { breathe: context.breathe });
  if ("because" in found) return missing(found.because);
  return figure(found.probability, { source, formula: "OVF-04" }, "tested-span-too-short");
}

function bootstrap(
  { day, riskFree: rates }: RunMarket,
  { seed }: RunOrder,
  { backtest, instead }: Pick<Judged, "backtest" | "instead">,
): BlockBootstrap | null {
  const returns = dailyReturns(backtest.equity).subarray(1);
  if (!returns.every(Number.isFinite)) return null;
  const benchmark = instead && dailyReturns(instead).subarray(1);
  const riskFree = rates && riskFreeReturns(day, rates).subarray(1);
  const input = {
    returns,
    ...(riskFree?.every(Number.isFinite) && { riskFree }),
    ...(benchmark?.every(Number.isFinite) && { benchmark }),
  };
  const years = Math.max(daysOf(day), 1) / DAYS_PER_YEAR;
  const found = blockBootstrap(input, { seed, years, regimes: MARKET_REGIMES });
  return "because" in found ? null : found;
}

const DAYS_PER_YEAR = 365.25;

function outOfSampleOf({ day, source }: RunMarket, { saved }: RunOrder, { equity }: Backtest): Honesty["outOfSample"] {
  if (saved === null) return null;
  const first = day.findIndex((each) => each > saved.day);
  const before = first < 0 ? day.length - 1 : Math.max(0, first - 1);
  const days = first < 0 ? 0 : day.length - first;
  const total = days === 0 ? Number.NaN : (equity.at(-1) as number) / (equity[before] as number) - 1;
  const because: Reason = "tested-span-too-short";
  return { since: saved.day, days, totalReturn: figure(total, { source, formula: "BT-09" }, because) };
}

type Known = Omit<Honesty, "report"> & { readonly backtest: Backtest };

function inputOf({ day, source }: RunMarket, { costs, universe }: RunOrder, known: Known): HonestyInput {
  const { trades, exposure } = tradeStatistics(known.backtest, { source });
  return {
    changedSignals: known.truncation.compared === 0 ? null : known.truncation.differences,
    // Which stocks somebody has picked, and what was known then, the data does not say.
    hasSurvivorBias: "codes" in universe ? null : known.survivors.biased,
    trades,
    investedYears: ((exposure.value ?? 0) * daysOf(day)) / DAYS_PER_YEAR,
    observations: known.days,
    minimumTrackRecord: known.minimumTrackRecord.value ?? Number.POSITIVE_INFINITY,
    probabilisticSharpe: known.probabilisticSharpe.value,
    deflatedSharpe: known.deflatedSharpe.value,
    overfittingProbability: known.overfittingProbability.value,
    lagLoss: known.lag.lostShare.value,
    breakEvenCost: costBorne(known.breakEvenCost),
    assumedCost: costs.rate + costs.slippage,
    walkForwardEfficiency: known.walkForward.efficiency.value,
    excess: known.bootstrap?.excess ?? null,
    daysSinceSaved: known.outOfSample?.days ?? null,
  };
}
