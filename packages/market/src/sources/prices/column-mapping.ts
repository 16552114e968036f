import { DAY_FORMATS, type DayFormat } from "../../delimited/index.ts";
import { currencyCode, type PriceBasis } from "../../model/index.ts";

/** Columns that a mapping can name. */
const COLUMN_ROLES = [
  "day",
  "open",
  "high",
  "low",
  "close",
  "volume",
  "adjustedClose",
  "dividend",
  "split",
  "symbol",
  "currency",
] as const;

export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** How to read a price CSV that is none of the known formats; the content of a `mapping.json` (see docs/import-formats.md). */
export interface ColumnMapping {
  /** Header of the column that holds each role, in any case; `day`, `open`, `high`, `low` and `close` are needed. */
  readonly columns: Readonly<Partial<Record<ColumnRole, string>>>;
  readonly basis: PriceBasis;
  /** Provider, as the market shall name it. */
  readonly source: string;
  readonly dayFormat: DayFormat;
  readonly delimiter: string;
  readonly decimalMark: "." | ",";
  /** Character between groups of three digits, dropped wherever it stands in a number; `null` for none. */
  readonly thousandsMark: string | null;
  /** Symbol of every row, where no column holds it. */
  readonly symbol: string | null;
  /** ISO 4217 code of every row, where no column holds it. */
  readonly currency: string | null;
  /** What prices and dividends are multiplied by: 0.01 for a file in pence or cents. */
  readonly priceScale: number;
}

/** A mapping that cannot be used; says which entry and what it may be. */
export class ColumnMappingError extends Error {
  readonly code = "column-mapping-invalid";

  constructor(message: string) {
    super(message);
    this.name = "ColumnMappingError";
  }
}

const BASES: readonly PriceBasis[] = ["raw", "split-adjusted", "total-return"];
const MARKS: readonly ("." | ",")[] = [".", ","];
const NEEDED: readonly ColumnRole[] = ["day", "open", "high", "low", "close"];
const DEFAULTS = {
  columns: undefined,
  basis: undefined,
  source: "csv",
  dayFormat: "YYYY-MM-DD",
  delimiter: ",",
  decimalMark: ".",
  thousandsMark: null,
  symbol: null,
  currency: null,
  priceScale: 1,
};
const ENTRIES = Object.keys(DEFAULTS);

/**
 * Reads a column mapping.
 *
 * @param text JSON; `columns` and `basis` are needed, the rest has the defaults of docs/import-formats.md.
 * @returns The mapping, complete.
 * @throws {ColumnMappingError} if it is no JSON object, has an unknown entry or a wrong value, or lacks a needed one.
 *
 * @example
 * parseColumnMapping('{"basis":"raw","columns":{"day":"d","open":"o","high":"h","low":"l","close":"c"}}').decimalMark; // "."
 */
export function parseColumnMapping(text: string): ColumnMapping {
  const stated = parseObject(text);
  const unknown = Object.keys(stated).find((entry) => !ENTRIES.includes(entry));
  if (unknown !== undefined)
    throw new ColumnMappingError(`"${unknown}" is no entry of a mapping; use ${ENTRIES.join(", ")}.`);
  const entries = { ...DEFAULTS, ...stated };
  const mapping: ColumnMapping = {
    columns: parseColumns(entries.columns),
    basis: oneOf("basis", entries.basis, BASES),
    source: String(entries.source),
    dayFormat: oneOf("dayFormat", entries.dayFormat, DAY_FORMATS),
    delimiter: oneCharacter("delimiter", entries.delimiter),
    decimalMark: oneOf("decimalMark", entries.decimalMark, MARKS),
    thousandsMark: entries.thousandsMark === null ? null : oneCharacter("thousandsMark", entries.thousandsMark),
    symbol: textOrNull("symbol", entries.symbol),
    currency: currencyOrNull(entries.currency),
    priceScale: Number(entries.priceScale),
  };
  if (!(mapping.priceScale > 0)) throw new ColumnMappingError('"priceScale" must be a number above 0, such as 0.01.');
  if (mapping.thousandsMark === mapping.decimalMark) {
    throw new ColumnMappingError('"thousandsMark" and "decimalMark" must differ.');
  }
  return mapping;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>;
  } catch {
    // Falls through to the one message: the cure is the same.
  }
  throw new ColumnMappingError("A column mapping must be one JSON object; see docs/import-formats.md.");
}

function parseColumns(value: unknown): ColumnMapping["columns"] {
  const columns = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  for (const [role, header] of Object.entries(columns)) {
    if (!COLUMN_ROLES.includes(role as ColumnRole)) {
      throw new ColumnMappingError(`"columns" knows no "${role}"; use ${COLUMN_ROLES.join(", ")}.`);
    }
    if (typeof header !== "string") throw new ColumnMappingError(`"columns.${role}" must be the header of a column.`);
  }
  const missing = NEEDED.filter((role) => columns[role] === undefined);
  if (missing.length > 0) throw new ColumnMappingError(`"columns" lacks ${missing.join(", ")}.`);
  return columns as ColumnMapping["columns"];
}

function oneOf<Choice extends string>(entry: string, value: unknown, choices: readonly Choice[]): Choice {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) throw new ColumnMappingError(`"${entry}" must be one of ${choices.join(", ")}.`);
  return choice;
}

function oneCharacter(entry: string, value: unknown): string {
  if (typeof value === "string" && value.length === 1 && value.charCodeAt(0) < 128) return value;
  throw new ColumnMappingError(`"${entry}" must be one ASCII character.`);
}

function currencyOrNull(value: unknown): string | null {
  const stated = textOrNull("currency", value);
  const currency = stated === null ? null : currencyCode(stated);
  if (stated !== null && currency === null) {
    throw new ColumnMappingError('"currency" must be a code of three letters, such as EUR, or GBX for pence.');
  }
  return currency;
}

function textOrNull(entry: string, value: unknown): string | null {
  if (value === null || (typeof value === "string" && value !== "")) return value;
  throw new ColumnMappingError(`"${entry}" must be a text.`);
}
