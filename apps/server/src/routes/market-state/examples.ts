import type { marketState, OutputOf } from "@plumbline/contract";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { Performance } from "./performance.ts";

/** The reports of a market, and the last day of its prices. */
type Reports = Pick<Snapshot, "lastDay" | "filings" | "facts">;

const EXAMPLES = 3;
/** Trading days in ten years: a longer history is no better an example. */
const LONG_HISTORY = 2520;

/** The stocks that still trade: those with long histories first, of them the most traded in the main currency of the market. */
export function exampleCandidates(
  snapshot: Pick<Reports, "lastDay">,
  performances: readonly Performance[],
): Performance[] {
  const main = mainCurrency(performances);
  // Money traded in another currency is more or less by that alone.
  const turnoverOf = ({ instrument, turnover }: Performance) => (instrument.currency === main ? turnover : 0);
  return performances
    .filter(({ instrument, lastDay }) => instrument.assetClass === "stock" && lastDay === snapshot.lastDay)
    .sort(
      (a, b) =>
        Math.min(b.bars, LONG_HISTORY) - Math.min(a.bars, LONG_HISTORY) ||
        turnoverOf(b) - turnoverOf(a) ||
        (a.instrument.symbol < b.instrument.symbol ? -1 : 1),
    );
}

type Examples = OutputOf<typeof marketState>["examples"];

/** Whether a stock has an answer to a question. */
export type Answerable = Readonly<Record<Examples[number]["question"], (stock: Performance) => boolean>>;

/** The questions in the order in which they are asked: the later ones where the market has no answer to an earlier one. */
const QUESTIONS = ["worth", "checks", "months", "targets"] as const;

/** Stocks that are tried for a question; each may cost the reading of its accounts. */
const MAX_TRIED = 12;

/**
 * Questions with a stock that answers each: every stock once, each of another sector where possible.
 *
 * @returns At most three; fewer where the market answers fewer.
 */
export function workedExamples(
  snapshot: Pick<Reports, "lastDay">,
  performances: readonly Performance[],
  answers: Answerable,
): Examples {
  const candidates = exampleCandidates(snapshot, performances);
  const used: Performance[] = [];
  const examples: Examples = [];
  for (const question of QUESTIONS) {
    if (examples.length === EXAMPLES) break;
    const isNew = ({ instrument: { sector } }: Performance) =>
      !used.some(({ instrument }) => instrument.sector === sector);
    const unused = candidates.filter((stock) => !used.includes(stock));
    const tried = [...unused.filter(isNew), ...unused.filter((stock) => !isNew(stock))].slice(0, MAX_TRIED);
    const stock = tried.find(answers[question]);
    if (!stock) continue;
    used.push(stock);
    examples.push({ question, symbol: stock.instrument.symbol });
  }
  return examples;
}

/** The currency of most stocks, the first by the alphabet of those as frequent; null where none is known. */
function mainCurrency(performances: readonly Performance[]): string | null {
  const stocks = performances.filter(({ instrument }) => instrument.currency !== null);
  const counts = [...Map.groupBy(stocks, ({ instrument }) => instrument.currency)];
  counts.sort(([a, left], [b, right]) => right.length - left.length || ((a ?? "") < (b ?? "") ? -1 : 1));
  return counts[0]?.[0] ?? null;
}

/** The list of filings first: reading the facts of a large company takes some hundred milliseconds. */
export function hasReports(
  snapshot: Pick<Reports, "filings" | "facts">,
  { instrument: { cik } }: Performance,
): boolean {
  return cik !== null && (snapshot.filings(cik).length > 0 || snapshot.facts(cik) !== null);
}
