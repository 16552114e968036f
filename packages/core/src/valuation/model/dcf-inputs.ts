import type { GrowthPath, Timing } from "../../words/index.ts";
import { missingAmong, type Refusal, refuse } from "./refusal.ts";

/** What a discounted cash flow is made of. Rates are fractions; flow, net debt and shares in matching units. */
export interface DcfInputs {
  /** Free cash flow to the firm of the last twelve months, before interest. */
  readonly baseFlow: number;
  /** Growth a year in years 1 to 5. */
  readonly shortTermGrowth: number;
  /** Growth a year in years 6 to 10; a linear fade does not use it. */
  readonly longTermGrowth: number;
  /** Growth a year after year 10, for ever. */
  readonly terminalGrowth: number;
  readonly wacc: number;
  /** Debt and what else ranks before the common shares, less cash; negative for net cash. */
  readonly netDebt: number;
  /** Diluted. */
  readonly shares: number;
  /** End of year unless given. */
  readonly timing?: Timing;
  /** Two stages unless given. */
  readonly growthPath?: GrowthPath;
}

/** The inputs that are numbers. */
export const DCF_NUMBERS = [
  "baseFlow",
  "shortTermGrowth",
  "longTermGrowth",
  "terminalGrowth",
  "wacc",
  "netDebt",
  "shares",
] as const satisfies readonly (keyof DcfInputs)[];

export type DcfNumber = (typeof DCF_NUMBERS)[number];

/** Nothing shrinks by more than all of it, and no rate discounts below nothing. */
const MIN_RATE = -1;

/**
 * Finds the reason why a discounted cash flow of these inputs does not exist.
 *
 * @returns `null` when it exists.
 * @see docs/rules.md, "Warnings and refusals"
 *
 * @example
 * dcfRefusal({ ...inputs, wacc: 0.02, terminalGrowth: 0.025 })?.because; // "WACC_LE_TERMINAL"
 */
export function dcfRefusal(inputs: DcfInputs): Refusal | null {
  const { baseFlow, shortTermGrowth, longTermGrowth, terminalGrowth, wacc, netDebt, shares } = inputs;
  const numbers = { baseFlow, shortTermGrowth, longTermGrowth, terminalGrowth, wacc, netDebt, shares };
  const missing = missingAmong(numbers);
  if (missing) return missing;
  if (baseFlow <= 0) return refuse("FCF_NOT_POSITIVE", { baseFlow });
  if (shares <= 0) return refuse("SHARES_NOT_POSITIVE", { shares });
  if (wacc <= terminalGrowth) return refuse("WACC_LE_TERMINAL", { wacc, terminalGrowth });
  const outside = Object.entries({ shortTermGrowth, longTermGrowth, terminalGrowth }).find(
    ([, rate]) => rate < MIN_RATE,
  );
  return outside ? refuse("INPUT_OUT_OF_RANGE", { input: outside[0], value: outside[1], least: MIN_RATE }) : null;
}

/**
 * Whether a discounted cash flow of these inputs exists: the same test without its reason, for callers that
 * repeat it ten thousand times.
 */
export function dcfExists(inputs: DcfInputs): boolean {
  const { baseFlow, shortTermGrowth, longTermGrowth, terminalGrowth, wacc, netDebt, shares } = inputs;
  return (
    baseFlow > 0 &&
    shares > 0 &&
    wacc > terminalGrowth &&
    shortTermGrowth >= MIN_RATE &&
    longTermGrowth >= MIN_RATE &&
    terminalGrowth >= MIN_RATE &&
    // One sum that is finite only when each of them is.
    Number.isFinite(baseFlow + shortTermGrowth + longTermGrowth + terminalGrowth + wacc + netDebt + shares)
  );
}
