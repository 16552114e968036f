import { type InputWord, inputWord } from "./input-words.ts";

/** A piece of a formula: the name of an input, or what stands between two. */
export type FormulaToken =
  | { readonly kind: "input"; readonly word: InputWord; readonly text: string }
  | { readonly kind: "sign"; readonly text: string };

/**
 * Takes a formula of the registry apart, so that its inputs can be named in the reader's language. What comes after a
 * semicolon says what settles the check without a value; the result says which of it did.
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
