/** Bars or days from `from` up to, and without, `to`. */
export interface WindowRange {
  readonly from: number;
  readonly to: number;
}

/** Where parameters are chosen, and the time after it in which they are tried. */
export interface WalkForwardWindow {
  readonly inSample: WindowRange;
  readonly outOfSample: WindowRange;
}

/** Lengths and places in one unit: numbers of bars, or days. */
export interface WalkForwardOptions {
  readonly first: number;
  /** Belongs to the windows. */
  readonly last: number;
  readonly inSample: number;
  readonly outOfSample: number;
  /** Whether each window in sample begins with `first`, and so grows; it moves along otherwise. */
  readonly anchored: boolean;
}

/**
 * Cuts a history into windows in which parameters are chosen, each followed by one in which they are tried.
 *
 * The windows out of sample follow each other without a gap up to `last`: they are counted back from it, so that the newest
 * days are always tried. Days left over at the beginning are the start of an anchored window, and unused otherwise.
 *
 * @returns The oldest first; none where the history is shorter than one window.
 * @throws {RangeError} for a length that is not a whole number above 0, or a place that is not a whole number.
 * @see WFA-01; R. Pardo, The Evaluation and Optimization of Trading Strategies, 2nd edition, 2008, chapter 11
 *
 * @example
 * // In sample [0, 4) and [2, 6), out of sample [4, 6) and [6, 8).
 * walkForwardWindows({ first: 0, last: 7, inSample: 4, outOfSample: 2, anchored: false });
 */
export function walkForwardWindows(options: WalkForwardOptions): readonly WalkForwardWindow[] {
  requireWhole(options);
  const { first, last, inSample, outOfSample, anchored } = options;
  const end = last + 1;
  const count = Math.max(0, Math.floor((end - first - inSample) / outOfSample));
  return Array.from({ length: count }, (_, window) => {
    const from = end - (count - window) * outOfSample;
    return {
      inSample: { from: anchored ? first : from - inSample, to: from },
      outOfSample: { from, to: from + outOfSample },
    };
  });
}

function requireWhole({ first, last, inSample, outOfSample }: WalkForwardOptions): void {
  if (![first, last, inSample, outOfSample].every(Number.isInteger) || inSample < 1 || outOfSample < 1) {
    throw new RangeError(`Windows of ${inSample} and ${outOfSample} between ${first} and ${last}.`);
  }
}

/** What a strategy returned in a window. */
export interface WindowReturn {
  /** Over the whole window, a fraction, not below -1. */
  readonly gain: number;
  /** Length of the window, above 0. */
  readonly years: number;
}

/** One step of a walk forward: the returns of the parameters chosen. */
export interface WalkForwardStep {
  readonly inSample: WindowReturn;
  readonly outOfSample: WindowReturn;
}

/** What is left out of sample of the return in sample. */
export type WalkForwardEfficiency =
  | { readonly value: number }
  | { readonly value: null; readonly because: "no-windows" | "no-gain-in-sample" };

/** A return per year in sample that can be divided by. */
const MIN_GAIN = 0.01;

/**
 * Return per year out of sample ÷ return per year in sample, each compounded over all windows. Pardo asks for half and more.
 *
 * @param steps In any order.
 * @returns 1 where nothing is lost, below 0 for a loss out of sample; the reason where less than a percent a year was gained in
 *   sample: of next to nothing, any return is a multiple.
 * @see WFA-02; R. Pardo, The Evaluation and Optimization of Trading Strategies, 2nd edition, 2008, chapter 11
 *
 * @example
 * // 21 % in two years in sample is 10 % a year, of which 5 % are left.
 * walkForwardEfficiency([{ inSample: { gain: 0.21, years: 2 }, outOfSample: { gain: 0.05, years: 1 } }]); // { value: 0.5 }
 */
export function walkForwardEfficiency(steps: readonly WalkForwardStep[]): WalkForwardEfficiency {
  if (steps.length === 0) return { value: null, because: "no-windows" };
  const before = gainPerYear(steps.map(({ inSample }) => inSample));
  if (!(before >= MIN_GAIN)) return { value: null, because: "no-gain-in-sample" };
  return { value: gainPerYear(steps.map(({ outOfSample }) => outOfSample)) / before };
}

function gainPerYear(windows: readonly WindowReturn[]): number {
  let [growth, time] = [0, 0];
  for (const { gain, years } of windows) {
    growth += Math.log1p(gain);
    time += years;
  }
  return Math.expm1(growth / time);
}
