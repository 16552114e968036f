import type { Issue } from "../model/index.ts";
import type { IssueTotal } from "../snapshot/index.ts";

const MAX_ENTRIES_PER_CODE = 200;

/** Counts what an import finds and keeps the first entries of each kind, for the person who runs it. */
export class IssueReport {
  readonly #totals = new Map<string, { outcome: Issue["outcome"]; code: string; issues: number; count: number }>();
  readonly #entries: Issue[] = [];

  add(issues: readonly Issue[]): void {
    for (const issue of issues) {
      const key = `${issue.outcome} ${issue.code}`;
      const total = this.#totals.get(key) ?? { outcome: issue.outcome, code: issue.code, issues: 0, count: 0 };
      total.issues += 1;
      total.count += issue.count;
      this.#totals.set(key, total);
      if (total.issues <= MAX_ENTRIES_PER_CODE) this.#entries.push(issue);
    }
  }

  get totals(): readonly IssueTotal[] {
    return [...this.#totals].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, total]) => total);
  }

  get entries(): readonly Issue[] {
    return this.#entries;
  }
}
