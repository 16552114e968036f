import { exists, type Maybe } from "./missing.ts";

/** Which way a change went; `none` when there is no number. */
export type Direction = "up" | "down" | "flat" | "none";

/** Half of the last shown digit of a percentage with two decimals: less is shown as no change. */
const SMALLEST_SHOWN = 0.00005;

/**
 * The direction in which a change is drawn, in step with how it is written: what reads 0.00 % is flat.
 *
 * @example
 * directionOf(-0.02); // "down"
 * directionOf(0.00001); // "flat"
 */
export function directionOf(fraction: Maybe): Direction {
  if (!exists(fraction)) return "none";
  if (Math.abs(fraction) < SMALLEST_SHOWN) return "flat";
  return fraction > 0 ? "up" : "down";
}
