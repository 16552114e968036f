import type { WireWatchlist } from "@plumbline/contract";
import type { LiveRow } from "./live-rows.ts";

type WatchedStock = WireWatchlist["stocks"][number];

/** What a list can be sorted by; `hand` is the order that the user has made. */
export const SORTINGS = ["hand", "name", "price", "change", "gap", "checks", "added"] as const;
export type SortKey = (typeof SORTINGS)[number];

export interface Sorting {
  readonly by: SortKey;
  readonly isDescending: boolean;
}

export const BY_HAND: Sorting = { by: "hand", isDescending: false };

/** A stock with what is shown of it. */
export interface ShownStock {
  readonly stock: WatchedStock;
  readonly live: LiveRow;
  /** In the reader's language; its symbol until that is known. */
  readonly name: string;
}

/**
 * Sorts for the eye: the order by hand stays as it is. What has no number stands at the end, whichever way it is sorted.
 *
 * @param language For the alphabet of names.
 */
export function sortStocks(
  stocks: readonly ShownStock[],
  { by, isDescending }: Sorting,
  language: string,
): readonly ShownStock[] {
  if (by === "hand") return stocks;
  const direction = isDescending ? -1 : 1;
  if (by === "name") return stocks.toSorted((a, b) => direction * a.name.localeCompare(b.name, language));
  return stocks.toSorted((a, b) => {
    const [left, right] = [numberOf(a, by), numberOf(b, by)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return direction * (left - right);
  });
}

/** The number that a stock is sorted by; null if it has none. */
function numberOf({ stock, live: { quote, gap, checks } }: ShownStock, by: Exclude<SortKey, "hand" | "name">) {
  switch (by) {
    case "price":
      return quote?.price.value ?? null;
    case "change":
      return quote?.change.value ?? null;
    case "gap":
      return gap?.value ?? null;
    case "checks":
      return checks ? shareOfPassed(checks) : null;
    case "added":
      return Date.parse(stock.addedAt);
  }
}

/** Passed checks as a share of the known ones; null when none is known. */
export function shareOfPassed({ pass, near, fail }: Readonly<Record<"pass" | "near" | "fail", number>>): number | null {
  const known = pass + near + fail;
  return known === 0 ? null : pass / known;
}

/** What a click on the head of a column does: numbers begin with the largest, names with A; the third click is by hand again. */
export function nextSorting(current: Sorting, by: SortKey): Sorting {
  const first = by !== "name";
  if (current.by !== by) return { by, isDescending: first };
  return current.isDescending === first ? { by, isDescending: !first } : BY_HAND;
}
