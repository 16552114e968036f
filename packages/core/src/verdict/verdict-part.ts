import type { CheckId } from "../checks/index.ts";
import type { VerdictDimension } from "../words/index.ts";

/** Of what a dimension is made: its id is unique among all parts. */
export type VerdictPart =
  /** A value per share against the price, read from the check that divides the price by it. */
  | { readonly id: string; readonly kind: "gap"; readonly check: CheckId }
  | { readonly id: string; readonly kind: "check"; readonly check: CheckId }
  /** The place of a number of the screener among peers. */
  | { readonly id: string; readonly kind: "standing"; readonly metric: string }
  /** What analysts say, see `targetSigns`. */
  | { readonly id: "consensus"; readonly kind: "gap" }
  | { readonly id: "above" | "raised"; readonly kind: "share" };

const check = (id: CheckId): VerdictPart => ({ id, kind: "check", check: id });
const standing = (metric: string): VerdictPart => ({ id: metric, kind: "standing", metric });

/**
 * The parts of each dimension, in the order in which they are shown. A quantity is asked at most twice: against a fixed threshold,
 * and against peers. Parts that mean nothing for a kind of company are left out for it: a bank has no current ratio, and is
 * judged by B1 to B4 instead.
 *
 * @see VER-01
 */
export const VERDICT_PARTS: Readonly<Record<VerdictDimension, readonly VerdictPart[]>> = {
  value: [
    { id: "dcf", kind: "gap", check: "O5" },
    { id: "graham", kind: "gap", check: "O6" },
    check("D8"),
    check("F9"),
    standing("earningsYield"),
    standing("ps"),
    standing("pcf"),
    standing("bookToMarket"),
  ],
  growth: [
    check("G2"),
    check("G3"),
    check("G4"),
    check("G8"),
    standing("revenue.yearOverYear"),
    standing("eps.yearOverYear"),
    standing("revenueGrowthFiveYears"),
    standing("epsGrowthFiveYears"),
  ],
  profitability: [
    check("O4"),
    check("G6"),
    check("F10"),
    check("G9"),
    standing("grossMargin.latest"),
    standing("operatingMargin.latest"),
    standing("roa.latest"),
    standing("roe.latest"),
  ],
  health: [
    check("O2"),
    check("D2"),
    check("D4"),
    check("D9"),
    check("D10"),
    check("D11"),
    check("D12"),
    check("F11"),
    check("R1"),
    check("B1"),
    check("B2"),
    check("B3"),
    check("B4"),
    standing("equityToAssets"),
    standing("returnOnEquityDeviation"),
  ],
  expectations: [
    { id: "consensus", kind: "gap" },
    { id: "above", kind: "share" },
    { id: "raised", kind: "share" },
  ],
  behaviour: [check("O7"), check("F12"), standing("momentum"), standing("belowHigh.year"), standing("volatility.1y")],
};
