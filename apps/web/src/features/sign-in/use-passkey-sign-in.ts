import type { CallOutput } from "@plumbline/contract/calls";
import { type RefObject, useEffect, useRef } from "react";
import { call } from "../../api/index.ts";
import { PasskeyFailure, type Problem, passkeyProblem, passkeysPossible, signWithPasskey } from "../../forms/index.ts";

interface PasskeySignInOptions {
  readonly keepLoggedIn: boolean;
  readonly onSession: (session: CallOutput<"passkeySignIn">) => void;
  readonly onProblem: (problem: Problem) => void;
}

/**
 * Signing in with a passkey. Where the browser can, it also offers passkeys among what it fills into the address.
 *
 * @returns Asks for a passkey; null where there are none.
 */
export function usePasskeySignIn(options: PasskeySignInOptions): (() => Promise<void>) | null {
  const newest = useRef(options);
  useEffect(() => {
    newest.current = options;
  });
  const isPossible = passkeysPossible() === "yes";
  useEffect(() => {
    if (!isPossible) return;
    let isOpen = true;
    void offerToFillIn(() => isOpen, newest).catch(() => undefined);
    return () => {
      isOpen = false;
      void stopWaiting();
    };
  }, [isPossible]);

  async function signInWithPasskey(): Promise<void> {
    try {
      const { options: asked } = await call("beginPasskeySignIn", {});
      const credential = await signWithPasskey(asked);
      const { keepLoggedIn, onSession } = newest.current;
      onSession(await call("passkeySignIn", { credential, keepLoggedIn }));
    } catch (error) {
      if (!(error instanceof PasskeyFailure && error.reason === "aborted")) {
        newest.current.onProblem(passkeyProblem(error));
      }
    }
  }
  return isPossible ? signInWithPasskey : null;
}

/** Waits until the reader chooses a passkey among what the browser offers; a failure leaves the other ways as they are. */
async function offerToFillIn(isOpen: () => boolean, newest: Readonly<RefObject<PasskeySignInOptions>>): Promise<void> {
  if (!(await window.PublicKeyCredential.isConditionalMediationAvailable?.()) || !isOpen()) return;
  const { options } = await call("beginPasskeySignIn", {});
  if (!isOpen()) return;
  const credential = await signWithPasskey(options, { isFilledIn: true });
  try {
    const { keepLoggedIn, onSession } = newest.current;
    onSession(await call("passkeySignIn", { credential, keepLoggedIn }));
  } catch (error) {
    newest.current.onProblem(passkeyProblem(error));
  }
}

async function stopWaiting(): Promise<void> {
  const { WebAuthnAbortService } = await import("@simplewebauthn/browser");
  WebAuthnAbortService.cancelCeremony();
}
