import type { Split } from "../../series/index.ts";
import type { Day } from "../../time/index.ts";
import { type Derivation, derived } from "../derivation/derivation.ts";

/**
 * How many shares of a day one share of a filing has become: a filing restates its numbers for the splits up to its
 * own date, so that those after it count, whatever the period of the number.
 *
 * @param splits Splits of the share, in any order.
 * @param filed Day of the filing.
 * @param asOf Splits that take effect later have not happened yet.
 * @see FND-12
 *
 * @example
 * splitRatioSince([{ exDay: day("2020-08-31"), ratio: 4 }], day("2019-10-31"), day("2021-01-01")); // 4
 */
export function splitRatioSince(splits: readonly Split[], filed: Day, asOf: Day): number {
  let ratio = 1;
  for (const split of splits) if (split.exDay > filed && split.exDay <= asOf) ratio *= split.ratio;
  return ratio;
}

/**
 * Brings a share count or a per-share number to the share count of a day.
 *
 * @param number The number as filed; its unit decides how it is adjusted (`shares`, `USD/shares`).
 * @param splits Splits of the share.
 * @param asOf The day.
 * @see FND-12
 *
 * @example
 * onSplitBasis(eps, [{ exDay: day("2020-08-31"), ratio: 4 }], day("2020-09-15")).value; // 11.89 / 4
 */
export function onSplitBasis(number: Derivation, splits: readonly Split[], asOf: Day): Derivation {
  const ratio = splitRatioSince(splits, number.filed, asOf);
  if (ratio === 1) return number;
  const value = number.unit === "shares" ? number.value * ratio : number.value / ratio;
  return derived({ value, how: "split-adjusted", rule: "FND-12", parts: [number] });
}
