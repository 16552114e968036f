import type { WireFigure } from "@plumbline/contract";
import type { Locale } from "../../i18n/index.ts";
import { type InputKind, type InputWord, inputKind, inputWord } from "./input-words.ts";

/** Writes values of a kind: amounts in the unit of the page, rates in percent; rates and ratios with the given decimals. */
export function kindWriter(kind: InputKind, { text, formats }: Locale, decimals?: number): (value: number) => string {
  switch (kind) {
    case "money":
      return (value) => formats.amount(value);
    case "shares":
      return (value) => text("fundamentals.shares", { n: formats.compact(value) });
    case "fraction":
      return (value) => formats.percent(value, decimals);
    case "price":
      return (value) => formats.price(value);
    case "years":
    case "points":
      return (value) => formats.count(value);
    case "perShare":
    case "times":
      return (value) => formats.number(value, decimals);
  }
}

/** Writes the values of an input of a check. */
export function inputWriter(name: string, locale: Locale): (value: number) => string {
  return kindWriter(inputKind(name), locale);
}

/** A piece of a formula: the name of an input, or the text between two inputs. */
type FormulaToken =
  | { readonly kind: "input"; readonly word: InputWord; readonly text: string }
  | { readonly kind: "sign"; readonly text: string };

/**
 * Splits a formula of the registry, so that its inputs can be named in the reader's language. The part after a
 * semicolon describes results without a value and is left out.
 *
 * @example
 * formulaTokens("cfoTtm ÷ totalDebt; no debt: pass"); // input cfoTtm, sign " ÷ ", input totalDebt
 */
export function formulaTokens(formula: string): FormulaToken[] {
  const [main = ""] = formula.split(";");
  return main.split(/(\w+)/).flatMap((text): FormulaToken[] => {
    if (text === "") return [];
    const word = inputWord(text);
    return [word ? { kind: "input", word, text } : { kind: "sign", text }];
  });
}

/** The filing or the day of a figure in a few words; its provider where neither is known. */
export function originOf(
  { form, filedAt, periodEnd, source }: Extract<WireFigure, { provenance: unknown }>["provenance"],
  { text, formats }: Locale,
): string {
  if (form && filedAt) return text("fundamentals.filed", { form, day: formats.day(filedAt) });
  return periodEnd ? formats.day(periodEnd) : source;
}
