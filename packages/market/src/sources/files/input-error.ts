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

/** The fault of a file that has more content than any of its kind. */
export function tooLarge(atMost: number): InputError {
  return new InputError("too-large", `It has more than ${Math.round(atMost / 2 ** 20)} MB; no file of its kind has.`);
}
