import { GRAHAM_BOND_YIELD, GRAHAM_CLASSIC, type GrahamInputs } from "./graham.ts";
import { missingAmong, type Refusal, refuse } from "./refusal.ts";

/** What Graham's formula is turned round with. */
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
