import { missingAmong, type Refusal, refuse } from "./refusal.ts";

/** What Graham's formula is made of. */
export interface GrahamInputs {
  /** Earnings per share of twelve months. */
  readonly eps: number;
  /** Growth a year expected for the next seven to ten years, a fraction (the formula itself counts points). */
  readonly growth: number;
  /** P/E of a company that does not grow; 8.5 unless given. */
  readonly noGrowthMultiple?: number;
  /** What each point of growth adds to it; 2 unless given. */
  readonly growthMultiplier?: number;
}

/** The formula as Graham printed it (GRA-01), and a common cautious edit of it (GRA-04). */
export const GRAHAM_CLASSIC = { noGrowthMultiple: 8.5, growthMultiplier: 2 } as const;
export const GRAHAM_CONSERVATIVE = { noGrowthMultiple: 7, growthMultiplier: 1 } as const;

/** Growth that may be entered, and that up to which Graham's table went (GRA-03). */
export const GRAHAM_GROWTH = { min: -0.04, max: 0.25, warnAbove: 0.2 } as const;

/** Average yield of AAA corporate bonds in 1962, to which the revision of 1974 refers (GRA-02). */
export const GRAHAM_BOND_YIELD = 0.044;

export interface GrahamWarning {
  readonly code: "GROWTH_ABOVE_TABLE";
  readonly details: Readonly<Record<string, number>>;
}

/** Value of a share by Graham's formula. */
export interface GrahamValuation {
  readonly value: number;
  /** The P/E that the formula allows. */
  readonly multiple: number;
  readonly warnings: readonly GrahamWarning[];
}

/**
 * Graham's formula: earnings times a multiple that rises with growth. He gave it as an illustration of what a price
 * expects, not as a method of valuation.
 *
 * @param inputs Earnings and growth.
 * @returns Money per share; a refusal for a loss, or for a decline that leaves no multiple.
 * @see GRA-01, GRA-03; Graham, The Intelligent Investor, chapter 11
 *
 * @example
 * graham({ eps: 6.5, growth: 0.1 }).value; // 6.5 x (8.5 + 2 x 10) = 185.25
 */
export function graham(inputs: GrahamInputs): GrahamValuation | Refusal {
  const { eps, growth } = inputs;
  const { noGrowthMultiple, growthMultiplier } = { ...GRAHAM_CLASSIC, ...inputs };
  const missing = missingAmong({ eps, growth, noGrowthMultiple, growthMultiplier });
  if (missing) return missing;
  if (eps <= 0) return refuse("EPS_NOT_POSITIVE", { eps });
  const multiple = noGrowthMultiple + growthMultiplier * (100 * growth);
  if (multiple <= 0) return refuse("MULTIPLE_NOT_POSITIVE", { multiple, growth });
  const isBeyond = growth > GRAHAM_GROWTH.warnAbove;
  const warnings = isBeyond ? [{ code: "GROWTH_ABOVE_TABLE" as const, details: { growth } }] : [];
  return { value: eps * multiple, multiple, warnings };
}

/**
 * Graham's revision of 1974: the multiple shrinks as bonds yield more.
 *
 * @param inputs Earnings and growth.
 * @param bondYield Yield of AAA corporate bonds, a fraction; at 4.4 % both formulas agree.
 * @see GRA-02
 *
 * @example
 * grahamRevised1974({ eps: 6.5, growth: 0.1 }, 0.052).value; // 185.25 x 4.4 / 5.2 = 156.75
 */
export function grahamRevised1974(inputs: GrahamInputs, bondYield: number): GrahamValuation | Refusal {
  const classic = graham(inputs);
  if (classic.value === null) return classic;
  const missing = missingAmong({ bondYield });
  if (missing) return missing;
  if (bondYield <= 0) return refuse("YIELD_NOT_POSITIVE", { bondYield });
  const scale = GRAHAM_BOND_YIELD / bondYield;
  return { ...classic, value: classic.value * scale, multiple: classic.multiple * scale };
}

/** A P/E of 15 times a price to book of 1.5, the most that Graham's defensive investor pays. */
const MAX_PRODUCT = 22.5;

/**
 * The highest price that keeps P/E times price to book at 22.5.
 *
 * @param perShare Earnings of twelve months and book value, each per share.
 * @returns Money per share; a refusal where either is 0 or less.
 * @see GRA-05; Graham, The Intelligent Investor, chapter 14
 *
 * @example
 * grahamNumber({ eps: 10, bookValuePerShare: 40 }).value; // 94.86832980505137
 */
export function grahamNumber(perShare: {
  readonly eps: number;
  readonly bookValuePerShare: number;
}): { readonly value: number } | Refusal {
  const { eps, bookValuePerShare } = perShare;
  const missing = missingAmong({ eps, bookValuePerShare });
  if (missing) return missing;
  if (eps <= 0) return refuse("EPS_NOT_POSITIVE", { eps });
  if (bookValuePerShare <= 0) return refuse("BOOK_VALUE_NOT_POSITIVE", { bookValuePerShare });
  return { value: Math.sqrt(MAX_PRODUCT * eps * bookValuePerShare) };
}

/** The inputs when Graham's formula is solved for growth. */
export interface GrahamPrice extends Omit<GrahamInputs, "growth"> {
  /** Money per share. */
  readonly price: number;
  /** Yield of AAA corporate bonds for the revision of 1974; the first formula without it. */
  readonly bondYield?: number;
}

/**
 * The growth a year at which Graham's formula gives the price: what Graham used it for.
 *
 * @returns A fraction, negative where the price expects decline; a refusal for a loss.
 * @see GRA-01, GRA-02
 *
 * @example
 * // (185.25 / 6.5 - 8.5) / 2 = 10 points
 * grahamImpliedGrowth({ eps: 6.5, price: 185.25 }).value; // 0.1
 */
export function grahamImpliedGrowth(inputs: GrahamPrice): { readonly value: number } | Refusal {
  const { eps, price, bondYield = GRAHAM_BOND_YIELD } = inputs;
  const { noGrowthMultiple, growthMultiplier } = { ...GRAHAM_CLASSIC, ...inputs };
  const missing = missingAmong({ eps, price, bondYield, noGrowthMultiple, growthMultiplier });
  if (missing) return missing;
  if (eps <= 0) return refuse("EPS_NOT_POSITIVE", { eps });
  if (bondYield <= 0) return refuse("YIELD_NOT_POSITIVE", { bondYield });
  if (growthMultiplier <= 0) {
    return refuse("INPUT_OUT_OF_RANGE", { input: "growthMultiplier", value: growthMultiplier, least: 0 });
  }
  const multiple = ((price / eps) * bondYield) / GRAHAM_BOND_YIELD;
  return { value: (multiple - noGrowthMultiple) / growthMultiplier / 100 };
}
