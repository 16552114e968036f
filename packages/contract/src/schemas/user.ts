import { TRADING_COST_PRESET_NAMES } from "@plumbline/core/words";
import * as z from "zod";
import { LanguageCode, SymbolInput } from "./code.ts";
import { AssertionInput } from "./passkey.ts";

/** Maximum of an address in an e-mail's envelope (RFC 5321, 4.5.3.1.3). */
const MAX_EMAIL = 254;

/** An e-mail address as a person writes it; one that cannot be an address is refused with a code of its own, 13. */
export const EmailInput = z.string().trim().min(1).max(MAX_EMAIL);

/** One line that a person writes: no control characters, and none that turns the direction of the text around it. */
const LINE = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u;
/** The same of several lines. */
const LINES = /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069])*$/u;

export function lineInput(maximum: number) {
  return z.string().trim().max(maximum).regex(LINE, "control characters");
}

export function linesInput(maximum: number) {
  return z.string().trim().min(1).max(maximum).regex(LINES, "control characters");
}

export const PASSWORD_LENGTH = { min: 6, max: 30 } as const;

/** 6 to 30 characters, as they are written: blanks count, and letters beyond ASCII too. */
export const PasswordInput = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max);

/** A password that is only compared: one that is too short or too long is wrong, and nothing else. */
export const GivenPasswordInput = z.string().min(1).max(200);

/** The digits of a verification code. */
export const VerificationCodeInput = z.string().regex(/^\d{6}$/, "not a code of six digits");

/** The word by which the first account of a server that sends no e-mail is made, as a person writes it. */
export const WordInput = z.string().trim().min(1).max(40);

/**
 * By what users prove that they are who has signed in: the present password, a code for the purpose `security`, or what one of
 * their passkeys has signed.
 */
export const OwnProofInput = z.union([
  z.strictObject({ currentPassword: GivenPasswordInput }),
  z.strictObject({ code: VerificationCodeInput }),
  z.strictObject({ passkey: AssertionInput }),
]);
export type OwnProof = z.infer<typeof OwnProofInput>;

/** Six digits of an authenticator app, or a recovery code, as a person writes them. */
export const SecondFactorInput = z.string().trim().min(1).max(40);

/** A telephone number as a person writes it: eleven digits of mainland China, or any with its country code. */
export const PhoneInput = z
  .string()
  .trim()
  .regex(/^\+?[\d ()./-]{6,30}$/, "not a telephone number");

/** The texts that a user accepts. */
export const LegalDocument = z.enum(["terms", "privacy", "disclaimer"]);
export type LegalDocument = z.infer<typeof LegalDocument>;

/** What a code is asked for; one for another purpose is wrong. */
export const EmailPurpose = z.enum(["register", "login", "changeemail", "changepassword", "delete", "security"]);
export type EmailPurpose = z.infer<typeof EmailPurpose>;
export const SmsPurpose = z.enum(["changemobile"]);
export type SmsPurpose = z.infer<typeof SmsPurpose>;

export const PreferencesSchema = z.object({
  language: LanguageCode.nullable(),
  theme: z.enum(["system", "light", "dark"]).nullable(),
  /** Colour of a rising price; by the language where it is null. */
  rising: z.enum(["green", "red"]).nullable(),
  /** Symbol of the instrument that others are compared with; the index of the market where it is null. */
  benchmark: SymbolInput.nullable(),
  /** What trades are assumed to cost where the user says nothing else; \`standard\` where it is null. */
  costPreset: z.enum(TRADING_COST_PRESET_NAMES).nullable(),
});
export type Preferences = z.infer<typeof PreferencesSchema>;

/** What a signed-in page shows of its user. */
export const UserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  /** In E.164, such as +8613800138000. */
  phone: z.string().nullable(),
  name: z.string().nullable(),
  /** Address of the user's picture on this server; null without one. */
  avatar: z.string().nullable(),
  role: z.enum(["owner", "member"]),
  createdAt: z.iso.datetime(),
  preferences: PreferencesSchema,
  /** When everything of the account will be removed; null unless its user asked for that. */
  removedAt: z.iso.datetime().nullable(),
});
export type WireUser = z.infer<typeof UserSchema>;

/** A provider that a user can sign in with. */
export const LinkedProviderSchema = z.object({
  /** Its id in the runtime configuration. */
  provider: z.string(),
  /** Address that the user has there, where the provider has verified it. */
  email: z.string().nullable(),
  linkedAt: z.iso.datetime(),
});

/** An access token of a quarter of an hour, and the refresh token that brings the next pair once. */
export const TokenPairSchema = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokenPair = z.infer<typeof TokenPairSchema>;

/** The answer to everyone who signs in. */
export const SignedInSchema = TokenPairSchema.extend({ user: UserSchema });
