import { CallError, failureKind } from "../api/index.ts";
import { callProblem } from "./call-problem.ts";
import type { Problem } from "./rules.ts";

/** Why a browser did not do what it was asked. `aborted`: another request took its place, which nobody needs to know. */
type PasskeyReason = "cancelled" | "unsupported" | "known" | "insecure" | "aborted";

export class PasskeyFailure extends Error {
  override readonly name = "PasskeyFailure";
  readonly reason: PasskeyReason;

  constructor(reason: PasskeyReason, cause: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** A number in place of a name: passkeys belong to names. */
const NETWORK_ADDRESS = /^(?:[\d.]+|\[.*\])$/;

/** Whether passkeys work here: the browser has them, and the site is opened safely and by its name. */
export function passkeysPossible(): "yes" | "unsupported" | "insecure" {
  if (!window.isSecureContext || NETWORK_ADDRESS.test(location.hostname)) return "insecure";
  return "PublicKeyCredential" in window ? "yes" : "unsupported";
}

type Options = Readonly<Record<string, unknown>>;

/** Lets the browser make a passkey. @throws {PasskeyFailure} */
export async function makePasskey(options: Options) {
  const { startRegistration } = await import("@simplewebauthn/browser");
  type Registration = Parameters<typeof startRegistration>[0]["optionsJSON"];
  const { id, rawId, type, response } = await translated(
    startRegistration({ optionsJSON: options as unknown as Registration }),
  );
  const { clientDataJSON, attestationObject, transports } = response;
  const given = transports ? { transports: transports as string[] } : {};
  return { id, rawId, type, response: { clientDataJSON, attestationObject, ...given } };
}

/**
 * Lets the browser sign with a passkey that the reader chooses: in a window, or among what it fills into the address.
 *
 * @throws {PasskeyFailure}
 */
export async function signWithPasskey(options: Options, { isFilledIn = false } = {}) {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  type Authentication = Parameters<typeof startAuthentication>[0]["optionsJSON"];
  const { id, rawId, type, response } = await translated(
    startAuthentication({ optionsJSON: options as unknown as Authentication, useBrowserAutofill: isFilledIn }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

const REASONS: Readonly<Record<string, PasskeyReason>> = {
  AbortError: "aborted",
  NotAllowedError: "cancelled",
  InvalidStateError: "known",
  SecurityError: "insecure",
  ConstraintError: "unsupported",
  NotSupportedError: "unsupported",
};

async function translated<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    throw new PasskeyFailure(REASONS[(error as Error).name] ?? "cancelled", error);
  }
}

/**
 * The sentence about a passkey that did not work.
 *
 * @throws `error`, if it is a bug.
 */
export function passkeyProblem(error: unknown): Problem {
  if (error instanceof PasskeyFailure) {
    const { reason } = error;
    return (text) => text(`signIn.passkey.${reason === "aborted" ? "cancelled" : reason}`);
  }
  if (error instanceof CallError && failureKind(error) === "refused") {
    if (error.code === 403) return (text) => text("signIn.passkey.insecure");
    if (error.code === 1001) return (text) => text("signIn.passkey.refused");
  }
  return callProblem(error);
}
