export type ImportErrorCode =
  | "nothing-to-import"
  | "no-such-path"
  | "market-is-fictional"
  | "thread-failed"
  | "answers-damaged"
  | "answer-invalid"
  | "ended-at-question";

/** An import that cannot begin, that a person ends, or whose threads end before it. */
export class ImportError extends Error {
  readonly code: ImportErrorCode;

  constructor(code: ImportErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "ImportError";
    this.code = code;
  }
}
