/** Kinds of reports whose text is read. */
export type FormFamily = "10-K" | "10-Q" | "20-F" | "40-F" | "8-K";

const SPELLINGS: readonly (readonly [RegExp, FormFamily])[] = [
  [/^10-?K(?:405|T)?$/, "10-K"],
  [/^10-?QT?$/, "10-Q"],
  [/^20-?F(?:R12[BG])?$/, "20-F"],
  [/^40-?F(?:R12[BG])?$/, "40-F"],
  [/^8-?K(?:12B|12G3)?$/, "8-K"],
];

/**
 * Says which items a form has.
 *
 * @param form As EDGAR or a cover page writes it; an amendment has the items of what it amends.
 * @returns The family; `null` for forms that are not read. Among these is the 10-KSB of small companies until 2008, since its
 *   items have other numbers: Item 7 are the statements.
 * @see https://www.sec.gov/submit-filings/forms-index
 *
 * @example
 * formFamily("10-K405/A"); // "10-K"
 * formFamily("10-KSB"); // null
 */
export function formFamily(form: string): FormFamily | null {
  const plain = form
    .trim()
    .toUpperCase()
    .replace(/\/A$/, "")
    .replace(/^FORM\s+/, "");
  return SPELLINGS.find(([spelling]) => spelling.test(plain))?.[1] ?? null;
}
