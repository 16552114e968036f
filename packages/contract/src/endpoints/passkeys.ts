import * as z from "zod";
import { ACCOUNT_CALLS } from "../account-calls.ts";
import { endpoint } from "../endpoint.ts";
import { AssertionInput, CredentialId, PasskeyOptionsSchema, RegistrationInput } from "../schemas/passkey.ts";
import { lineInput, OwnProofInput, SignedInSchema } from "../schemas/user.ts";

export const PASSKEY_LIMITS = { passkeys: 10, name: 60 } as const;

const PasskeysSchema = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
});

export const passkeys = endpoint({
  name: "passkeys",
  ...ACCOUNT_CALLS.passkeys,
  summary: "The passkeys of the user, the oldest first.",
  input: z.strictObject({}),
  output: PasskeysSchema,
  codes: [],
  market: false,
});

export const beginPasskey = endpoint({
  name: "beginPasskey",
  ...ACCOUNT_CALLS.beginPasskey,
  summary:
    "Begins to add a passkey: answers what the browser needs to make one, with a challenge of five minutes. Refused with 403 where the server has no name that a passkey could belong to.",
  input: OwnProofInput,
  output: PasskeyOptionsSchema,
  codes: ["wrongCredentials", "wrongVerificationCode", "forbidden", "preconditionFailed"],
  market: false,
});

export const addPasskey = endpoint({
  name: "addPasskey",
  ...ACCOUNT_CALLS.addPasskey,
  summary: "Adds the passkey that the browser has made.",
  input: z.strictObject({ credential: RegistrationInput }),
  output: PasskeysSchema,
  codes: ["wrongCredentials", "forbidden", "preconditionFailed"],
  market: false,
});

export const renamePasskey = endpoint({
  name: "renamePasskey",
  ...ACCOUNT_CALLS.renamePasskey,
  summary: "Gives a passkey another name.",
  input: z.strictObject({ id: CredentialId, name: lineInput(PASSKEY_LIMITS.name).min(1) }),
  output: PasskeysSchema,
  codes: ["notFound"],
  market: false,
});

export const deletePasskey = endpoint({
  name: "deletePasskey",
  ...ACCOUNT_CALLS.deletePasskey,
  summary: "Removes a passkey: nobody can sign in with it any more.",
  input: z.strictObject({ id: CredentialId, proof: OwnProofInput }),
  output: PasskeysSchema,
  codes: ["wrongCredentials", "wrongVerificationCode", "notFound"],
  market: false,
});

export const beginPasskeyProof = endpoint({
  name: "beginPasskeyProof",
  ...ACCOUNT_CALLS.beginPasskeyProof,
  summary:
    "Begins a proof by one of the user's passkeys, for a call that asks for one: answers what the browser signs, with a challenge of five minutes.",
  input: z.strictObject({}),
  output: PasskeyOptionsSchema,
  codes: ["forbidden", "notFound"],
  market: false,
});

export const beginPasskeySignIn = endpoint({
  name: "beginPasskeySignIn",
  ...ACCOUNT_CALLS.beginPasskeySignIn,
  summary: "Begins a sign-in with a passkey: the answer is the same for everyone, but for a challenge of five minutes.",
  input: z.strictObject({}),
  output: PasskeyOptionsSchema,
  codes: ["forbidden"],
  market: false,
});

export const passkeySignIn = endpoint({
  name: "passkeySignIn",
  ...ACCOUNT_CALLS.passkeySignIn,
  summary:
    "Signs in with a passkey, which is both factors: something the user has, unlocked by something the user knows or is.",
  input: z.strictObject({ credential: AssertionInput, keepLoggedIn: z.boolean().optional() }),
  output: SignedInSchema,
  codes: ["wrongCredentials", "forbidden"],
  market: false,
});
