import { CallError, failureKind } from "../api/index.ts";
import type { Text } from "../i18n/index.ts";
import type { Problem } from "./rules.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * The sentence about a failed call.
 *
 * @throws `error`, if it is a bug and no failed call.
 */
export function callProblem(error: unknown): Problem {
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
      if (code === 500) return (text) => text("signIn.unknown");
      // The server has a sentence of its own for each refusal, in the language of the page; that of a field says more than "invalid".
      return refusedFields(error)[0]?.[1] ?? (() => message);
  }
}

/** The fields that an answer with code -1 names, and their messages in the language of the page; none of another answer. */
export function refusedFields({ code, data }: CallError): readonly (readonly [field: string, Problem])[] {
  if (code !== -1) return [];
  const { fields = [] } = (data ?? {}) as { readonly fields?: readonly { path: string; message: string }[] };
  return fields.map(({ path, message }) => [path, () => message] as const);
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
