import type { CallOutput } from "@plumbline/contract/calls";
import { foldSymbol } from "../../i18n/index.ts";
import type { StockToWatch } from "./list-changes.ts";
import type { NamedStock } from "./read-symbols.ts";

type InstrumentList = Pick<CallOutput<"instrumentList">, "symbol" | "aliases">;

/** What adding stocks to a list would do. */
export interface ImportPreview {
  /** By the symbols that the market has for them. */
  readonly added: readonly StockToWatch[];
  /** Those that are on the list, of which the file has another note. */
  readonly noted: readonly StockToWatch[];
  /** Symbols that are on the list and stay as they are. */
  readonly present: readonly string[];
  /** As they are written, because the market does not have them. */
  readonly unknown: readonly string[];
  /** Symbols for which the list has no room. */
  readonly left: readonly string[];
}

/** Finds the symbol of the market for another spelling of it: `BRK/B`, `brk.b` and `BRKB` are one. */
export function symbolFinder({ symbol, aliases }: InstrumentList): (code: string) => string | undefined {
  const bySpelling = new Map<string, string>();
  // The symbols first: the former symbol of one stock may be the symbol of another today.
  for (const one of symbol) bySpelling.set(foldSymbol(one), one);
  symbol.forEach((one, row) => {
    for (const alias of aliases[row] ?? []) {
      const spelling = foldSymbol(alias);
      if (!bySpelling.has(spelling)) bySpelling.set(spelling, one);
    }
  });
  const exact = new Map(symbol.map((one) => [one.toUpperCase(), one]));
  return (code) => exact.get(code.toUpperCase()) ?? bySpelling.get(foldSymbol(code));
}

/**
 * Says what adding stocks to a list would do, before anything is sent.
 *
 * @param listed The stocks on the list.
 * @param room How many more it takes.
 */
export function previewImport(
  named: readonly NamedStock[],
  listed: readonly { readonly code: string; readonly note: string | null }[],
  { find, room }: { readonly find: (code: string) => string | undefined; readonly room: number },
): ImportPreview {
  const notes = new Map(listed.map(({ code, note }) => [code, note]));
  const added = new Map<string, StockToWatch>();
  const [noted, present, unknown]: [StockToWatch[], string[], string[]] = [[], [], []];
  for (const { code: written, note } of named) {
    const code = find(written);
    if (code === undefined) unknown.push(written);
    else if (!notes.has(code)) added.set(code, added.get(code) ?? withNote(code, note));
    else if (note !== null && note !== notes.get(code)) noted.push({ code, note });
    else present.push(code);
  }
  const all = [...added.values()];
  return { added: all.slice(0, room), noted, present, unknown, left: all.slice(room).map(({ code }) => code) };
}

function withNote(code: string, note: string | null): StockToWatch {
  return note === null ? { code } : { code, note };
}
