import { CallError, failureKind } from "../../api/index.ts";
import type { Problem, Refusal } from "../../forms/index.ts";
import type { Text } from "../../i18n/index.ts";
import { RULES, type SignInMode, type Typed } from "./sign-in-modes.ts";

/** The address has an account: shown with the way to sign in. */
export const EMAIL_EXISTS: Problem = (text) => text("signIn.emailExists");

/** Codes of the interface that say which field is wrong. */
const FIELD_OF_CODE: Readonly<Record<number, Refusal<Typed>>> = {
  10: { fields: { code: (text) => text("signIn.wrongCode") } },
  11: { fields: { email: EMAIL_EXISTS } },
  13: { fields: { email: (text) => text("forms.invalidEmail") } },
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Where the failure of a call is shown, and its sentence.
 *
 * @param error What the call threw.
 * @throws `error`, if it is a bug and no failed call.
 */
export function refusalOf(error: unknown, mode: SignInMode): Refusal<Typed> {
  if (!(error instanceof CallError)) throw error;
  return FIELD_OF_CODE[error.code] ?? refusalOfFields(error, mode) ?? { form: problemOf(error, mode) };
}

/** The messages of the fields that the answer names; `null` where it names none that this mode shows. */
function refusalOfFields({ code, data }: CallError, mode: SignInMode): Refusal<Typed> | null {
  if (code !== -1) return null;
  const { fields = [] } = (data ?? {}) as { readonly fields?: readonly { path: string; message: string }[] };
  const shown = fields.filter(({ path }) => path in RULES[mode]);
  if (shown.length === 0) return null;
  return { fields: Object.fromEntries(shown.map(({ path, message }) => [path, () => message])) };
}

function problemOf(error: CallError, mode: SignInMode): Problem {
  // Which of both is wrong stays unsaid.
  if (error.code === 1001) {
    return (text) => text(mode === "code" ? "signIn.wrongEmailOrCode" : "signIn.wrongCredentials");
  }
  if (error.code === 403) return (text) => text("signIn.forbidden");
  if (error.code === 500) return (text) => text("signIn.unknown");
  return failureOf(error) ?? (() => error.message);
}

/** A sentence on a call that was not decided; `null` for one that was refused, whose own message says why. */
function failureOf(error: CallError): Problem | null {
  const { retryAfter } = error;
  switch (failureKind(error)) {
    case "limited":
      return (text) =>
        retryAfter ? text("signIn.limitedFor", { wait: writeWait(retryAfter, text) }) : text("signIn.limited");
    case "busy":
      return (text) =>
        retryAfter ? text("signIn.unavailableFor", { wait: writeWait(retryAfter, text) }) : text("signIn.unavailable");
    case "timeout":
      return (text) => text("signIn.timeout");
    case "unreachable":
      return (text) => text("signIn.unreachable");
    default:
      return null;
  }
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
