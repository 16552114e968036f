/** How large a demo market is. */
export interface DemoOptions {
  /** Another seed makes another market; the same one makes the same bytes on every machine. */
  readonly seed?: number;
  /** Fictional companies, 68 or more, so that every industry has one. */
  readonly companies?: number;
  /** Years of prices that end on 2026-06-30, 2 to 20; days before 2014-06-30 belong to the first stretch of the invented history. */
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

const DEFAULTS: DemoSize = { seed: 20_260_630, companies: 640, years: 12 };
const MIN_COMPANIES = 68;
const MAX_COMPANIES = 1200;
const MIN_YEARS = 2;
const MAX_YEARS = 20;

/**
 * Completes the options and refuses what cannot be made.
 *
 * @throws {RangeError} if a number is not whole or out of its range.
 *
 * @example
 * demoSize({ years: 5 }).companies; // 640
 */
export function demoSize({
  seed = DEFAULTS.seed,
  companies = DEFAULTS.companies,
  years = DEFAULTS.years,
}: DemoOptions): DemoSize {
  requireWhole("seed", seed, { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
  requireWhole("companies", companies, { min: MIN_COMPANIES, max: MAX_COMPANIES });
  requireWhole("years", years, { min: MIN_YEARS, max: MAX_YEARS });
  return { seed, companies, years };
}

function requireWhole(name: string, value: number, { min, max }: { min: number; max: number }): void {
  if (Number.isInteger(value) && value >= min && value <= max) return;
  throw new RangeError(`The demo market cannot have ${name} ${value}; give a whole number from ${min} to ${max}.`);
}
