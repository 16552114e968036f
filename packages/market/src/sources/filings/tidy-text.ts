// Characters without a width, and those of control that are no white space.
const INVISIBLE = /\p{Cf}|(?!\s)\p{Cc}/gu;

/**
 * One space between words, none around them, and nothing that cannot be seen.
 *
 * @example
 * tidyText(" Item\u00a01A.\n Risk\u200b Factors "); // "Item 1A. Risk Factors"
 */
export function tidyText(text: string): string {
  return text.replace(INVISIBLE, "").replace(/\s+/g, " ").trim();
}
