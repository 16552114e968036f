import { classWordsOf } from "@plumbline/core/filings";
import { SECTORS, say } from "../../model/index.ts";
import { listSymbol } from "./list-symbol.ts";
import type { ReferenceAttributes } from "./reference-reading.ts";
import type { ParserTools } from "./reference-row.ts";

const SILENT: ReferenceAttributes = {
  symbol: "",
  name: null,
  assetClass: null,
  sector: null,
  industry: null,
  cik: null,
  exchange: null,
  currency: null,
  indexAdded: null,
  isDelisted: null,
};

/** Attributes of a symbol of which most are not stated. */
export function attributesOf(symbol: string, stated: Partial<ReferenceAttributes>): ReferenceAttributes {
  const classWords = stated.classWords ?? classWordsOf(stated.name ?? "");
  return { ...SILENT, ...stated, ...(classWords && { classWords }), symbol };
}

/** No receipt stands for more shares, nor for a smaller part of one. */
const MAX_PER_RECEIPT = 10_000;

/**
 * The ordinary shares per depositary receipt of a row: `5`, `0.2`, or `1:5` for one receipt of five shares. What could be read in two
 * ways is not used.
 */
export function readSharesPerReceipt(cell: string, symbol: string, { log }: ParserTools): number | null {
  if (cell === "" || NO_RATIO.has(cell.toLowerCase())) return null;
  const written = /^(?:1\s*:\s*)?(\d{1,9}(?:\.\d{1,9})?|\.\d{1,9})$/.exec(cell)?.[1];
  const shares = Number(written ?? Number.NaN);
  if (shares >= 1 / MAX_PER_RECEIPT && shares <= MAX_PER_RECEIPT) return shares;
  log.add("unreadable-number", { symbol }, () => say("quoted", { text: cell.slice(0, 40) }));
  return null;
}

const NO_RATIO: ReadonlySet<string> = new Set(["-", "--", "n/a", "na", "none", "null", "nan"]);

/** The symbol of a row, or `null` with an entry in the report. */
export function readSymbol(cell: string, where: string, { log }: ParserTools): string | null {
  const symbol = listSymbol(cell);
  if (symbol === null) log.add("symbol-unknown", {}, () => say("text-no-symbol", { where, text: cell.slice(0, 40) }));
  return symbol;
}

/** The sector of a row, or `null`; one that is none of GICS or Yahoo becomes an entry in the report. */
export function readSector(cell: string, symbol: string, { log }: ParserTools): string | null {
  const sector = gicsSector(cell);
  if (sector === null && cell !== "" && !NO_SECTOR.has(cell.toLowerCase()))
    log.add("unknown-sector", { symbol }, () => say("no-gics-sector", { text: cell.slice(0, 60) }));
  return sector;
}

/** How lists say that something has no sector: funds, cash. */
const NO_SECTOR: ReadonlySet<string> = new Set(["-", "--", "n/a", "other", "unassigned", "cash and/or derivatives"]);

/** Sectors of the classification that Yahoo uses, and older names of GICS. */
const OTHER_NAMES: ReadonlyMap<string, (typeof SECTORS)[number]> = new Map([
  ["technology", "Information Technology"],
  ["financial services", "Financials"],
  ["financial", "Financials"],
  ["healthcare", "Health Care"],
  ["consumer cyclical", "Consumer Discretionary"],
  ["consumer defensive", "Consumer Staples"],
  ["basic materials", "Materials"],
  ["communication", "Communication Services"],
  ["telecommunication services", "Communication Services"],
  ["telecommunications services", "Communication Services"],
]);

/**
 * Names the GICS sector that a list means.
 *
 * @param name Sector in the words of GICS or of Yahoo, in any case.
 * @returns One of the 11 sectors, or `null` for anything else.
 *
 * @example
 * gicsSector("Consumer Cyclical"); // "Consumer Discretionary"
 */
export function gicsSector(name: string): (typeof SECTORS)[number] | null {
  const lower = name.trim().toLowerCase();
  return OTHER_NAMES.get(lower) ?? SECTORS.find((sector) => sector.toLowerCase() === lower) ?? null;
}
