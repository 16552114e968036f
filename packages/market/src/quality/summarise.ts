import type { Issue } from "../model/index.ts";
import type { IssueTotal } from "../snapshot/index.ts";

const OUTCOMES: readonly Issue["outcome"][] = ["rejected", "quarantined", "repaired", "noted"];

/**
 * Totals of a report by outcome and code.
 *
 * @param issues Entries in any order.
 * @returns Worst outcome first, then by code.
 *
 * @example
 * summarise([]); // []
 */
export function summarise(issues: Iterable<Issue>): IssueTotal[] {
  const totals = new Map<string, { outcome: Issue["outcome"]; code: string; issues: number; count: number }>();
  for (const { outcome, code, count } of issues) {
    const key = `${outcome} ${code}`;
    const total = totals.get(key) ?? { outcome, code, issues: 0, count: 0 };
    total.issues++;
    total.count += count;
    totals.set(key, total);
  }
  return [...totals.values()].sort(
    (a, b) => OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome) || (a.code < b.code ? -1 : 1),
  );
}
