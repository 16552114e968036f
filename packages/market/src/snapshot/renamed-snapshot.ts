import type { Instrument } from "../model/index.ts";
import type { Snapshot } from "./snapshot.ts";
import { SymbolIndex } from "./symbol-index.ts";

/**
 * A market as it would be if some of its stocks had always traded under the symbols that they have now. The former symbols still
 * find them.
 *
 * @param renamed New symbols by former ones; no new one is a symbol of the market.
 */
export function renamedSnapshot(snapshot: Snapshot, renamed: ReadonlyMap<string, string>): Snapshot {
  if (renamed.size === 0) return snapshot;
  const formerOf = new Map([...renamed].map(([former, symbol]) => [symbol, former]));
  const present = (symbol: string): string => renamed.get(symbol) ?? symbol;
  /** The symbol under which the market has a stock; null of one that it no longer goes by. */
  const stored = (symbol: string): string | null => formerOf.get(symbol) ?? (renamed.has(symbol) ? null : symbol);
  const under = <Value extends { readonly symbol: string }>(value: Value): Value => ({
    ...value,
    symbol: present(value.symbol),
  });
  const read = <Value>(symbol: string, reader: (symbol: string) => Value | null): Value | null => {
    const asStored = stored(symbol);
    return asStored === null ? null : reader(asStored);
  };
  const instruments = snapshot.instruments.map((one) => withFormer(one, renamed)).sort(bySymbol);
  const index = new SymbolIndex(instruments);
  const issues = snapshot.issues.map((issue) => ({ ...issue, symbol: issue.symbol && present(issue.symbol) }));
  return {
    manifest: snapshot.manifest,
    calendar: snapshot.calendar,
    lastDay: snapshot.lastDay,
    texts: snapshot.texts,
    seriesNames: snapshot.seriesNames,
    issueTotals: snapshot.issueTotals,
    instruments,
    issues,
    memberships: snapshot.memberships.map(under),
    find: (code) => index.find(code),
    prices(symbol) {
      const history = read(symbol, (asStored) => snapshot.prices(asStored));
      return history && under(history);
    },
    pricesAt(symbol) {
      const positioned = read(symbol, (asStored) => snapshot.pricesAt(asStored));
      return positioned && under(positioned);
    },
    targets: (symbol) => (read(symbol, (asStored) => snapshot.targets(asStored)) ?? []).map(under),
    facts: (cik) => snapshot.facts(cik),
    filings: (cik) => snapshot.filings(cik),
    series: (name) => snapshot.series(name),
    close: () => snapshot.close(),
  };
}

function withFormer(instrument: Instrument, renamed: ReadonlyMap<string, string>): Instrument {
  const symbol = renamed.get(instrument.symbol);
  if (symbol === undefined) return instrument;
  const aliases = new Set([...instrument.aliases, instrument.symbol]);
  aliases.delete(symbol);
  return { ...instrument, symbol, aliases: [...aliases].sort() };
}

function bySymbol(left: Instrument, right: Instrument): number {
  return left.symbol < right.symbol ? -1 : 1;
}
