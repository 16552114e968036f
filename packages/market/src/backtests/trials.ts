import { mean, standardDeviation, type Trials } from "@plumbline/core/stats";
import type { EarlierTrials } from "./run-order.ts";
import type { Sweep } from "./sweep.ts";

/** The variants that one run has tried, with the mean of their Sharpe ratios per day. */
export interface OwnTrials extends Trials {
  readonly mean: number;
}

/** The Sharpe ratios per day that this run has tried. */
export function ownTrials(sweep: Sweep | null, sharpe: number): OwnTrials {
  if (!sweep) return { count: 1, variance: 0, mean: sharpe };
  const ratios = sweep.columns.sharpe
    .filter((ratio) => !Number.isNaN(ratio))
    .map((ratio) => ratio / Math.sqrt(TRADING_DAYS));
  return {
    count: sweep.columns.sharpe.length,
    variance: ratios.length < 2 ? 0 : standardDeviation(ratios) ** 2,
    mean: mean(ratios),
  };
}

const TRADING_DAYS = 252;

/** The trials of several runs together: the variance among all of them, of the runs and of their trials. */
export function allTrials(own: OwnTrials, earlier: readonly EarlierTrials[]): Trials {
  const groups = [
    { trials: own.count, mean: own.mean, variance: own.variance },
    ...earlier.map((group) => ({ ...group, mean: group.mean ?? Number.NaN, variance: group.variance ?? 0 })),
  ];
  const count = groups.reduce((sum, { trials }) => sum + trials, 0);
  const known = groups.filter((group) => !Number.isNaN(group.mean));
  const size = known.reduce((sum, { trials }) => sum + trials, 0);
  if (size < 2) return { count, variance: 0 };
  const center = known.reduce((sum, group) => sum + group.trials * group.mean, 0) / size;
  const squares = known.reduce(
    (sum, group) => sum + (group.trials - 1) * group.variance + group.trials * (group.mean - center) ** 2,
    0,
  );
  return { count, variance: squares / (size - 1) };
}
