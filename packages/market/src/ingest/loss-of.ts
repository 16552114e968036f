import type { Manifest } from "../snapshot/index.ts";

type Counts = Pick<Manifest["counts"], "priced" | "bars" | "companies" | "facts">;

/** A delivery may correct a market, but not take more than this share of it away. */
const MAX_LOSS = 0.1;

const NAMES: Readonly<Record<keyof Counts, string>> = {
  priced: "stocks with prices",
  bars: "bars",
  companies: "companies with filings",
  facts: "facts",
};

/**
 * Decides whether a market may take the place of the one before it.
 *
 * @param before Counts of the current snapshot.
 * @param after Counts of what is about to be published.
 * @returns Why not, as a sentence; `null` when it may.
 *
 * @example
 * lossOf({ priced: 10, bars: 100, companies: 0, facts: 0 }, { priced: 10, bars: 95, companies: 0, facts: 0 }); // null
 */
export function lossOf(before: Counts, after: Counts): string | null {
  for (const kind of Object.keys(NAMES) as (keyof Counts)[]) {
    if (after[kind] >= before[kind] * (1 - MAX_LOSS)) continue;
    return `The market would shrink from ${before[kind]} to ${after[kind]} ${NAMES[kind]}; it stays as it is. Look at what was rejected, or publish it nevertheless with --force.`;
  }
  return null;
}
