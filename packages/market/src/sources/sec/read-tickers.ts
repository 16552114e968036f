import { type InputFile, plainly } from "../../model/index.ts";
import { InputError, readWhole } from "../files/index.ts";
import { parseCik, parseTicker } from "./cik.ts";
import { isRecord, parseJson } from "./parse-json.ts";

const MAX_FILE_BYTES = 64 * 2 ** 20;

/** One line of the SEC's list of symbols. */
export interface ListedCompany {
  readonly cik: number;
  readonly symbol: string;
  readonly name: string;
  readonly exchange: string | null;
}

/**
 * Reads `company_tickers.json` or `company_tickers_exchange.json`.
 *
 * @throws {InputError} when no line of the file can be used.
 */
export async function readTickers(file: InputFile): Promise<ListedCompany[]> {
  const json = parseJson(await readWhole(file, MAX_FILE_BYTES));
  const rows = isRecord(json) ? (tableRows(json) ?? Object.values(json)) : [];
  const companies = rows.flatMap((row) => readRow(row) ?? []);
  if (companies.length === 0)
    throw new InputError("not-tickers", plainly("It looks like a list of symbols, but holds none."));
  return companies;
}

function readRow(row: unknown): ListedCompany | null {
  if (!isRecord(row)) return null;
  const cik = parseCik(row.cik_str ?? row.cik);
  const symbol = parseTicker(row.ticker);
  const name = row.title ?? row.name;
  if (cik === null || symbol === null || typeof name !== "string") return null;
  return { cik, symbol, name: name.trim(), exchange: typeof row.exchange === "string" ? row.exchange : null };
}

/** The exchange list has one array of column names and one array per line. */
function tableRows(json: Record<string, unknown>): unknown[] | null {
  const { fields, data: lines } = json;
  if (!Array.isArray(fields) || !Array.isArray(lines)) return null;
  return lines.map((line: unknown) =>
    Array.isArray(line) ? Object.fromEntries(fields.map((field, index) => [String(field), line[index]])) : null,
  );
}
