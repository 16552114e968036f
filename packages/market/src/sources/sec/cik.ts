import { marketSymbol } from "../../model/index.ts";

const FILE_NAME_CIK = /(?:^|[^a-z0-9])CIK0*(\d{1,10})(?!\d)/i;
const MAX_CIK = 9_999_999_999;

/**
 * Reads a central index key, which the SEC serves as a number and as a string padded to ten digits.
 *
 * @returns The key, or `null` when it is none.
 *
 * @example
 * parseCik("0000320193"); // 320193
 * parseCik("AAPL"); // null
 */
export function parseCik(value: unknown): number | null {
  const isDigits = typeof value === "string" && /^\d{1,10}$/.test(value.trim());
  const cik = isDigits ? Number(value) : value;
  if (typeof cik !== "number" || !Number.isInteger(cik)) return null;
  return cik > 0 && cik <= MAX_CIK ? cik : null;
}

/**
 * The central index key that a file's name claims, as the SEC names its files.
 *
 * @param name Path of the file, or of an archive and its entry.
 * @returns The key, or `null` when the name claims none.
 *
 * @example
 * cikOfFileName("bulk.zip!CIK0001318605-submissions-001.json"); // 1318605
 */
export function cikOfFileName(name: string): number | null {
  return parseCik(FILE_NAME_CIK.exec(baseName(name))?.[1]);
}

const TICKER_STEM = /^([A-Z]{1,5}(?:[.-][A-Z]{1,2})?)$/;
const TICKER_BEFORE_SUFFIX = /^([a-z]{1,5}(?:[.-][a-z]{1,2})?)_(?:company_?)?(?:facts|submissions?)$/i;

/**
 * The ticker that a file's name claims: `BAC.json.gz`, `aapl_companyfacts.json`.
 *
 * @returns The ticker in upper case with `.` before a share class, or `null` when the name claims none.
 *
 * @example
 * tickerOfFileName("BRK-B.json"); // "BRK.B"
 * tickerOfFileName("CIK0000320193.json"); // null
 */
export function tickerOfFileName(name: string): string | null {
  const stem = baseName(name).replace(/(\.json)?(\.gz)?$/i, "");
  const ticker = TICKER_STEM.exec(stem)?.[1] ?? TICKER_BEFORE_SUFFIX.exec(stem)?.[1];
  return ticker === undefined ? null : parseTicker(ticker);
}

/**
 * Reads a ticker in the spelling of a market: upper case, `.` before a share class.
 *
 * @returns The symbol, or `null` when the value is no ticker.
 *
 * @example
 * parseTicker("brk-b"); // "BRK.B"
 */
export function parseTicker(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const ticker = marketSymbol(value);
  return /^[A-Z0-9][A-Z0-9.-]{0,14}$/.test(ticker) ? ticker : null;
}

function baseName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("!")) + 1);
}
