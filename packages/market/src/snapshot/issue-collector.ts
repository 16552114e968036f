import type { Issue } from "../model/index.ts";
import type { QualityFile } from "./small-files.ts";
import type { IssueTotal } from "./snapshot.ts";

/** Entries kept of one outcome and code: enough to see the pattern, few enough to load. */
const KEPT_PER_CODE = 1_000;

/** Gathers what importers and the quality gate find: totals of all, and the first entries of each kind. */
export class IssueCollector {
  readonly #totals = new Map<string, { total: IssueTotal; kept: Issue[] }>();

  add(issue: Issue): void {
    const { outcome, code } = issue;
    const key = `${outcome} ${code}`;
    const known = this.#totals.get(key) ?? { total: { outcome, code, issues: 0, count: 0 }, kept: [] };
    const total = { ...known.total, issues: known.total.issues + 1, count: known.total.count + issue.count };
    if (known.kept.length < KEPT_PER_CODE) known.kept.push(issue);
    this.#totals.set(key, { total, kept: known.kept });
  }

  /** All that was gathered, ordered by outcome and code, the entries of one code as they came. */
  report(): QualityFile {
    const sorted = [...this.#totals].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
    return { totals: sorted.map((entry) => entry.total), issues: sorted.flatMap((entry) => entry.kept) };
  }
}
