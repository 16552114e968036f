import type { ValuationParameter } from "@plumbline/contract/calls";
import { typedDecimals } from "../../../format/index.ts";
import type { Locale } from "../../../i18n/index.ts";
import type { ValuationState } from "../store/valuation-store.ts";

const GRAHAM = new Set<ValuationParameter>([
  "eps",
  "grahamGrowth",
  "noGrowthMultiple",
  "growthMultiplier",
  "bondYield",
]);

/** The model that a reader has worked on and its first assumption, such as “DCF 9%”. */
export function choiceName({ choice, results: { chosen } }: ValuationState, { formats }: Locale): string {
  const changed = Object.keys(choice.parameters) as ValuationParameter[];
  const isGraham = changed.length > 0 && changed.every((name) => GRAHAM.has(name));
  const rate = isGraham ? chosen.parameters.grahamGrowth : chosen.parameters.wacc;
  const model = isGraham ? "Graham" : "DCF";
  return rate !== null && Number.isFinite(rate)
    ? `${model} ${formats.percent(rate, typedDecimals(rate * 100))}`
    : model;
}
