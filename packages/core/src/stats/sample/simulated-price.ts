import type { Day } from "../../time/index.ts";
import { inverseNormal } from "./inverse-normal.ts";
import { seededUniform } from "./seeded-uniform.ts";

export interface SimulatedDay {
  /** Names the path: another symbol moves on its own. */
  readonly symbol: string;
  readonly day: Day;
  /** Price at which the day begins and ends, > 0. */
  readonly start: number;
  /** Standard deviation of the logarithm of a day's price change, such as 0.015. */
  readonly volatility: number;
}

/** Halvings of a day: pieces of 2.6 seconds. */
const HALVINGS = 15;
/** Draws this near to 0 or 1 would be moves of more than four deviations. */
const MARGIN = 3e-5;

/**
 * A fictional price within a day: the same for the same symbol, day and moment on every machine. The logarithm is a Brownian bridge,
 * so that the day begins and ends at the same price and days join without a jump; midpoints are drawn where they are needed.
 *
 * @param moment Part of the day that has passed, from 0 to 1.
 * @returns Money, not rounded.
 * @see Lévy's construction; Glasserman, Monte Carlo Methods in Financial Engineering, 2003, section 3.1
 *
 * @example
 * simulatedPrice({ symbol: "ACME", day: day("2026-07-01"), start: 50, volatility: 0.015 }, 0); // 50
 */
export function simulatedPrice({ symbol, day, start, volatility }: SimulatedDay, moment: number): number {
  const seed = seedOf(symbol, day);
  let [from, until, atFrom, atUntil] = [0, 1, 0, 0];
  let node = 1;
  for (let level = 0; level < HALVINGS; level++) {
    const middle = (from + until) / 2;
    const deviation = volatility * Math.sqrt((until - from) / 4);
    const atMiddle = (atFrom + atUntil) / 2 + deviation * normalOf(seed, node);
    const isLater = moment >= middle;
    if (isLater) [from, atFrom] = [middle, atMiddle];
    else [until, atUntil] = [middle, atMiddle];
    node = 2 * node + (isLater ? 1 : 0);
  }
  // The last piece is one step: a price does not move between two trades.
  return start * Math.exp(moment >= 1 ? atUntil : atFrom);
}

/** A standard normal number of a node of the tree of midpoints. */
function normalOf(seed: number, node: number): number {
  const next = seededUniform(seed ^ Math.imul(node, 0x9e3779b1));
  next();
  return inverseNormal(MARGIN + (1 - 2 * MARGIN) * next());
}

/** FNV-1a over the symbol and the day. */
function seedOf(symbol: string, day: Day): number {
  let hash = 0x811c9dc5;
  for (const letter of `${symbol} ${day}`) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 0x01000193);
  return hash;
}
