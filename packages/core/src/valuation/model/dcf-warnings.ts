import type { DCF_WARNING_CODES } from "../../words/index.ts";
import type { DcfInputs } from "./dcf-inputs.ts";
import type { DiscountedFlows } from "./discount-flows.ts";

/** What a reader should know before believing a value that exists. */
export interface DcfWarning {
  readonly code: (typeof DCF_WARNING_CODES)[number];
  readonly level: "note" | "strong";
  readonly details: Readonly<Record<string, number>>;
}

/** Shares of the terminal value above which there is a note, and a strong warning. */
export const TERMINAL_SHARE_LIMITS = { note: 0.75, strong: 0.85 } as const;

/** Below this spread between WACC and terminal growth a small change of either moves the value a lot. */
const THIN_SPREAD = 0.02;

/**
 * The reasons not to trust a discounted cash flow.
 *
 * @param inputs The model.
 * @param result What it came to.
 * @param riskFreeRate Yield of long government bonds; null when unknown. No firm outgrows the economy for ever.
 * @see docs/rules.md, "Warnings and refusals"
 *
 * @example
 * dcfWarnings({ ...inputs, wacc: 0.04, terminalGrowth: 0.025 }, result, 0.0425)[0]?.code; // "TERMINAL_SHARE_HIGH"
 */
export function dcfWarnings(
  { wacc, terminalGrowth }: DcfInputs,
  { terminalShare, equityValue }: DiscountedFlows,
  riskFreeRate: number | null,
): readonly DcfWarning[] {
  const warnings: DcfWarning[] = [];
  if (terminalShare > TERMINAL_SHARE_LIMITS.note) {
    const level = terminalShare > TERMINAL_SHARE_LIMITS.strong ? "strong" : "note";
    warnings.push({ code: "TERMINAL_SHARE_HIGH", level, details: { terminalShare } });
  }
  if (wacc - terminalGrowth < THIN_SPREAD) {
    warnings.push({ code: "SPREAD_THIN", level: "strong", details: { spread: wacc - terminalGrowth } });
  }
  if (riskFreeRate !== null && terminalGrowth > riskFreeRate) {
    warnings.push({ code: "TERMINAL_ABOVE_RISK_FREE", level: "note", details: { terminalGrowth, riskFreeRate } });
  }
  if (equityValue < 0) warnings.push({ code: "EQUITY_NEGATIVE", level: "strong", details: { equityValue } });
  return warnings;
}
