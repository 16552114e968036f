import type { Snapshot } from "@plumbline/market/snapshot";
import type { Performance } from "./performance.ts";

/** The reports of a market, and the last day of its prices. */
type Reports = Pick<Snapshot, "lastDay" | "filings" | "facts">;

const EXAMPLES = 3;
/** Trading days in ten years: a longer history is no better an example. */
const LONG_HISTORY = 2520;

/**
 * Symbols for worked examples: stocks that still trade and have filed reports, with histories of ten years or the
 * longest there are, the most traded first (of those quoted in the main currency of the market), each of another sector where possible.
 */
export function exampleSymbols(snapshot: Reports, performances: readonly Performance[]): string[] {
  const main = mainCurrency(performances);
  // Money traded in another currency is more or less by that alone.
  const turnoverOf = ({ instrument, turnover }: Performance) => (instrument.currency === main ? turnover : 0);
  const candidates = performances
    .filter(({ instrument, lastDay }) => instrument.assetClass === "stock" && lastDay === snapshot.lastDay)
    .sort(
      (a, b) =>
        Math.min(b.bars, LONG_HISTORY) - Math.min(a.bars, LONG_HISTORY) ||
        turnoverOf(b) - turnoverOf(a) ||
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

/** The currency of most stocks, the first by the alphabet of those as frequent; null where none is known. */
function mainCurrency(performances: readonly Performance[]): string | null {
  const stocks = performances.filter(({ instrument }) => instrument.currency !== null);
  const counts = [...Map.groupBy(stocks, ({ instrument }) => instrument.currency)];
  counts.sort(([a, left], [b, right]) => right.length - left.length || ((a ?? "") < (b ?? "") ? -1 : 1));
  return counts[0]?.[0] ?? null;
}

/** The list of filings first: reading the facts of a large company takes some hundred milliseconds. */
function hasReports(snapshot: Reports, cik: number): boolean {
  return snapshot.filings(cik).length > 0 || snapshot.facts(cik) !== null;
}
