import type { CodeName } from "@plumbline/contract";
import type { Sentence } from "./messages.ts";

interface FailureDetail {
  /** More precise than the code's own message. */
  readonly sentence?: Sentence;
  /** What is wrong with the input, by its name in `PHRASES`. */
  readonly phrase?: string;
  /** The field that it is about; the input as a whole unless given. */
  readonly field?: string;
  /** `data` of the envelope. */
  readonly data?: unknown;
  /** For answers that ask to try again. */
  readonly retryAfterSeconds?: number;
}

/** An answer other than success that a route or a check gives on purpose; everything else that is thrown is a bug. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly code: CodeName;
  readonly detail: FailureDetail;

  constructor(code: CodeName, detail: FailureDetail = {}) {
    super(code);
    this.code = code;
    this.detail = detail;
  }
}
