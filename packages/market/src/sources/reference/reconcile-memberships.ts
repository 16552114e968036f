import type { Membership } from "../../model/index.ts";

/** Lists date a change by its announcement, its eve or its day; two that are nearer than this are one change. */
const SAME_CHANGE = 14;

/**
 * Makes one history of index membership of spells and single changes from several lists: a change that a spell already
 * has is dropped, a later end closes an open spell, anything else is a spell of its own.
 *
 * @param memberships In any order; an entry may lack its beginning or its end.
 * @returns By index and symbol, then by beginning.
 *
 * @example
 * reconcileMemberships([
 *   { index: "sp500", symbol: "FI", from: 100, until: null },
 *   { index: "sp500", symbol: "FI", from: null, until: 500 },
 * ]); // [{ index: "sp500", symbol: "FI", from: 100, until: 500 }]
 */
export function reconcileMemberships(memberships: readonly Membership[]): Membership[] {
  const bySymbol = Map.groupBy(memberships, ({ index, symbol }) => `${index}\n${symbol}`);
  return [...bySymbol.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, spells]) => spellsOfOne(spells));
}

function spellsOfOne(memberships: readonly Membership[]): Membership[] {
  const spells: Membership[] = [];
  for (const entry of memberships.toSorted((a, b) => timeOf(a) - timeOf(b))) {
    const at = spells.findIndex((spell) => isPartOf(entry, spell));
    const known = spells[at];
    if (known === undefined) spells.push(entry);
    else spells[at] = { ...known, from: known.from ?? entry.from, until: endOf(known, entry) };
  }
  return spells.sort((a, b) => (a.from ?? Number.NEGATIVE_INFINITY) - (b.from ?? Number.NEGATIVE_INFINITY));
}

function timeOf({ from, until }: Membership): number {
  return from ?? until ?? 0;
}

/** True when the entry concerns this spell: it begins in it, or ends it. */
function isPartOf(entry: Membership, spell: Membership): boolean {
  const begin = spell.from ?? Number.NEGATIVE_INFINITY;
  const end = spell.until ?? Number.POSITIVE_INFINITY;
  if (entry.from !== null) return entry.from >= begin - SAME_CHANGE && entry.from < end - SAME_CHANGE;
  return entry.until !== null && entry.until > begin && entry.until <= end + SAME_CHANGE;
}

/** A spell that was ended stays ended; of two ends of one change the first stated stands. */
function endOf(spell: Membership, entry: Membership): number | null {
  if (spell.until !== null) return spell.until;
  return entry.until;
}
