import type { Snapshot } from "@plumbline/market/snapshot";
import type { Performance } from "./performance.ts";

const EXAMPLES = 3;
/** Trading days in ten years: a longer history is no better an example. */
const LONG_HISTORY = 2520;

/**
 * Symbols for worked examples: stocks that still trade and have filed reports, with histories of ten years or the
 * longest there are, the most traded first, each of another sector where possible.
 */
export function exampleSymbols(snapshot: Snapshot, performances: readonly Performance[]): string[] {
  const candidates = performances
    .filter(({ instrument, lastDay }) => instrument.assetClass === "stock" && lastDay === snapshot.lastDay)
    .sort(
      (a, b) =>
        Math.min(b.bars, LONG_HISTORY) - Math.min(a.bars, LONG_HISTORY) ||
        b.turnover - a.turnover ||
        (a.instrument.symbol < b.instrument.symbol ? -1 : 1),
    );
  const chosen: Performance[] = [];
  const sectors = new Set<string | null>();
  for (const candidate of candidates) {
    if (chosen.length === EXAMPLES) break;
    const { cik, sector } = candidate.instrument;
    if (sectors.has(sector) || cik === null || !hasReports(snapshot, cik)) continue;
    sectors.add(sector);
    chosen.push(candidate);
  }
  const others = candidates.filter((candidate) => !chosen.includes(candidate));
  return [...chosen, ...others].slice(0, EXAMPLES).map(({ instrument }) => instrument.symbol);
}

/** The list of filings first: reading the facts of a large company takes some hundred milliseconds. */
function hasReports(snapshot: Snapshot, cik: number): boolean {
  return snapshot.filings(cik).length > 0 || snapshot.facts(cik) !== null;
}
