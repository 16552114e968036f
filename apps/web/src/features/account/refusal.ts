import { type CallError, failureKind } from "../../api/index.ts";
import { callProblem, type Problem, type Refusal, refusedFields } from "../../forms/index.ts";
import type { Text } from "../../i18n/index.ts";
import { showToast } from "../../ui/index.ts";

/** Milliseconds: a whole sentence takes longer to read than “Saved”. */
export const SENTENCE_TOAST_DURATION = 5000;

/** Names of the fields that the forms of an account have. */
export type FieldName =
  | "email"
  | "phone"
  | "code"
  | "secondFactor"
  | "password"
  | "currentPassword"
  | "name"
  | "message"
  | "contact";

/** Codes of the interface that say which field is wrong. */
const FIELD_OF_CODE: Readonly<Record<number, readonly [FieldName, Problem]>> = {
  10: ["code", (text) => text("signIn.wrongCode")],
  11: ["email", (text) => text("userCenter.emailTaken")],
  12: ["phone", (text) => text("userCenter.phoneTaken")],
  1003: ["secondFactor", (text) => text("signIn.wrongSecondFactor")],
  13: ["email", (text) => text("forms.invalidEmail")],
  1001: ["currentPassword", (text) => text("userCenter.wrongPassword")],
};

/**
 * Where the failure of a call is shown in a form, and its sentence.
 *
 * @param error What the call threw.
 * @param shown The fields of the form.
 * @throws `error`, if it is a bug and no failed call.
 */
export function refusalOf<Shown extends FieldName>(
  error: unknown,
  shown: readonly Shown[],
): Refusal<Readonly<Record<Shown, string>>> {
  const problem = callProblem(error);
  const refused = fieldsOf(error as CallError, problem);
  const fields = refused.filter(([name]) => (shown as readonly string[]).includes(name));
  return fields.length > 0
    ? { fields: Object.fromEntries(fields) as { readonly [Field in Shown]?: Problem } }
    : { form: problem };
}

function fieldsOf(error: CallError, problem: Problem): readonly (readonly [field: string, Problem])[] {
  const ofCode = FIELD_OF_CODE[error.code];
  if (ofCode) return [ofCode];
  // Guesses at the password are limited: its field says when the next one may come.
  if (failureKind(error) === "limited") return [["currentPassword", problem]];
  return refusedFields(error);
}

/** Says in a toast that a call without a form has failed. */
export function showFailure(error: unknown, text: Text): void {
  showToast(callProblem(error)(text), SENTENCE_TOAST_DURATION, "error");
}
