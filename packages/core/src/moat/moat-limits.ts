import { MOAT_LIMIT_BOUNDS, type MoatLimit } from "../words/index.ts";

export type MoatLimits = Readonly<Record<MoatLimit, number>>;

/** The day from which these limits hold: they are an assumption of ours, and change with their date. */
export const MOAT_LIMITS_DAY = "2026-11-23";

/**
 * The limits of the label (MOAT-04, MOAT-03): shares of years, median spreads as fractions a year, numbers of sources, the score
 * from which a source counts as strong, and the change of the spread up to which it is stable.
 */
export const MOAT_LIMIT_DEFAULTS: MoatLimits = {
  wideShare: 0.9,
  wideMedian: 0.05,
  wideSources: 2,
  narrowShare: 0.7,
  narrowMedian: 0,
  narrowSources: 1,
  strongScore: 2,
  trendPoints: 0.02,
};

/**
 * The limits with some of them moved.
 *
 * @throws {RangeError} if one lies outside its bounds.
 *
 * @example
 * movedLimits({ wideMedian: 0.08 }).wideMedian; // 0.08
 */
export function movedLimits(moved: Partial<MoatLimits> = {}): MoatLimits {
  for (const [name, value] of Object.entries(moved)) {
    const { min, max } = MOAT_LIMIT_BOUNDS[name as MoatLimit];
    if (!(value >= min && value <= max)) throw new RangeError(`${name} can be from ${min} to ${max}, not ${value}.`);
  }
  return { ...MOAT_LIMIT_DEFAULTS, ...moved };
}

/**
 * The limits by which sources are scored (MOAT-05 to MOAT-08). Standings are shares of the other companies of the industry that
 * do worse; slopes are fractions of revenue a year.
 */
export const SOURCE_LIMITS = {
  /** Standing of the gross margin: from here on above its peers, and high. */
  marginAbove: 0.6,
  marginHigh: 0.8,
  /** Coefficient of variation of the gross margin up to which it is steady. */
  marginSteady: 0.1,
  /** Standing of research, or of advertising, per revenue from which it counts, together with a gross margin in the upper half. */
  research: 0.6,
  upperHalf: 0.5,
  /** By how much the standing of the operating margin exceeds that of the gross margin. */
  overheadLow: 0.1,
  costsLow: 0.2,
  /** Fall of cost per revenue against the industry, a year. */
  costsFalling: 0.002,
  /** Standing of the steadiness of growth. */
  steady: 0.6,
  verySteady: 0.8,
  /** Deferred revenue per revenue. */
  prepaid: 0.05,
  prepaidMuch: 0.15,
  /** Share of the industry's revenue in this market, and companies above the first of them. */
  notableShare: 0.1,
  largeShare: 0.25,
  few: 4,
} as const;
