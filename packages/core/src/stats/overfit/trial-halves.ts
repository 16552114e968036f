/** Sums of the returns of each trial in each block of time. */
export interface BlockSums {
  readonly blocks: number;
  readonly trials: number;
  /** Periods in a block. */
  readonly periods: number;
  /** Block after block, and trial after trial in it. */
  readonly sum: Float64Array;
  readonly sumOfSquares: Float64Array;
}

/** Sharpe ratios of all trials in the two halves of a split; 0 for one whose returns do not scatter in a half. */
export interface Performance {
  readonly first: Float64Array;
  readonly second: Float64Array;
}

/** Variances below this share of the mean square are rounding. */
const ROUNDING = 1e-12;

/**
 * Cuts time into blocks of equal length and sums the returns of each.
 *
 * @param trials Returns of the same periods, oldest first. The oldest are left out if they do not divide into the blocks.
 *
 * @example
 * blockSumsOf([Float64Array.of(1, 2, 3, 4, 5)], 2); // periods 2, sum 5, 9, sumOfSquares 13, 41
 */
export function blockSumsOf(trials: readonly Float64Array[], blocks: number): BlockSums {
  const length = trials[0]?.length ?? 0;
  const periods = Math.floor(length / blocks);
  const leftOut = length - periods * blocks;
  const sum = new Float64Array(blocks * trials.length);
  const sumOfSquares = new Float64Array(blocks * trials.length);
  trials.forEach((returns, trial) => {
    for (let k = leftOut; k < length; k++) {
      const value = returns[k] as number;
      const place = Math.floor((k - leftOut) / periods) * trials.length + trial;
      sum[place] = (sum[place] as number) + value;
      sumOfSquares[place] = (sumOfSquares[place] as number) + value * value;
    }
  });
  return { blocks, trials: trials.length, periods, sum, sumOfSquares };
}

/**
 * All ways to take half of the blocks, in lexicographic order: 0, 1, 2 before 0, 1, 3 and so on.
 *
 * @param blocks An even number.
 * @returns A bit for each block, the lowest for the first.
 *
 * @example
 * halvesOf(4); // 0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100
 */
export function halvesOf(blocks: number): readonly number[] {
  const found: number[] = [];
  const take = (from: number, left: number, taken: number) => {
    if (left === 0) found.push(taken);
    for (let block = from; left > 0 && block <= blocks - left; block++) take(block + 1, left - 1, taken | (1 << block));
  };
  take(0, blocks / 2, 0);
  return found;
}

/**
 * The Sharpe ratio of every trial in the blocks of a half, and in the others.
 *
 * @param half A bit for each block of the first half.
 * @param into Two columns as long as there are trials, which are filled.
 * @returns `into`, per period; deviations are of a population, which changes no rank.
 *
 * @example
 * performanceOf(sums, 0b0011, { first: new Float64Array(2), second: new Float64Array(2) });
 */
export function performanceOf(sums: BlockSums, half: number, into: Performance): Performance {
  const squares = { first: new Float64Array(sums.trials), second: new Float64Array(sums.trials) };
  into.first.fill(0);
  into.second.fill(0);
  for (let block = 0; block < sums.blocks; block++) {
    const side = (half >> block) & 1 ? "first" : "second";
    addBlock(into[side], sums.sum, block);
    addBlock(squares[side], sums.sumOfSquares, block);
  }
  const periods = (sums.periods * sums.blocks) / 2;
  toSharpe(into.first, squares.first, periods);
  toSharpe(into.second, squares.second, periods);
  return into;
}

function addBlock(into: Float64Array, of: Float64Array, block: number): void {
  const from = block * into.length;
  for (let trial = 0; trial < into.length; trial++)
    into[trial] = (into[trial] as number) + (of[from + trial] as number);
}

/** Makes Sharpe ratios of sums, in place. */
function toSharpe(sums: Float64Array, squares: Float64Array, periods: number): void {
  for (let trial = 0; trial < sums.length; trial++) {
    const average = (sums[trial] as number) / periods;
    const square = (squares[trial] as number) / periods;
    const variance = square - average * average;
    sums[trial] = variance > ROUNDING * square ? average / Math.sqrt(variance) : 0;
  }
}
