/** What can be laid over a price chart, in the order of the menu. */
export const MARK_IDS = ["dcf", "graham", "consensus", "targets", "filings", "checks", "trades"] as const;
export type MarkId = (typeof MARK_IDS)[number];

/** Those that stand at a price, and so need an axis of prices. */
export const PRICED_MARKS: readonly MarkId[] = ["dcf", "graham", "consensus", "targets", "trades"];

/**
 * Reads marks from an address or from the storage of an earlier visit; anything else is left out.
 *
 * @example
 * readMarks("checks,dcf,nonsense,dcf"); // ["dcf", "checks"]
 */
export function readMarks(text: string): readonly MarkId[] {
  const named = text.split(",");
  return MARK_IDS.filter((id) => named.includes(id));
}

/** Writes the marks for an address with one of them switched; empty for none. */
export function withMarkSwitched(text: string, switched: MarkId): string {
  const chosen = readMarks(text);
  return MARK_IDS.filter((id) => chosen.includes(id) !== (id === switched)).join(",");
}
