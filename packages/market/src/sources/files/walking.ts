import type { Issue } from "../../model/index.ts";
import { type IssueCode, issue } from "../../quality/index.ts";
import { DEFAULT_LIMITS, type Limits } from "./limits.ts";

/** What a walk over files needs to know and where it tells what it could not open. */
export interface WalkOptions {
  readonly onIssue: (issue: Issue) => void;
  readonly limits?: Limits;
}

/** One walk under way. */
export class Walking {
  readonly limits: Limits;
  readonly #onIssue: (issue: Issue) => void;
  readonly #visited = new Set<string>();

  constructor({ onIssue, limits = DEFAULT_LIMITS }: WalkOptions) {
    this.limits = limits;
    this.#onIssue = onIssue;
  }

  /** True the first time a real path is met: links that lead in circles, and paths given twice, end here. */
  isFirstVisit(realPath: string): boolean {
    if (this.#visited.has(realPath)) return false;
    this.#visited.add(realPath);
    return true;
  }

  report(file: string, code: IssueCode, detail: string): void {
    this.#onIssue(issue(code, { file }, detail));
  }
}
