import type { WireEvaluation } from "@plumbline/contract";
import { useText } from "../../i18n/index.ts";
import { type CheckWord, formulaWord } from "./check-words.ts";
import { formulaTokens } from "./formula-tokens.ts";

interface CheckFormulaProps {
  readonly check: Pick<WireEvaluation, "formula">;
  readonly word: CheckWord | null;
}

/** The formula of a check in the reader's language. */
export function CheckFormula({ check, word }: CheckFormulaProps) {
  const text = useText();
  const formula = formulaWord(word);
  if (formula) return text(`checks.formula.${formula}`);
  return formulaTokens(check.formula)
    .map((token) => (token.kind === "input" ? text(`checks.input.${token.word}`) : token.text))
    .join("");
}
