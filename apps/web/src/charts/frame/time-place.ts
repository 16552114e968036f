import { cssPercent } from "../../ui/index.ts";

/**
 * Places a text in the middle under what it names, or at the end of the plot where it would stand out.
 *
 * @param middle Fraction of the plot's width, from the left.
 * @param endFrom Beyond this fraction it would.
 */
export const timePlace = (middle: number, endFrom: number) =>
  middle > endFrom ? { "data-side": "end" } : { style: { left: cssPercent(middle) } };
