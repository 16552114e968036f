import { type CompanyType, isFinancial } from "@plumbline/contract/calls";

/** Checks with the name of another check, from which they differ only by threshold. */
const SAME: Readonly<Record<string, string>> = { F1: "O1", D2: "F2" };

/**
 * The key of a check's name among the texts of checks; a small letter marks the rule for some kinds of company.
 *
 * @example
 * checkNameKey("D1", "utility"); // "checks.name.D1u"
 */
export function checkNameKey(id: string, type: CompanyType): string {
  const isOfUtility = type === "utility" && (id === "D1" || id === "D3");
  const suffix = isOfUtility ? "u" : id === "O4" && isFinancial(type) ? "f" : "";
  return `checks.name.${SAME[id] ?? id}${suffix}`;
}
