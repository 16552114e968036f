import { type Figure, figure, type Reason } from "../../figure/index.ts";
import type { DefaultValuation, MarketInputs } from "../../valuation/index.ts";
import { valueFigures } from "../../valuation/index.ts";
import { reverseGrowth, upside } from "../../valuation/model/index.ts";
import type { NumberItem } from "../evidence.ts";
import { numberItem } from "./number-item.ts";

/** What a share is worth with default parameters. */
export interface ValuedShare {
  readonly valuation: DefaultValuation;
  readonly market: MarketInputs;
  readonly currency: string;
  readonly asOf: string;
}

/**
 * The values of a share as items: `valuation.dcf.value` and its distance to the price, `valuation.dcf.gap`, the same of Graham's
 * formula, the discount rate, and the growth that the price takes for granted.
 *
 * @returns Nothing of a company whose kind has no such model.
 * @see DCF-01, GRA-01
 *
 * @example
 * valuationItems(apple).find(({ id }) => id === "valuation.dcf.gap")?.figure.value; // -0.31: worth less than it costs
 */
export function valuationItems({ valuation, market, currency, asOf }: ValuedShare): NumberItem[] {
  const { dcfValue, grahamValue } = valueFigures(valuation);
  const options = { kind: "valuation", currency, asOf } as const;
  const { wacc } = valuation.parameters;
  const { price } = market;
  const growth =
    valuation.dcf.value === null || price.value === null ? null : reverseGrowth(valuation.dcfInputs, price.value).value;
  const whyNoGrowth = price.value === null ? price.because : "no-growth-fits-price";
  const whyNoRate = wacc.value === null ? wacc.because : "no-interest-rate";
  const discountRate = rateOf(wacc.value, dcfValue, { formula: "DCF-13", whyNot: whyNoRate });
  const impliedGrowth = rateOf(growth, dcfValue, { formula: "DCF-01", whyNot: whyNoGrowth });
  return [
    numberItem("valuation.dcf.value", dcfValue, { ...options, unit: "perShare" }),
    numberItem("valuation.dcf.gap", gapOf(dcfValue, price), { ...options, unit: "fraction" }),
    numberItem("valuation.graham.value", grahamValue, { ...options, unit: "perShare" }),
    numberItem("valuation.graham.gap", gapOf(grahamValue, price), { ...options, unit: "fraction" }),
    numberItem("valuation.wacc", discountRate, { ...options, unit: "fraction" }),
    numberItem("valuation.impliedGrowth", impliedGrowth, { ...options, unit: "fraction" }),
  ];
}

function gapOf(value: Figure, price: Figure): Figure {
  if (value.value === null) return value;
  if (price.value === null) return price;
  const { periodEnd } = price.provenance;
  const day = periodEnd === undefined ? {} : { periodEnd };
  const whyNot = price.value > 0 ? "value-not-positive" : "denominator-not-positive";
  return figure(upside(value.value, price.value) ?? Number.NaN, { ...value.provenance, ...day }, whyNot);
}

/** A rate of the model; the filing is that of the value. */
function rateOf(
  rate: number | null,
  value: Figure,
  { formula, whyNot }: { readonly formula: string; readonly whyNot: Reason },
): Figure {
  if (value.value === null) return value;
  return figure(rate ?? Number.NaN, { ...value.provenance, formula }, whyNot);
}
