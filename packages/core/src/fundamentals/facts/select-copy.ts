import type { Day } from "../../time/index.ts";
import type { Fact } from "./fact.ts";

/** Only amounts rounded to millions or more can be a coarser repetition of a finer copy. */
const COARSE = 1e6;

/**
 * Chooses among the copies of one number the one known on a day: the latest filed, of one day the larger accession
 * number. A later copy that merely rounds the selected one more coarsely does not replace it.
 *
 * @param copies Copies of one (concept, unit, start, end), oldest filing first.
 * @param asOf Copies filed later are not seen.
 * @returns The copy to use; `null` when none was filed by then.
 * @see FND-05, FND-06
 *
 * @example
 * selectCopy([{ value: 90_678e6, filed: 1, ... }, { value: 90_700e6, filed: 2, ... }], 3 as Day); // 90,678 million
 */
export function selectCopy(copies: readonly Fact[], asOf: Day): Fact | null {
  let selected: Fact | null = null;
  for (const copy of copies) {
    if (copy.filed > asOf) break;
    if (selected === null || !isCoarserRounding(copy.value, selected.value)) selected = copy;
  }
  return selected;
}

/**
 * Whether a number only repeats another one at a coarser rounding.
 *
 * @see FND-06
 *
 * @example
 * isCoarserRounding(90_700_000_000, 90_678_000_000); // true
 * isCoarserRounding(90_800_000_000, 90_678_000_000); // false: further away than rounding explains
 */
export function isCoarserRounding(later: number, selected: number): boolean {
  if (later === selected) return false;
  const grain = granularity(later);
  return grain >= COARSE && grain > granularity(selected) && Math.abs(later - selected) <= grain / 2;
}

/**
 * The power of ten of the trailing zeros; 1 for 0 and for fractions, which say nothing about their rounding.
 *
 * @example
 * granularity(42_440_000_000); // 10,000,000
 */
export function granularity(value: number): number {
  if (value === 0) return 1;
  let grain = 1;
  while (value % (grain * 10) === 0) grain *= 10;
  return grain;
}
