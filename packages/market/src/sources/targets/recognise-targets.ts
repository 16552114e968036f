import type { Head } from "../files/index.ts";
import type { DayOrder } from "./target-conventions.ts";
import { tableHeader } from "./target-table.ts";

/** What a file of price targets is. `fmp-summary` has ratings, or means of targets, and no single one. */
export type TargetsKind =
  | "yahoo-analyst-actions"
  | "fmp-price-targets"
  | "fmp-summary"
  | "yfinance-table"
  | "target-table";

/** How a file of price targets is read. */
export interface TargetsFormat {
  readonly kind: TargetsKind;
  /** What a person said about days that fit both orders. */
  readonly dayOrder?: DayOrder;
}

const PROVIDERS: Readonly<Record<TargetsKind, string>> = {
  "yahoo-analyst-actions": "yahoo",
  "fmp-price-targets": "fmp",
  "fmp-summary": "fmp",
  "yfinance-table": "yahoo",
  "target-table": "csv",
};

const HISTORY = /"(?:upgrades_downgrades"\s*:\s*\[|upgradeDowngradeHistory"\s*:\s*\{)/;
const SUMMARY = /"(?:targetConsensus|lastMonthAvgPriceTarget|gradingCompany|analystRatingsStrongBuy|strongBuy)"\s*:/;

/**
 * Recognises a list of single price targets by its keys, or by the headers of its columns.
 *
 * @param head The beginning of the file.
 * @returns What it is, or `null`.
 */
export function recogniseTargets(head: Head): TargetsKind | null {
  const text = head.bytes
    .toString("latin1")
    .replace(/^\u00EF\u00BB\u00BF/, "")
    .trimStart();
  if (text.startsWith("{")) return HISTORY.test(text) ? "yahoo-analyst-actions" : null;
  if (text.startsWith("[")) return kindOfList(text);
  const header = tableHeader(head.bytes);
  if (header === null) return null;
  return header.source === "yahoo" ? "yfinance-table" : "target-table";
}

function kindOfList(text: string): TargetsKind | null {
  if (!/"symbol"\s*:/.test(text)) return null;
  if (/"priceTarget"\s*:/.test(text) && /"publishedDate"\s*:/.test(text)) return "fmp-price-targets";
  return SUMMARY.test(text) ? "fmp-summary" : null;
}

/** The provider of a file of price targets, such as `yahoo`. */
export function providerOfTargets(kind: TargetsKind): string {
  return PROVIDERS[kind];
}
