import { CallError } from "../../api/index.ts";
import { callProblem, type Problem, type Refusal, refusedFields } from "../../forms/index.ts";
import { RULES, type SignInMode, type Typed } from "./sign-in-modes.ts";

/** The word by which the first account is made is wrong, or there is an account by now. */
const WRONG_WORD: Refusal<Typed> = { fields: { word: (text) => text("signIn.wrongWord") } };

/** The address has an account: shown with the way to sign in. */
export const EMAIL_EXISTS: Problem = (text) => text("signIn.emailExists");

/** Whether the first factor was right and a second one is asked for. */
export function isSecondFactorNeeded(error: unknown): boolean {
  return error instanceof CallError && error.code === 1002;
}

/** Whether the second factor was wrong. */
export function isSecondFactorRefused(error: unknown): boolean {
  return error instanceof CallError && error.code === 1003;
}

/** Whether it was the first factor that was refused. */
export function isOfFirstFactor(error: unknown): boolean {
  return error instanceof CallError && (error.code === 10 || error.code === 1001);
}

/** Codes of the interface that say which field is wrong. */
const WRONG_CODE = 10;
const FIELD_OF_CODE: Readonly<Record<number, Refusal<Typed>>> = {
  [WRONG_CODE]: { fields: { code: (text) => text("signIn.wrongCode") } },
  11: { fields: { email: EMAIL_EXISTS } },
  1003: { fields: { secondFactor: (text) => text("signIn.wrongSecondFactor") } },
  13: { fields: { email: (text) => text("forms.invalidEmail") } },
};

/**
 * Where the failure of a call is shown, and its sentence.
 *
 * @param error What the call threw.
 * @throws `error`, if it is a bug and no failed call.
 */
export function refusalOf(error: unknown, mode: SignInMode): Refusal<Typed> {
  if (!(error instanceof CallError)) throw error;
  if (mode === "first" && error.code === WRONG_CODE) return WRONG_WORD;
  return FIELD_OF_CODE[error.code] ?? refusalOfFields(error, mode) ?? { form: problemOf(error, mode) };
}

/** The messages of the fields that the answer names; `null` where it names none that this mode shows. */
function refusalOfFields(error: CallError, mode: SignInMode): Refusal<Typed> | null {
  const shown = refusedFields(error).filter(([field]) => field in RULES[mode]);
  return shown.length === 0 ? null : { fields: Object.fromEntries(shown) };
}

function problemOf(error: CallError, mode: SignInMode): Problem {
  // Which of both is wrong stays unsaid.
  if (error.code === 1001) {
    return (text) => text(mode === "code" ? "signIn.wrongEmailOrCode" : "signIn.wrongCredentials");
  }
  if (error.code === 403) return (text) => text("signIn.forbidden");
  return callProblem(error);
}
