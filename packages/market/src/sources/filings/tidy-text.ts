// Characters without a width, and those of control that are no white space.
const INVISIBLE =
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFE\uFFFF]/g;

/**
 * One space between words, none around them, and nothing that cannot be seen.
 *
 * @example
 * tidyText(" Item\u00a01A.\n Risk\u200b Factors "); // "Item 1A. Risk Factors"
 */
export function tidyText(text: string): string {
  return text.replace(INVISIBLE, "").replace(/\s+/g, " ").trim();
}
