import type { Issue } from "../model/index.ts";
import type { IssueCode } from "../quality/index.ts";

/**
 * What earlier imports found and this one has not found again. It belongs to the report, because what they brought is
 * still in the market.
 */
export class CarriedIssues {
  readonly #earlier: Map<string, Issue>;

  constructor(earlier: readonly Issue[]) {
    this.#earlier = new Map(earlier.map((issue) => [identity(issue), issue]));
  }

  /** Records what this import found, so that it is reported once. */
  settle(found: readonly Issue[]): void {
    if (this.#earlier.size === 0) return;
    for (const issue of found) this.#earlier.delete(identity(issue));
  }

  /** Drops what an earlier import found of a kind about a symbol, since this one judges it again and as a whole. */
  forget(code: IssueCode, symbol: string | null): void {
    for (const [key, issue] of this.#earlier) {
      if (symbol !== null && issue.code === code && issue.symbol === symbol) this.#earlier.delete(key);
    }
  }

  /** Files about which an earlier import found something of a kind. */
  filesOf(code: IssueCode): ReadonlySet<string> {
    const files = [...this.#earlier.values()].flatMap((issue) =>
      issue.code === code && issue.file ? [issue.file] : [],
    );
    return new Set(files);
  }

  /** Drops what an earlier import found of a kind about a file, since this one could read it. */
  forgetFile(code: IssueCode, file: string): void {
    for (const [key, issue] of this.#earlier) {
      if (issue.code === code && issue.file === file) this.#earlier.delete(key);
    }
  }

  /** Drops what an earlier import found of kinds that each import judges for the whole market. */
  forgetKinds(codes: readonly IssueCode[]): void {
    for (const [key, { code }] of this.#earlier) if (codes.some((kind) => kind === code)) this.#earlier.delete(key);
  }

  /**
   * What is left.
   *
   * @param delivered Symbols whose prices this import judged as a whole: it has reported their missing days itself.
   */
  remaining(delivered: ReadonlySet<string>): Issue[] {
    const isStale = ({ code, symbol }: Issue) => code === "missing-days" && symbol !== null && delivered.has(symbol);
    return [...this.#earlier.values()].filter((issue) => !isStale(issue));
  }
}

function identity({ outcome, code, file, symbol, day, detail }: Issue): string {
  return JSON.stringify([outcome, code, file, symbol, day, detail]);
}
