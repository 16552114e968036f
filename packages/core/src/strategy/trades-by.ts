import type { ResolvedStrategy } from "./resolve-strategy.ts";
import type { Strategy } from "./strategy.ts";

/**
 * How a strategy trades. `rotation`: at the close of every period the positions are replaced as a whole. `slots`: each position is
 * opened and closed by itself, in one of so many places; with a rebalancing other than `signals` the rules are asked at the last
 * close of each period only, and the stops on every bar.
 *
 * @example
 * tradesBy({ ...strategy, rebalancing: "monthly", exit: null, stops: {} }); // "rotation"
 */
export function tradesBy({ rebalancing, exit, stops }: Strategy | ResolvedStrategy): "slots" | "rotation" {
  const { from: _, ...distances } = stops;
  const hasStop = Object.values(distances).some((stop) => stop !== undefined);
  return rebalancing === "signals" || exit !== null || hasStop ? "slots" : "rotation";
}

/**
 * How many positions one of several overlapping parts holds, so that all parts together hold the count.
 *
 * @param count Positions of all parts.
 * @param part Place of the part, from 0.
 * @param parts How many there are.
 *
 * @example
 * // Thirty positions in twelve parts: two or three each.
 * [0, 1, 2, 3].map((part) => countOfPart(30, part, 12)); // 2, 3, 2, 3
 */
export function countOfPart(count: number, part: number, parts: number): number {
  return Math.floor(((part + 1) * count) / parts) - Math.floor((part * count) / parts);
}
