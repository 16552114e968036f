import type { Issue, PriceHistory } from "../../model/index.ts";
import { issue } from "../../quality/index.ts";
import { joinHistories } from "./join-histories.ts";
import { preferHistory } from "./prefer-history.ts";

/** One history of a symbol, and what is to be said about the others. */
export interface MergedHistories {
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
    const detail = `${other.bars.day.length} ${other.basis} bars of ${other.source} are not used beside the ${history.basis} ones of ${history.source}.`;
    issues.push(issue("basis-not-used", subject, detail));
  }
  return { history, issues };
}
