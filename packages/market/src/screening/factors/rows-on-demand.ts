import type { Day } from "@plumbline/core/time";
import { factsSource, splitsOfAccounts } from "../../companies/index.ts";
import type { Snapshot } from "../../snapshot/index.ts";
import type { StoredRows } from "./account-rows.ts";
import { rowOnDay } from "./stock-rows.ts";

/**
 * Rows of the stocks of a market in the place of its factor history: one for each day of a span, computed from the facts when it is read.
 *
 * @param span Both days are included.
 */
export function rowsOnDemand(
  snapshot: Snapshot,
  { from, until }: { readonly from: number; readonly until: number },
): StoredRows {
  const known = new Map<string, ((day: Day) => Uint8Array) | null>();
  const rowsOf = (symbol: string) => {
    if (!known.has(symbol)) known.set(symbol, madeRows(snapshot, symbol));
    return known.get(symbol) ?? null;
  };
  const days = Int32Array.from({ length: until - from + 1 }, (_, k) => from + k);
  return {
    days: (symbol) => (rowsOf(symbol) ? days : null),
    rows: (symbol) => {
      const on = rowsOf(symbol);
      return on && ((place) => on((from + place) as Day));
    },
  };
}

function madeRows(snapshot: Snapshot, symbol: string): ((day: Day) => Uint8Array) | null {
  const instrument = snapshot.find(symbol);
  const company = instrument?.cik == null ? null : snapshot.facts(instrument.cik);
  if (!instrument || !company) return null;
  const splits = splitsOfAccounts({ instrument, history: snapshot.prices(symbol) });
  const on = rowOnDay({ instrument, facts: company.facts, splits, source: factsSource(snapshot) });
  const known = new Map<Day, Uint8Array>();
  return (day) => {
    const row = known.get(day) ?? on(day);
    known.set(day, row);
    return row;
  };
}
