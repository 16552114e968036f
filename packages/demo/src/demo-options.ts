/** How large a demo market is. */
export interface DemoOptions {
  /** Another seed makes another market; the same one makes the same bytes on every machine. */
  readonly seed?: number;
  /** Fictional companies, 68 or more, so that every industry has one. */
  readonly companies?: number;
  /** Years of prices that end on 2026-06-30, 2 to 12. */
  readonly years?: number;
  /** Called after each company. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** The options without their callback, each stated. */
export interface DemoSize {
  readonly seed: number;
  readonly companies: number;
  readonly years: number;
}

const USUAL: DemoSize = { seed: 20_260_630, companies: 640, years: 12 };
const [LEAST_COMPANIES, MOST_COMPANIES] = [68, 1200];
const [LEAST_YEARS, MOST_YEARS] = [2, 12];

/**
 * Completes the options and refuses what cannot be made.
 *
 * @throws {RangeError} if a number is not whole or out of its range.
 *
 * @example
 * demoSize({ years: 5 }).companies; // 640
 */
export function demoSize({
  seed = USUAL.seed,
  companies = USUAL.companies,
  years = USUAL.years,
}: DemoOptions): DemoSize {
  demand("seed", seed, { least: Number.MIN_SAFE_INTEGER, most: Number.MAX_SAFE_INTEGER });
  demand("companies", companies, { least: LEAST_COMPANIES, most: MOST_COMPANIES });
  demand("years", years, { least: LEAST_YEARS, most: MOST_YEARS });
  return { seed, companies, years };
}

function demand(name: string, value: number, { least, most }: { least: number; most: number }): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new RangeError(`The demo market cannot have ${name} ${value}; give a whole number from ${least} to ${most}.`);
}
