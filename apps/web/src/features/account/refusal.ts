import { CallError, failureKind } from "../../api/index.ts";
import type { Problem, Refusal } from "../../forms/index.ts";
import type { Text } from "../../i18n/index.ts";
import { showToast } from "../../ui/index.ts";

/** Milliseconds: a whole sentence takes longer to read than “Saved”. */
export const SENTENCE_TOAST_DURATION = 5000;

/** Names of the fields that the forms of an account have. */
type FieldName = "email" | "phone" | "code" | "password" | "currentPassword" | "name" | "message" | "contact";

/** Codes of the interface that say which field is wrong. */
const FIELD_OF_CODE: Readonly<Record<number, readonly [FieldName, Problem]>> = {
  10: ["code", (text) => text("signIn.wrongCode")],
  11: ["email", (text) => text("userCenter.emailTaken")],
  12: ["phone", (text) => text("userCenter.phoneTaken")],
  13: ["email", (text) => text("forms.invalidEmail")],
  1001: ["currentPassword", (text) => text("userCenter.wrongPassword")],
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

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
  const problem = problemOf(error);
  const refused = refusedFields(error as CallError, problem);
  const fields = refused.filter(([name]) => (shown as readonly string[]).includes(name));
  return fields.length > 0
    ? { fields: Object.fromEntries(fields) as { readonly [Field in Shown]?: Problem } }
    : { form: problem };
}

function refusedFields(error: CallError, problem: Problem): readonly (readonly [field: string, Problem])[] {
  const ofCode = FIELD_OF_CODE[error.code];
  if (ofCode) return [ofCode];
  // Guesses at the password are limited: its field says when the next one may come.
  if (failureKind(error) === "limited") return [["currentPassword", problem]];
  return error.code === -1 ? fieldsIn(error.data) : [];
}

/** The messages of the fields that an answer names. */
function fieldsIn(data: unknown): readonly (readonly [string, Problem])[] {
  const { fields = [] } = (data ?? {}) as { readonly fields?: readonly { path: string; message: string }[] };
  return fields.map(({ path, message }) => [path, () => message] as const);
}

/**
 * The sentence about a failed call.
 *
 * @throws `error`, if it is a bug and no failed call.
 */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof CallError)) throw error;
  const { code, retryAfter, message } = error;
  const wait = retryAfter || null;
  switch (failureKind(error)) {
    case "limited":
      return (text) => (wait ? text("signIn.limitedFor", { wait: writeWait(wait, text) }) : text("signIn.limited"));
    case "busy":
      return (text) =>
        wait ? text("signIn.unavailableFor", { wait: writeWait(wait, text) }) : text("signIn.unavailable");
    case "timeout":
      return (text) => text("signIn.timeout");
    case "unreachable":
      return (text) => text("signIn.unreachable");
    default:
      // The server has a sentence of its own for each refusal, in the language of the page.
      return code === 500 ? (text) => text("signIn.unknown") : () => message;
  }
}

/** Says in a toast that a call without a form has failed. */
export function showFailure(error: unknown, text: Text): void {
  showToast(problemOf(error)(text), SENTENCE_TOAST_DURATION);
}

/**
 * Writes a wait in the largest unit that says it well, rounded up: who comes back then is not refused again.
 *
 * @param seconds More than 0.
 *
 * @example
 * writeWait(3601, text); // "61 minutes"
 */
export function writeWait(seconds: number, text: Text): string {
  const [key, unit] =
    seconds <= 90
      ? (["signIn.wait.seconds", 1] as const)
      : seconds <= 90 * MINUTE
        ? (["signIn.wait.minutes", MINUTE] as const)
        : (["signIn.wait.hours", HOUR] as const);
  const count = Math.ceil(seconds / unit);
  return text(key, { count, n: count });
}
