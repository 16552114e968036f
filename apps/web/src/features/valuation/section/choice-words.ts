import { VALUATION_PARAMETERS } from "@plumbline/contract/calls";
import type { Locale } from "../../../i18n/index.ts";
import { figureKind, writeFigure } from "../figures/figure-words.ts";
import type { ValuationChoice } from "../valuation-choice.ts";

type Switches = Omit<ValuationChoice, "parameters" | "isRevised">;

const SWITCHES = [
  "timing",
  "growthPath",
  "stockCompensation",
  "securities",
  "earnings",
] as const satisfies readonly (keyof Switches)[];

/**
 * What a reader has changed from the defaults, one phrase for each.
 *
 * @example
 * choicePhrases(readChoice({ set: "wacc:0.09", with: "mid-year" }), locale); // ["WACC 9.00%", "Cash flow timing: Mid-year"]
 */
export function choicePhrases({ parameters, isRevised, ...switches }: ValuationChoice, locale: Locale): string[] {
  const { text } = locale;
  const changed = VALUATION_PARAMETERS.flatMap((name) => {
    const value = parameters[name];
    if (value === undefined) return [];
    const label = text(name === "wacc" ? "valuation.short.wacc" : `valuation.parameter.${name}`);
    return [`${label} ${writeFigure(value, figureKind(name), locale)}`];
  });
  const switched = SWITCHES.flatMap((name) => {
    const value = switches[name];
    return value === undefined ? [] : [`${text(`valuation.${name}`)} · ${text(switchKey(name, value))}`];
  });
  return [...changed, ...switched, ...(isRevised ? [text("valuation.model.grahamRevised")] : [])];
}

type SwitchKey =
  | "valuation.timing.mid-year"
  | "valuation.growthPath.linear-fade"
  | "valuation.stockCompensation.deducted"
  | "valuation.securities.added"
  | "valuation.earnings.three-years";

const switchKey = (name: string, value: string) => `valuation.${name}.${value}` as SwitchKey;
