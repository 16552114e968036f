import * as z from "zod";
import { ACCOUNT_CALLS } from "../account-calls.ts";
import { endpoint } from "../endpoint.ts";
import { lineInput, OwnProofInput, SignedInSchema } from "../schemas/user.ts";

export const PASSKEY_LIMITS = { passkeys: 10, name: 60 } as const;

/** Bytes as WebAuthn writes them. */
const bytes = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .regex(/^[\w-]*$/, "not base64url");
const CredentialId = bytes(1400).min(1);
const CLIENT_DATA = bytes(4000);
const TYPE = z.literal("public-key");

/** What WebAuthn Level 3 calls `RegistrationResponseJSON`; members that nobody needs are left out. */
const RegistrationInput = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: TYPE,
  response: z.object({
    clientDataJSON: CLIENT_DATA,
    attestationObject: bytes(20_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(8)
      .optional(),
  }),
});
export type PasskeyRegistration = z.infer<typeof RegistrationInput>;

/** What WebAuthn Level 3 calls `AuthenticationResponseJSON`. */
const AssertionInput = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: TYPE,
  response: z.object({
    clientDataJSON: CLIENT_DATA,
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(100).nullable().optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof AssertionInput>;

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

/** Options for the browser's own function, in the JSON of WebAuthn Level 3. */
const OptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) });

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
  output: OptionsSchema,
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
  input: z.strictObject({ id: CredentialId }),
  output: PasskeysSchema,
  codes: ["notFound"],
  market: false,
});

export const beginPasskeySignIn = endpoint({
  name: "beginPasskeySignIn",
  ...ACCOUNT_CALLS.beginPasskeySignIn,
  summary: "Begins a sign-in with a passkey: the answer is the same for everyone, but for a challenge of five minutes.",
  input: z.strictObject({}),
  output: OptionsSchema,
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
