import type { Head } from "../files/index.ts";
import { parseCik, parseTicker } from "./cik.ts";

export type SecKind = "company-facts" | "submissions" | "submissions-page" | "tickers";

/** What a file of the SEC is. */
export interface SecRecognition {
  readonly kind: SecKind;
  /** The company its content names; `null` when its beginning does not. */
  readonly cik: number | null;
  /** Symbols that submissions name; empty for other files. */
  readonly symbols: readonly string[];
}

// A list ends where another one begins: a file that begins one a thousand times is read once, not from each of them to its end.
const FIELDS = /"fields"\s*:\s*\[([^[\]]*)/;
const TICKERS = /"tickers"\s*:\s*\[([^[\]]*)\]/;
const CIK_KEY = /"cik"\s*:\s*"?(\d{1,10})\b/;

/**
 * Recognises a file of the SEC by the first keys of its JSON, whatever it is called.
 *
 * @param head The beginning of the file.
 * @returns What it is, or `null` when it is none of the SEC's files.
 *
 * @see https://www.sec.gov/search-filings/edgar-application-programming-interfaces
 */
export function recogniseSec(head: Head): SecRecognition | null {
  const text = head.bytes
    .toString("latin1")
    .replace(/^\u00EF\u00BB\u00BF/, "")
    .trimStart();
  if (!text.startsWith("{")) return null;
  const kind = kindOf(text);
  if (kind === null) return null;
  const cik = kind === "tickers" ? null : parseCik(CIK_KEY.exec(text)?.[1]);
  return { kind, cik, symbols: kind === "submissions" ? symbolsIn(text) : [] };
}

function symbolsIn(text: string): string[] {
  const list = TICKERS.exec(text)?.[1] ?? "";
  return list.split(",").flatMap((cell) => parseTicker(cell.replaceAll('"', "")) ?? []);
}

function kindOf(text: string): SecKind | null {
  if (/"cik_str"\s*:/.test(text) && /"ticker"\s*:/.test(text)) return "tickers";
  if (/"cik".*"ticker"/s.test(FIELDS.exec(text)?.[1] ?? "")) return "tickers";
  if (/"facts"\s*:\s*\{/.test(text) && /"(entityName|cik|units)"\s*:/.test(text)) return "company-facts";
  const hasColumns = /"accessionNumber"\s*:\s*\[/.test(text);
  if (CIK_KEY.test(text) && (hasColumns || /"(entityType|sic|formerNames|filings)"\s*:/.test(text))) {
    return "submissions";
  }
  return hasColumns ? "submissions-page" : null;
}
