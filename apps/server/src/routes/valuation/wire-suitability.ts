import type { WireSuitability } from "@plumbline/contract";
import { addMonths } from "@plumbline/core/time";
import { type Suitability, suitability } from "@plumbline/core/valuation";
import { accountsOf } from "@plumbline/market/companies";
import type { ValuedStock } from "./valued-stock.ts";

const YEAR_MONTHS = 12;

/** Whether each model fits the company; what it restated is seen by its accounts of a year before. */
export function wireSuitability({ stock, company, asOf }: ValuedStock): Record<"dcf" | "graham", WireSuitability> {
  const yearBefore = accountsOf(stock, addMonths(asOf, -YEAR_MONTHS));
  const { dcf, graham } = suitability(company, company.valuation.inputs, yearBefore?.known ?? null);
  return { dcf: wireVerdict(dcf), graham: wireVerdict(graham) };
}

function wireVerdict({ verdict, reasons }: Suitability): WireSuitability {
  return { verdict, reasons: reasons.map((reason) => ({ ...reason, figures: { ...reason.figures } })) };
}
