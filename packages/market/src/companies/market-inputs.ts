import type { Figure } from "@plumbline/core/figure";
import type { Day } from "@plumbline/core/time";
import { equityRiskPremiumOn, type MarketInputs } from "@plumbline/core/valuation";
import type { Snapshot } from "../snapshot/index.ts";
import { readBondYield } from "./bond-yields.ts";
import { type BesideMarket, marketBeta } from "./market-beta.ts";

/**
 * What a market says of a stock on a day, as valuations ask for it.
 *
 * @param snapshot The market.
 * @param stock Its price in the currency of its accounts, and its closes beside the index; null without either.
 * @param asOf Nothing later is used.
 * @see DCF-12 to DCF-15, GRA-02
 */
export function marketInputsOf(
  snapshot: Snapshot,
  { price, beside }: { readonly price: Figure; readonly beside: BesideMarket | null },
  asOf: Day,
): MarketInputs {
  return {
    price,
    riskFreeRate: readBondYield(snapshot, "government", asOf),
    equityRiskPremium: equityRiskPremiumOn(asOf),
    bondYield: readBondYield(snapshot, "aaa", asOf),
    ...(beside && { beta: marketBeta(beside, asOf) }),
  };
}
