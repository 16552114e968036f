import { type Detail, say } from "../../model/index.ts";
import type { IssueCode } from "../../quality/index.ts";

/** A fault of a delivered file; its code becomes the code of the issue that names the file. */
export class InputError extends Error {
  readonly code: IssueCode;
  readonly detail: Detail;

  constructor(code: IssueCode, detail: Detail) {
    super(detail.english);
    this.name = "InputError";
    this.code = code;
    this.detail = detail;
  }
}

/** The fault of a file that has more content than any of its kind. */
export function tooLarge(atMost: number): InputError {
  return new InputError("too-large", say("too-many-megabytes", { megabytes: Math.round(atMost / 2 ** 20) }));
}
