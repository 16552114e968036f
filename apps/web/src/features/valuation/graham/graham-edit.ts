import {
  GRAHAM_CLASSIC,
  GRAHAM_CONSERVATIVE,
  type GrahamInputs,
  graham,
  grahamRevised1974,
} from "@plumbline/core/valuation/model";

/** The numbers of the formula itself. */
export type GrahamNumbers = Required<Pick<GrahamInputs, "noGrowthMultiple" | "growthMultiplier">>;

/** The printed formula and its conservative edit. */
export const GRAHAM_EDITS = { classic: GRAHAM_CLASSIC, conservative: GRAHAM_CONSERVATIVE } as const;
export type GrahamEdit = keyof typeof GRAHAM_EDITS;

/** The edit that the numbers belong to; "own" for numbers of the reader's own. */
export function editOf({ noGrowthMultiple, growthMultiplier }: Partial<GrahamNumbers>): GrahamEdit | "own" {
  const isOf = (edit: GrahamNumbers): boolean =>
    noGrowthMultiple === edit.noGrowthMultiple && growthMultiplier === edit.growthMultiplier;
  if (isOf(GRAHAM_CONSERVATIVE)) return "conservative";
  return isOf(GRAHAM_CLASSIC) ? "classic" : "own";
}

/**
 * Value of a share by one of the two formulas.
 *
 * @param bondYield A fraction, for the formula of 1974; null for that of 1962, which does not include bonds.
 * @returns Null where the formula has no value.
 */
export function grahamValue(inputs: GrahamInputs, bondYield: number | null): number | null {
  return (bondYield === null ? graham(inputs) : grahamRevised1974(inputs, bondYield)).value;
}
