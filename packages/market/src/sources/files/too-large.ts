import { InputError } from "./input-error.ts";

/** The fault of a file that has more content than any of its kind. */
export function tooLarge(atMost: number): InputError {
  return new InputError("too-large", `It has more than ${Math.round(atMost / 2 ** 20)} MB; no file of its kind has.`);
}
