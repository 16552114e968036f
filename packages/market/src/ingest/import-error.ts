export type ImportErrorCode = "nothing-to-import" | "no-such-path" | "market-is-fictional";

/** An import that cannot begin. */
export class ImportError extends Error {
  readonly code: ImportErrorCode;

  constructor(code: ImportErrorCode, message: string) {
    super(message);
    this.name = "ImportError";
    this.code = code;
  }
}
