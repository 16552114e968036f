import { type Derivation, derived } from "../derivation/derivation.ts";
import type { Fact } from "../facts/fact.ts";
import { ratioSince, type ShareSplit } from "./share-splits.ts";

/**
 * Brings a share count or a per-share number to the share count of a day: a filing restates its numbers for the splits up to
 * its own day, so that those after it count, whatever the period of the number.
 *
 * @param number The number as filed; its unit decides how it is adjusted (`shares`, `USD/shares`).
 * @param splits Those known on the day, see `shareSplits`.
 * @see FND-12, REC-16
 *
 * @example
 * onShareCount(eps, shareSplits(apple, [], day("2021-01-01"))).value; // 11.89 / 4
 */
export function onShareCount(number: Derivation, splits: readonly ShareSplit[]): Derivation {
  if (splits.length === 0) return number;
  const { accession = "", filed } = filedFact(number) ?? { filed: number.filed };
  const ratio = ratioSince(splits, { accession, filed });
  if (ratio === 1) return number;
  const value = number.unit === "shares" ? number.value * ratio : number.value / ratio;
  return derived({ value, how: "split-adjusted", rule: "FND-12", parts: [number] });
}

function filedFact({ fact, parts }: Derivation): Fact | null {
  return fact ?? (parts[0] ? filedFact(parts[0]) : null);
}
