import type { WireEvaluation } from "@plumbline/contract";
import type { CompanyType } from "@plumbline/contract/calls";
import { checkTextsId } from "../../i18n/index.ts";

/** Checks that have their own texts; a small letter marks the rule for some types of company. */
const WORDS = [
  "O1",
  "O2",
  "O3",
  "O4",
  "O4f",
  "O5",
  "O6",
  "O7",
  "O8",
  "G1",
  "G2",
  "G3",
  "G4",
  "G5",
  "G6",
  "G7",
  "G8",
  "G9",
  "G10",
  "F2",
  "F3",
  "F4",
  "F5",
  "F6",
  "F7",
  "F8",
  "F9",
  "F10",
  "F11",
  "F12",
  "D1",
  "D1u",
  "D3",
  "D3u",
  "D4",
  "D5",
  "D6",
  "D7",
  "D8",
  "D9",
  "D10",
  "D11",
  "D12",
  "B1",
  "B2",
  "B3",
  "B4",
  "R1",
] as const;
export type CheckWord = (typeof WORDS)[number];

/**
 * The key of the texts of a check for a type of company.
 *
 * @returns Null for a check that is newer than this page.
 * @example
 * checkWord("F1", "manufacturer"); // "O1"
 * checkWord("D1", "utility"); // "D1u"
 */
export function checkWord(id: WireEvaluation["id"], type: CompanyType): CheckWord | null {
  const texts = checkTextsId(id, type);
  return WORDS.find((word) => word === texts) ?? null;
}

const FORMULAS = ["O4", "G3", "G4", "G5", "G7", "F4", "F6", "F12", "D4", "D5", "D6", "D7", "D8", "R1"] as const;

/** The key of a formula that needs words; null for formulas that consist of inputs and signs. */
export function formulaWord(word: CheckWord | null): (typeof FORMULAS)[number] | null {
  return FORMULAS.find((formula) => formula === word) ?? null;
}

const PASSED_WITHOUT_VALUE = ["D5", "D8", "F9", "R1"] as const;

/** The key of a check that passes without a value for a special reason, which has its own text. */
export function settledWord({
  id,
  result,
}: Pick<WireEvaluation, "id" | "result">): (typeof PASSED_WITHOUT_VALUE)[number] | null {
  return (result === "pass" && PASSED_WITHOUT_VALUE.find((word) => word === id)) || null;
}
