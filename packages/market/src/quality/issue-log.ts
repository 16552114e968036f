import { type Detail, type Issue, say } from "../model/index.ts";
import type { IssueTotal } from "../snapshot/index.ts";
import { type IssueSubject, issue } from "./issue.ts";
import type { IssueCode } from "./issue-codes.ts";

/** Entries of one code that are listed one by one: a file with a million faults makes no report of a million lines. */
const MAX_ENTRIES_PER_CODE = 100;

/** Gathers what was found in one delivery: the first hundred of a code in full, the rest as one count. */
export class IssueLog {
  readonly file: string | null;
  readonly #symbol: string | null;
  readonly #entries: Issue[] = [];
  readonly #seen = new Map<IssueCode, { entries: number; beyond: number }>();

  constructor(file: string | null, symbol: string | null) {
    this.file = file;
    this.#symbol = symbol;
  }

  /** Adds one finding. The sentence is made only when the entry is listed. */
  add(code: IssueCode, subject: IssueSubject, detail: () => Detail): void {
    const seen = this.#seen.get(code) ?? { entries: 0, beyond: 0 };
    this.#seen.set(code, seen);
    if (seen.entries < MAX_ENTRIES_PER_CODE) {
      seen.entries++;
      this.#entries.push(issue(code, { file: this.file, symbol: this.#symbol, ...subject }, detail()));
    } else {
      seen.beyond += subject.count ?? 1;
    }
  }

  /** Adds findings made elsewhere. */
  append(issues: readonly Issue[]): void {
    for (const found of issues) this.#entries.push(found);
  }

  /** @returns All entries so far, and empties the log. */
  take(): Issue[] {
    const entries = this.#entries.splice(0);
    for (const [code, { beyond }] of this.#seen) {
      if (beyond === 0) continue;
      const subject = { file: this.file, symbol: this.#symbol, count: beyond };
      entries.push(issue(code, subject, say("more-of-kind", { count: beyond })));
    }
    this.#seen.clear();
    return entries;
  }
}

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
