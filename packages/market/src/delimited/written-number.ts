import { UNREADABLE } from "./parse-decimal.ts";

const NO_VALUE = /^(?:[-–—.]+|nan|null|none|nil|n\/?a|#n\/a|k\.?\s?a\.?|n\.?\s?d\.?)$/iu;
/** Signs of money, and codes such as `USD` or `HK$`, before or behind a number. */
const MONEY =
  /^(?:(?:US|HK|CA?|AU?|NZ|S|NT)?\$|[€£¥￥₹₩]|[A-Z]{3}(?=[\s\d.,+-]))\s*|\s*(?:[€£¥￥₹₩$元円圆圓]|(?<=[\d\s])[A-Z]{3})$/gu;
const GAPS = /(?<=\d)[\s\u00A0\u2009\u202F'’](?=\d)/gu;
const SCALE = /^(.*\d[.,]?)\s*([kmbt]|mio\.?|mrd\.?|bn|万|萬|亿|億)$/iu;
const SCALES: Readonly<Record<string, number>> = {
  k: 3,
  m: 6,
  mio: 6,
  b: 9,
  bn: 9,
  mrd: 9,
  t: 12,
  万: 4,
  萬: 4,
  亿: 8,
  億: 8,
};
const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
/** Nothing that is written for people is longer. */
const MAX_LENGTH = 60;

/**
 * Reads a number as it is written for people: with a sign of money, marks between thousands, a letter for thousands or
 * millions, or in parentheses for a negative one.
 *
 * @param text The cell.
 * @param decimalMark The other of comma and point may stand between groups of three digits, and nowhere else.
 * @returns The number; NaN for words for "no value"; `UNREADABLE` for anything else.
 *
 * @example
 * writtenNumber("$1,234.50", "."); // 1234.5
 * writtenNumber("1.234,5 Mio", ","); // 1234500000
 */
export function writtenNumber(text: string, decimalMark: "." | ","): number {
  const trimmed = text.trim();
  if (trimmed === "" || NO_VALUE.test(trimmed)) return Number.NaN;
  if (trimmed.length > MAX_LENGTH) return UNREADABLE;
  const inParentheses = /^\((.*)\)$/u.exec(trimmed)?.[1];
  const bare = (inParentheses ?? trimmed).replace("−", "-").replace(MONEY, "").replace(MONEY, "").replace(GAPS, "");
  const [, digits = bare, letter = ""] = SCALE.exec(bare) ?? [];
  const plain = withoutGroups(digits.trim(), decimalMark);
  if (plain === null || !PLAIN.test(plain)) return UNREADABLE;
  const power = SCALES[letter.toLowerCase().replace(".", "")] ?? 0;
  if (power > 0 && /e/i.test(plain)) return UNREADABLE;
  // One conversion of the whole: a product would round twice.
  const value = Number(power === 0 ? plain : `${plain}e${power}`);
  if (!Number.isFinite(value)) return UNREADABLE;
  return inParentheses === undefined ? value : -value;
}

/** The number with a decimal point and without marks between its groups; `null` where those stand in wrong places. */
function withoutGroups(text: string, decimalMark: "." | ","): string | null {
  const thousandsMark = decimalMark === "." ? "," : ".";
  const [whole = "", decimals, ...more] = text.split(decimalMark);
  if (more.length > 0 || decimals?.includes(thousandsMark)) return null;
  if (whole.includes(thousandsMark) && !isGrouped(whole, thousandsMark)) return null;
  const digits = whole.replaceAll(thousandsMark, "");
  return decimals === undefined ? digits : `${digits}.${decimals}`;
}

/** Groups of three, or of two before the last one, as India writes lakhs. */
function isGrouped(whole: string, mark: string): boolean {
  const [first = "", ...groups] = whole.replace(/^[+-]/, "").split(mark);
  if (!/^\d{1,3}$/.test(first) || !/^\d{3}$/.test(groups.at(-1) ?? "")) return false;
  const inner = groups.slice(0, -1);
  return inner.every((group) => /^\d{3}$/.test(group)) || inner.every((group) => /^\d{2}$/.test(group));
}
