import * as z from "zod";
import { ACCOUNT_CALLS } from "../account-calls.ts";
import { endpoint } from "../endpoint.ts";
import { LanguageCode } from "../schemas/code.ts";
import {
  EmailInput,
  GivenPasswordInput,
  PasswordInput,
  SecondFactorInput,
  SignedInSchema,
  TokenPairSchema,
  VerificationCodeInput,
  WordInput,
} from "../schemas/user.ts";

const REGISTRATION_OPTIONS = {
  /** Terms of service, privacy policy and disclaimer, each in its current version. */
  acceptedTerms: z.literal(true, "terms not accepted"),
  keepLoggedIn: z.boolean().optional(),
  language: LanguageCode.optional(),
  /** Needed where registration is by invitation. */
  invitation: z.string().max(100).optional(),
};

export const register = endpoint({
  name: "register",
  ...ACCOUNT_CALLS.register,
  summary:
    "Makes an account for an address that was proved by its code, and signs in. The first account of a server that sends no e-mail is also made with the word that the server printed at its start. Sent once more, because its answer was lost, it makes none and is answered without tokens: the user is registered and signs in.",
  input: z.union([
    z.strictObject({
      email: EmailInput,
      password: PasswordInput,
      code: VerificationCodeInput,
      ...REGISTRATION_OPTIONS,
    }),
    z.strictObject({ email: EmailInput, password: PasswordInput, word: WordInput, ...REGISTRATION_OPTIONS }),
  ]),
  output: z.union([SignedInSchema, SignedInSchema.extend({ accessToken: z.null(), refreshToken: z.null() })]),
  codes: ["wrongVerificationCode", "emailExists", "invalidEmail", "forbidden"],
  market: false,
});

const SIGN_IN_OPTIONS = { keepLoggedIn: z.boolean().optional(), secondFactor: SecondFactorInput.optional() };

export const login = endpoint({
  name: "login",
  ...ACCOUNT_CALLS.login,
  summary:
    "Signs in with the password, or with a code that was sent for the purpose `login`. Where the user has turned on a second factor, the right one of these is answered 1002, and the same call with `secondFactor` signs in.",
  input: z.union([
    z.strictObject({ email: EmailInput, password: GivenPasswordInput, ...SIGN_IN_OPTIONS }),
    z.strictObject({ email: EmailInput, code: VerificationCodeInput, ...SIGN_IN_OPTIONS }),
  ]),
  output: SignedInSchema,
  codes: ["wrongCredentials", "wrongVerificationCode", "secondFactorNeeded", "wrongSecondFactor"],
  market: false,
});

export const resetPassword = endpoint({
  name: "resetPassword",
  ...ACCOUNT_CALLS.resetPassword,
  summary:
    "Sets a forgotten password anew with a code that was sent for the purpose `changepassword`. All sessions of the account end.",
  input: z.strictObject({ email: EmailInput, code: VerificationCodeInput, password: PasswordInput }),
  output: z.null(),
  codes: ["wrongVerificationCode"],
  market: false,
});

export const refreshToken = endpoint({
  name: "refreshToken",
  ...ACCOUNT_CALLS.refreshToken,
  summary:
    "Exchanges a refresh token for the next pair. A token that was exchanged before ends its session, except for the few seconds in which several tabs may send the same one.",
  input: z.strictObject({ refreshToken: z.string().min(1).max(500) }),
  output: TokenPairSchema,
  codes: ["notLoggedIn"],
  market: false,
  frame: "status",
});
