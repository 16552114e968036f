import * as z from "zod";

/** Bytes as WebAuthn writes them. */
const bytes = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .regex(/^[\w-]*$/, "not base64url");
export const CredentialId = bytes(1400).min(1);
const CLIENT_DATA = bytes(4000);
const TYPE = z.literal("public-key");

/** What WebAuthn Level 3 calls `RegistrationResponseJSON`; members that nobody needs are left out. */
export const RegistrationInput = z.object({
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
export const AssertionInput = z.object({
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

/** Options for the browser's own function, in the JSON of WebAuthn Level 3. */
export const PasskeyOptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) });
