import type { Evidence } from "@plumbline/contract";

/** A piece of a formula: a number, a factor that is no part of the evidence, or a sign between numbers. */
export type Token =
  | { readonly kind: "number"; readonly part: Evidence }
  | { readonly kind: "factor"; readonly factor: number }
  | { readonly kind: "sign"; readonly sign: string };

const sign = (text: string): Token => ({ kind: "sign", sign: text });
const number = (part: Evidence): Token => ({ kind: "number", part });

/** Parts with a sign between each two. */
function joined(parts: readonly Evidence[], between: string): Token[] {
  return parts.flatMap((part, index) => (index === 0 ? [number(part)] : [sign(between), number(part)]));
}

/** `a + b - c`: the subtracted part comes last. */
function rolledForward(parts: readonly Evidence[]): Token[] {
  return [...joined(parts.slice(0, -1), "+"), ...parts.slice(-1).flatMap((part) => [sign("−"), number(part)])];
}

/**
 * Income divided by the shares that year and nine months imply for the last quarter, or by those of the year (FND-13).
 */
function perShare([income, year, nineMonths]: readonly Evidence[]): Token[] {
  if (!income || !year) return [];
  if (!nineMonths) return joined([income, year], "÷");
  return [number(income), sign("÷ (4 ×"), number(year), sign("− 3 ×"), number(nineMonths), sign(")")];
}

/** Derives the split ratio, because the evidence has only the result and the filed number. */
function splitAdjusted({ value, unit, parts }: Evidence): Token[] {
  const [filed] = parts;
  if (!filed || value === 0 || filed.value === 0) return [];
  const isCount = unit === "shares";
  const ratio = isCount ? value / filed.value : filed.value / value;
  return [number(filed), sign(isCount ? "×" : "÷"), { kind: "factor", factor: Number(ratio.toPrecision(6)) }];
}

const BETWEEN: Readonly<Record<string, string>> = {
  ratio: "÷",
  difference: "−",
  change: "−",
  sum: "+",
  "sum-of-quarters": "+",
  "cum2-cum1": "−",
  "cum3-cum2": "−",
  "cum4-cum3": "−",
  "year-less-quarters": "−",
};

/**
 * The formula that made a number, with its parts in their places.
 *
 * @returns Empty for a number as it was filed, and for an unknown method.
 */
export function formulaOf(evidence: Evidence): Token[] {
  const { how, parts } = evidence;
  const between = BETWEEN[how];
  if (between) return joined(parts, between);
  switch (how) {
    case "average":
      return parts.length === 0 ? [] : [sign("("), ...joined(parts, "+"), sign(`) ÷ ${parts.length}`)];
    case "roll-forward":
      return rolledForward(parts);
    case "income-per-share":
      return perShare(parts);
    case "sign-reversed":
      return parts.flatMap((part) => [sign("− ("), number(part), sign(")")]);
    case "split-adjusted":
      return splitAdjusted(evidence);
    default:
      return [];
  }
}

/**
 * The number that a sum of one part stands for: such a sum only bears a second note.
 */
export function unwrapped(evidence: Evidence): Evidence {
  const { how, parts, value } = evidence;
  const [only, ...others] = parts;
  return how === "sum" && only && others.length === 0 && only.value === value ? unwrapped(only) : evidence;
}
