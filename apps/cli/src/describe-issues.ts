import type { Issue, Outcome } from "@plumbline/market/model";
import type { IssueTotal } from "@plumbline/market/snapshot";
import { count } from "./progress-line.ts";

const HEADINGS: Readonly<Record<Outcome, string>> = {
  rejected: "Rejected (not in the market)",
  quarantined: "Set aside until someone decides (not in the market)",
  repaired: "Repaired (in the market, cleaned)",
  noted: "Noted (in the market as delivered)",
};

const NAMED_PER_CODE = 8;

/**
 * Writes a report for people: totals by outcome and code, and under each the entries by file, symbol and day.
 *
 * @param totals Everything that was found.
 * @param issues The entries that are stored one by one.
 * @param named The maximum of entries that are named of a code.
 */
export function describeIssues(
  totals: readonly IssueTotal[],
  issues: readonly Issue[],
  named = NAMED_PER_CODE,
): string {
  const sections = (Object.keys(HEADINGS) as Outcome[]).flatMap((outcome) => {
    const ofOutcome = totals.filter((total) => total.outcome === outcome);
    if (ofOutcome.length === 0) return [];
    const codes = ofOutcome.map((total) => describeCode(total, issues, named));
    return [[HEADINGS[outcome], ...codes].join("\n")];
  });
  return sections.length === 0 ? "Nothing was found." : sections.join("\n\n");
}

function describeCode(total: IssueTotal, issues: readonly Issue[], named: number): string {
  const entries = issues.filter(({ outcome, code }) => outcome === total.outcome && code === total.code);
  const shown = entries.slice(0, named).map((entry) => `    ${describeIssue(entry)}`);
  const rest = total.issues - shown.length;
  // What concerns whole files counts no rows.
  const hasOwnCount = total.count !== total.issues && total.count !== 0;
  const heading = `  ${total.code}  ${count(total.issues)}${hasOwnCount ? ` (${count(total.count)} rows or facts)` : ""}`;
  return [heading, ...shown, ...(rest > 0 ? [`    ... and ${count(rest)} more`] : [])].join("\n");
}

/** One entry on one line: where, and what. */
function describeIssue({ file, symbol, day, detail }: Issue): string {
  const place = [symbol, day, file === null ? null : `(${file})`].filter((part) => part !== null).join(" ");
  return `${place}${place === "" ? "" : ": "}${detail.replaceAll(/\s+/g, " ")}`;
}
