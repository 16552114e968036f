import type { CallInput } from "@plumbline/contract/calls";
import { CallError } from "../../../api/index.ts";
import { CODE_RULES, GIVEN_PASSWORD_RULES, passkeyProblem, type Refusal, type Rules } from "../../../forms/index.ts";
import { type FieldName, refusalOf } from "../refusal.ts";

/**
 * The password, or a code where there is none: of the two, the one that is shown is filled in. In their place stands what a
 * passkey has signed, as JSON.
 */
export type TypedProof = { readonly currentPassword: string; readonly code: string; readonly passkey: string };

export const NO_PROOF: TypedProof = { currentPassword: "", code: "", passkey: "" };

export function proofRules(hasPassword: boolean): Rules<TypedProof> {
  return hasPassword ? { currentPassword: GIVEN_PASSWORD_RULES } : { code: CODE_RULES };
}

export function ownProofOf(
  { currentPassword, code, passkey }: TypedProof,
  hasPassword: boolean,
): CallInput<"beginSecondFactor"> {
  if (passkey !== "") return { passkey: JSON.parse(passkey) };
  return hasPassword ? { currentPassword } : { code };
}

/** Code of the interface for a password that is wrong, and for a passkey that is not accepted. */
const WRONG_CREDENTIALS = 1001;

/**
 * Where the failure of a call that asks for a proof is shown in its form.
 *
 * @param typed The proof that was sent.
 * @param others Fields of the form beside that of the proof.
 */
export function proofRefusal(
  failure: unknown,
  { passkey, hasPassword }: Pick<TypedProof, "passkey"> & { readonly hasPassword: boolean },
  others: readonly FieldName[] = [],
): Refusal<Readonly<Record<FieldName, string>>> {
  const isOfPasskey = passkey !== "" && failure instanceof CallError && failure.code === WRONG_CREDENTIALS;
  if (isOfPasskey) return { form: passkeyProblem(failure) };
  return refusalOf(failure, [hasPassword ? "currentPassword" : "code", ...others]);
}
