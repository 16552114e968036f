import { type Detail, type Issue, type PriceBasis, type PriceHistory, say, wordValue } from "../../model/index.ts";
import { issue } from "../../quality/index.ts";
import { joinHistories } from "./join-histories.ts";

/** One history of a symbol, and what is to be said about the others. */
interface MergedHistories {
  readonly history: PriceHistory;
  readonly issues: readonly Issue[];
}

/**
 * Makes one history of all that was delivered for a symbol. Deliveries of one basis and source are joined over time, a
 * newer one (by its last day; later in the list when equal) before an older one. Bases and sources are never mixed: of
 * several, the one that `preferHistory` chooses is used.
 *
 * @param histories Examined histories of one symbol, oldest delivery first; at least one.
 * @throws {RangeError} if there is none.
 *
 * @example
 * mergeHistories([totalReturn, raw]).history.basis; // "raw"
 */
export function mergeHistories(histories: readonly PriceHistory[]): MergedHistories {
  if (histories.length === 0) throw new RangeError("There is no history to merge; pass at least one.");
  const issues: Issue[] = [];
  const families = Map.groupBy(histories, ({ basis, source }) => `${basis} ${source}`);
  const joined = [...families.values()].map((family) =>
    family
      .toSorted((a, b) => (a.bars.day.at(-1) ?? 0) - (b.bars.day.at(-1) ?? 0))
      .reduce((older, newer) => joinHistories(older, newer, issues)),
  );
  const history = joined.reduce(preferHistory);
  for (const other of joined) {
    if (other === history) continue;
    const subject = { symbol: other.symbol, count: 0 };
    issues.push(issue("basis-not-used", subject, unused(other, history)));
  }
  return { history, issues };
}

function unused({ bars, basis, source }: PriceHistory, chosen: PriceHistory): Detail {
  return say("basis-unused", {
    count: bars.day.length,
    basis: wordValue(basis),
    source: { source },
    chosenBasis: wordValue(chosen.basis),
    chosenSource: { source: chosen.source },
  });
}

/** From raw prices everything else can be computed, from a total return nothing. */
const RANK: Readonly<Record<PriceBasis, number>> = { raw: 0, "split-adjusted": 1, "total-return": 2 };

/**
 * Chooses between two histories of one symbol that cannot be joined because their bases or sources differ.
 *
 * @returns The one nearer to what was traded (raw, then split-adjusted, then total return); of two alike the longer
 * one, then the one that ends later, then `a`.
 *
 * @example
 * preferHistory(totalReturn, raw); // raw
 */
export function preferHistory(a: PriceHistory, b: PriceHistory): PriceHistory {
  const difference = RANK[a.basis] - RANK[b.basis] || b.bars.day.length - a.bars.day.length || lastDay(b) - lastDay(a);
  return difference <= 0 ? a : b;
}

function lastDay(history: PriceHistory): number {
  return history.bars.day.at(-1) ?? Number.MIN_SAFE_INTEGER;
}
