import { type Split, smallRatio } from "../../series/index.ts";

/** Dividends in shares are whole percents of what is held; larger ones are ratios of small numbers. */
const MAX_SHARE_DIVIDEND = 0.1;
/** Vendors round to five or six digits. */
const TOLERANCE = 2e-5;

/**
 * The splits that changed how many shares a holder had. Vendors of prices enter a spin-off as a split as well, by what the price fell
 * (1281 for 1000 of General Electric, 2023): its price is adjusted by that, and its shares stay as many as before.
 *
 * @param splits As a vendor of prices states them.
 * @returns Those whose ratio is one of small numbers, or a dividend of a few whole percents.
 * @see FND-12 in docs/rules.md
 *
 * @example
 * splitsOfShares([{ exDay: day("2020-08-31"), ratio: 4 }, { exDay: day("2023-01-04"), ratio: 1.281 }]).length; // 1
 */
export function splitsOfShares(splits: readonly Split[]): readonly Split[] {
  return splits.every(({ ratio }) => isOfShares(ratio)) ? splits : splits.filter(({ ratio }) => isOfShares(ratio));
}

function isOfShares(ratio: number): boolean {
  const size = ratio < 1 ? 1 / ratio : ratio;
  return isShareDividend(size) || smallRatio(size) !== null;
}

function isShareDividend(size: number): boolean {
  const percent = 100 * (size - 1);
  return (
    size <= 1 + MAX_SHARE_DIVIDEND + TOLERANCE && Math.abs(Math.round(percent) - percent) <= 100 * TOLERANCE * size
  );
}
