import type { CallInput } from "@plumbline/contract/calls";
import {
  CODE_RULES,
  EMAIL_RULES,
  GIVEN_PASSWORD_RULES,
  NEW_PASSWORD_RULES,
  type Rule,
  type Rules,
} from "../../forms/index.ts";

/**
 * What the reader is doing: signing in with the password or a code, and then a second factor, registering, making the first account
 * of a server that sends no e-mail, or replacing a forgotten password.
 */
export type SignInMode = "password" | "code" | "secondFactor" | "register" | "first" | "reset";

/** Whether a mode makes an account. */
export const makesAccount = (mode: SignInMode): boolean => mode === "register" || mode === "first";

/** What was typed, in whichever mode; it stays when the mode changes. */
export type Typed = {
  readonly email: string;
  readonly password: string;
  readonly code: string;
  /** By which the first account is made: the server has printed it in its terminal. */
  readonly word: string;
  /** Six digits of an authenticator app, or a recovery code. */
  readonly secondFactor: string;
  readonly keepLoggedIn: boolean;
  readonly acceptedTerms: boolean;
};

const ACCEPTED: readonly Rule[] = [{ type: "required", message: (text) => text("signIn.acceptFirst") }];

/** The fields of each mode are those with rules; the box that keeps the reader signed in needs none. */
export const RULES: Readonly<Record<SignInMode, Rules<Typed>>> = {
  password: { email: EMAIL_RULES, password: GIVEN_PASSWORD_RULES },
  code: { email: EMAIL_RULES, code: CODE_RULES },
  secondFactor: { secondFactor: [{ type: "required" }] },
  register: {
    email: EMAIL_RULES,
    code: CODE_RULES,
    password: NEW_PASSWORD_RULES,
    acceptedTerms: ACCEPTED,
  },
  first: {
    email: EMAIL_RULES,
    word: [{ type: "required", field: (text) => text("signIn.word") }],
    password: NEW_PASSWORD_RULES,
    acceptedTerms: ACCEPTED,
  },
  reset: { email: EMAIL_RULES, code: CODE_RULES, password: NEW_PASSWORD_RULES },
};

/** What a code is asked for in a mode; a code for another purpose is wrong. */
export const PURPOSES = {
  code: "login",
  register: "register",
  reset: "changepassword",
} as const satisfies Readonly<
  Record<Exclude<SignInMode, "password" | "secondFactor" | "first">, CallInput<"sendEmail">["purpose"]>
>;

/** The texts that a new account accepts. */
export type LegalName = "terms" | "privacy" | "disclaimer";
