/** Why a model gives no value. The page has a sentence for each code in every language; `details` fill its gaps. */
export const REFUSAL_CODES = [
  /** An input is unknown: `{ input }`. */
  "MISSING_INPUT",
  /** An input lies where the model means nothing: `{ input, value, least }`. */
  "INPUT_OUT_OF_RANGE",
  /** This type of company has no meaningful free cash flow: `{ companyType }`. */
  "NOT_SUITABLE",
  /** The base flow is 0 or less: `{ baseFlow }`. */
  "FCF_NOT_POSITIVE",
  /** `{ shares }` */
  "SHARES_NOT_POSITIVE",
  /** Flows growing as fast as they are discounted have no finite value: `{ wacc, terminalGrowth }`. */
  "WACC_LE_TERMINAL",
  /** Nothing between `low` and `high` gives the price: `{ price, low, high, valueAtLow, valueAtHigh }`. */
  "NO_SOLUTION_IN_BRACKET",
  /** Too few random paths have the required spread between WACC and terminal growth: `{ wacc, terminalGrowth, least }`. */
  "SPREAD_TOO_THIN",
  /** `{ eps }` */
  "EPS_NOT_POSITIVE",
  /** `{ bookValuePerShare }` */
  "BOOK_VALUE_NOT_POSITIVE",
  /** A decline so fast that Graham's multiple is 0 or less: `{ multiple, growth }`. */
  "MULTIPLE_NOT_POSITIVE",
  /** `{ bondYield }` */
  "YIELD_NOT_POSITIVE",
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A value that a model refuses to give, why, and the numbers that led to it. */
export interface Refusal {
  readonly value: null;
  readonly because: RefusalCode;
  readonly details: Readonly<Record<string, number | string>>;
}

/**
 * Makes a refusal.
 *
 * @param because The code.
 * @param details The numbers and names in its sentence.
 *
 * @example
 * refuse("EPS_NOT_POSITIVE", { eps: -1.2 }).value; // null
 */
export function refuse(because: RefusalCode, details: Refusal["details"]): Refusal {
  return { value: null, because, details };
}

/**
 * Finds the first of some inputs that is not a number.
 *
 * @returns A refusal that names it; `null` when all are finite.
 *
 * @example
 * missingAmong({ eps: 6.5, growth: Number.NaN })?.details; // { input: "growth" }
 */
export function missingAmong(inputs: Readonly<Record<string, number>>): Refusal | null {
  const input = Object.keys(inputs).find((name) => !Number.isFinite(inputs[name]));
  return input === undefined ? null : refuse("MISSING_INPUT", { input });
}
