import type { Head } from "../files/index.ts";

/** Which provider's list of price targets a file is. */
export type TargetsKind = "yahoo-analyst-actions" | "fmp-price-targets";

/**
 * Recognises a list of single price targets by its keys. Summaries of targets (means, counts of ratings) are none:
 * they cannot be told apart by firm and day.
 *
 * @param head The beginning of the file.
 * @returns Whose list it is, or `null`.
 */
export function recogniseTargets(head: Head): TargetsKind | null {
  const text = head.bytes.toString("latin1").trimStart();
  if (text.startsWith("{") && /"upgrades_downgrades"\s*:\s*\[/.test(text)) return "yahoo-analyst-actions";
  const hasTargets = /"symbol"\s*:/.test(text) && /"priceTarget"\s*:/.test(text) && /"publishedDate"\s*:/.test(text);
  return text.startsWith("[") && hasTargets ? "fmp-price-targets" : null;
}
