import { type CompanyType, isFinancial } from "@plumbline/contract/calls";

/** Checks with the texts of another check, from which they differ only by threshold. */
const SAME: Readonly<Record<string, string>> = { F1: "O1", D2: "F2" };

/**
 * The id that the texts of a check have for a type of company; a small letter marks the rule for some types.
 *
 * @example
 * checkTextsId("F1", "manufacturer"); // "O1"
 * checkTextsId("D1", "utility"); // "D1u"
 */
export function checkTextsId(id: string, type: CompanyType): string {
  if (id === "O4" && isFinancial(type)) return "O4f";
  if (type === "utility" && (id === "D1" || id === "D3")) return `${id}u`;
  return SAME[id] ?? id;
}
