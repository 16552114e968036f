import type { LanguageCode } from "@plumbline/contract";
import { numberFormatter } from "./formatter.ts";

/** Which mark stands before decimals, and which one between groups of three digits; the space is always one. */
const MARKS: Readonly<Record<LanguageCode, { readonly decimal: string; readonly group: string | null }>> = {
  en: { decimal: ".", group: "," },
  es: { decimal: ",", group: "." },
  fr: { decimal: ",", group: null },
  "zh-Hans": { decimal: ".", group: "," },
  "zh-Hant": { decimal: ".", group: "," },
};

/**
 * Reads a number as somebody typed it. A comma or a point is taken as readers of the language mean it; where it can only
 * be the mark of decimals it is that in every language.
 *
 * @returns `null` where it is no number, or one that could be meant in two ways.
 *
 * @example
 * readTypedNumber("9,5", "fr"); // 9.5
 * readTypedNumber("9,5", "en"); // 9.5: no group of three digits follows
 * readTypedNumber("1,250", "en"); // 1250
 * readTypedNumber("1.250,75", "es"); // 1250.75
 * readTypedNumber("−３．５ %", "zh-Hans"); // -3.5
 */
export function readTypedNumber(written: string, language: LanguageCode): number | null {
  const plain = written
    .normalize("NFKC")
    .replace(/[−–]/g, "-")
    .replace(/。/g, ".")
    .replace(/[\s'’]/g, "")
    .replace(/%$/, "");
  const [, sign, digits] = /^([+-]?)([\d.,]+)$/.exec(plain) ?? [];
  if (sign === undefined || digits === undefined) return null;
  const number = withPoint(digits, language);
  return number !== null && /^(\d+\.?\d*|\.\d+)$/.test(number) ? Number(sign + number) : null;
}

/** The digits without marks of groups and with a point before the decimals; null where the marks make no sense. */
function withPoint(digits: string, language: LanguageCode): string | null {
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  if (last < 0) return digits;
  const mark = digits[last] as string;
  const other = mark === "." ? "," : ".";
  const hasOther = digits.includes(other);
  const isOnce = digits.indexOf(mark) === last;
  if (!hasOther && isGroups(digits, mark) && !(isOnce && mark !== MARKS[language].group))
    return digits.replaceAll(mark, "");
  if (!isOnce) return null;
  const whole = digits.slice(0, last);
  if (hasOther && !isGroups(whole, other)) return null;
  return `${whole.replaceAll(other, "")}.${digits.slice(last + 1)}`;
}

/** Whether a mark stands between groups of three digits. */
function isGroups(digits: string, mark: string): boolean {
  const [first = "", ...groups] = digits.split(mark);
  return /^[1-9]\d{0,2}$/.test(first) && groups.length > 0 && groups.every((group) => /^\d{3}$/.test(group));
}

/** The most digits that say a number without the traces of binary fractions. */
const DIGITS = 15;

/**
 * Writes a number as it stands in an input: in the reader's language, without groups, with the decimals it has.
 *
 * @param decimals The most that are written; all by default.
 *
 * @example
 * writeTypedNumber(9.5, "fr", 2); // "9,5"
 */
export function writeTypedNumber(value: number, language: LanguageCode, decimals?: number): string {
  // With the hyphen of the keyboard, so that what is copied from an input is a number everywhere.
  const most = decimals === undefined ? { maximumSignificantDigits: DIGITS } : { maximumFractionDigits: decimals };
  const options = { useGrouping: false, ...most };
  return numberFormatter(language, options).format(value).replace("−", "-");
}
