import { type Detail, type Issue, inTurn, say } from "../../model/index.ts";
import { type IssueCode, issue } from "../../quality/index.ts";

interface Tally {
  readonly first: Detail;
  count: number;
}

/** Counts the faults of one file: a file with a million bad facts makes one line of the report per kind of fault. */
export class FaultTally {
  readonly #tallies = new Map<IssueCode, Tally>();

  /**
   * Counts one fault.
   *
   * @param code What is wrong.
   * @param describe Says it in a sentence; called for the first fault of a kind only.
   */
  add(code: IssueCode, describe: () => Detail): void {
    const tally = this.#tallies.get(code);
    if (tally === undefined) this.#tallies.set(code, { first: describe(), count: 1 });
    else tally.count += 1;
  }

  /** The faults as issues of a file, in the order they were first met. */
  issues(file: string): Issue[] {
    return [...this.#tallies].map(([code, { first, count }]) =>
      issue(code, { file, count }, count === 1 ? first : inTurn(first, say("first-of", { count }))),
    );
  }
}
