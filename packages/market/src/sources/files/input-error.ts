import type { IssueCode } from "../../quality/index.ts";

/** A fault of a delivered file; its code becomes the code of the issue that names the file. */
export class InputError extends Error {
  readonly code: IssueCode;

  constructor(code: IssueCode, message: string) {
    super(message);
    this.name = "InputError";
    this.code = code;
  }
}
