import { blockSumsOf, halvesOf, type Performance, performanceOf } from "./trial-halves.ts";

/** How often the best trial of one half of the time was no better than average in the other half. */
export interface BacktestOverfitting {
  /** The probability of backtest overfitting (PBO): the share of splits with a logit of 0 or less. */
  readonly probability: number;
  /** The share of splits in which the best trial in sample lost out of sample. */
  readonly lossProbability: number;
  /** ln(ω ÷ (1 − ω)) of each split; ω is the rank of the best trial in sample among all out of sample ÷ (N + 1). */
  readonly logits: Float64Array;
  readonly blocks: number;
}

/** Why there is no probability. */
export interface NoOverfitting {
  readonly because: "one-trial" | "tested-span-too-short";
}

export interface OverfittingOptions {
  /** An even number of blocks of time; 16 unless given, or 10 for fewer than 500 periods. */
  readonly blocks?: number;
  /** Waited for after some hundred splits: lets timers and messages in; what it throws ends the computation. */
  readonly breathe?: () => Promise<unknown>;
}

const BLOCKS = 16;
const FEW_BLOCKS = 10;
const MANY_PERIODS = 500;
/** With more there are millions of splits. */
const MAX_BLOCKS = 20;
const MIN_PERIODS_OF_BLOCK = 2;
/** Additions between two breaths: some ten milliseconds. */
const WORK_BETWEEN_BREATHS = 8_000_000;

/**
 * The probability that picking the best of several trials picks noise: combinatorially symmetric cross-validation (CSCV).
 *
 * Time is cut into blocks. In each way to take half of them, the trial with the best Sharpe ratio in that half is looked up
 * in the other half. Sums of each block are made once, so that a split costs as much as it has blocks and trials, however
 * many periods there are.
 *
 * @param trials The returns of each trial above the risk-free ones, oldest first; all of the same periods, all finite. If
 *   they do not divide into the blocks, the oldest are left out.
 * @returns The splits in lexicographic order of the blocks in sample; the reason for fewer than two trials, or fewer than
 *   two periods a block.
 * @throws {RangeError} for trials of different length, a value that is not finite, or blocks that are not an even number
 *   from 2 to 20.
 * @throws What `breathe` throws.
 * @see OVF-04; Bailey, Borwein, López de Prado and Zhu, "The probability of backtest overfitting", Journal of
 *   Computational Finance 20(4), 2017
 *
 * @example
 * const found = await backtestOverfitting(trials, { breathe: setImmediate });
 * if (!("because" in found)) found.probability; // 0.15
 */
export async function backtestOverfitting(
  trials: readonly Float64Array[],
  { blocks = defaultBlocks(trials), breathe }: OverfittingOptions = {},
): Promise<BacktestOverfitting | NoOverfitting> {
  requireTrials(trials, blocks);
  if (trials.length < 2) return { because: "one-trial" };
  const sums = blockSumsOf(trials, blocks);
  if (sums.periods < MIN_PERIODS_OF_BLOCK) return { because: "tested-span-too-short" };
  const halves = halvesOf(blocks);
  const logits = new Float64Array(halves.length);
  const [first, second] = [new Float64Array(trials.length), new Float64Array(trials.length)];
  const apart = Math.ceil(WORK_BETWEEN_BREATHS / (2 * blocks * trials.length));
  let losses = 0;
  // The second half of the list holds the complements of the first, in reverse order.
  for (let k = 0; k < halves.length / 2; k++) {
    const performance = performanceOf(sums, halves[k] as number, { first, second });
    const opposite = { first: performance.second, second: performance.first };
    losses += note(logits, k, performance) + note(logits, halves.length - 1 - k, opposite);
    if (breathe && (k + 1) % apart === 0) await breathe();
  }
  return {
    probability: logits.filter((logit) => logit <= 0).length / logits.length,
    lossProbability: losses / logits.length,
    logits,
    blocks,
  };
}

function defaultBlocks(trials: readonly Float64Array[]): number {
  return (trials[0]?.length ?? 0) < MANY_PERIODS ? FEW_BLOCKS : BLOCKS;
}

function requireTrials(trials: readonly Float64Array[], blocks: number): void {
  if (!(Number.isInteger(blocks / 2) && blocks >= 2 && blocks <= MAX_BLOCKS)) {
    throw new RangeError(`Cross-validation with ${blocks} blocks; an even number from 2 to ${MAX_BLOCKS} is needed.`);
  }
  for (const trial of trials) {
    if (trial.length !== trials[0]?.length) throw new RangeError("Trials of different length.");
    if (!trial.every(Number.isFinite)) throw new RangeError("A trial has a return that is not finite.");
  }
}

/** Writes the logit of a split down; 1 where the best in sample lost out of sample. */
function note(logits: Float64Array, split: number, { first, second }: Performance): 0 | 1 {
  const best = placeOfLargest(first);
  const own = second[best] as number;
  const share = rankAmong(second, own) / (second.length + 1);
  logits[split] = Math.log(share / (1 - share));
  return own < 0 ? 1 : 0;
}

function placeOfLargest(values: Float64Array): number {
  let largest = 0;
  for (let k = 1; k < values.length; k++) if ((values[k] as number) > (values[largest] as number)) largest = k;
  return largest;
}

/** The rank of one of the values, 1 for the smallest; equal ones share the mean of their ranks. */
function rankAmong(values: Float64Array, own: number): number {
  let below = 0;
  let equal = 0;
  for (let k = 0; k < values.length; k++) {
    if ((values[k] as number) < own) below++;
    else if (values[k] === own) equal++;
  }
  return below + (equal + 1) / 2;
}
