export type ImportErrorCode = "nothing-to-import" | "no-such-path" | "market-is-fictional" | "thread-failed";

/** An import that cannot begin, or whose threads end before it. */
export class ImportError extends Error {
  readonly code: ImportErrorCode;

  constructor(code: ImportErrorCode, message: string) {
    super(message);
    this.name = "ImportError";
    this.code = code;
  }
}
