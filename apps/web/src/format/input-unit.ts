import type { LanguageCode } from "@plumbline/contract";
import { amountUnit } from "./money.ts";

/** How much of what a reader types one unit of a value is: percent of a fraction, millions (in Chinese 亿) of an amount. */
function factorOf(unit: string, language: LanguageCode): number {
  if (unit === "fraction") return 100;
  return unit === "money" ? 1 / amountUnit(language, "large").size : 1;
}

/** Multiplying by 100 leaves traces in the last digits, which nobody typed. */
const cleaned = (value: number): number => Number(value.toPrecision(12));

/**
 * A value as it stands in an input.
 *
 * @param unit Of the value; one that is neither a fraction nor money stays as it is.
 * @param language Of the reader, which says the unit of amounts.
 * @example
 * toInput(0.07, "fraction"); // 7
 * toInput(8e8, "money"); // 800, and 8 for "zh-Hans"
 */
export function toInput(value: number, unit: string, language: LanguageCode = "en"): number {
  return cleaned(value * factorOf(unit, language));
}

/**
 * The value that an input says.
 *
 * @example
 * fromInput(7, "fraction"); // 0.07
 */
export function fromInput(typed: number, unit: string, language: LanguageCode = "en"): number {
  return cleaned(typed / factorOf(unit, language));
}

/**
 * How many decimals a number needs that somebody has typed, such as a threshold: none for 25.
 *
 * @param shown In the unit in which it was typed: 7 for 7 %.
 * @param maximum Further decimals are rounded.
 * @example
 * typedDecimals(25); // 0
 * typedDecimals(66.67); // 2
 */
export function typedDecimals(shown: number, maximum = 2): number {
  return String(Number(shown.toFixed(maximum))).split(".")[1]?.length ?? 0;
}
