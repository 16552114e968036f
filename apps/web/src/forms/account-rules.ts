import type { Rule } from "./rules.ts";

/** Characters of a new password. */
export const PASSWORD_LENGTH = { min: 6, max: 30 } as const;

/** Digits of a verification code. */
export const CODE_DIGITS = 6;

/** The most characters of an address in an e-mail's envelope (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL = 254;

/** Something, one `@`, something: all else about an address is decided by the server that receives its mail. */
const EMAIL = /^\s*[^\s@]+@[^\s@]+\s*$/;

export const EMAIL_RULES: readonly Rule[] = [
  { type: "required", field: (text) => text("forms.email") },
  { type: "regex", pattern: EMAIL, message: (text) => text("forms.invalidEmail") },
];

export const CODE_RULES: readonly Rule[] = [
  { type: "required", field: (text) => text("forms.code") },
  { type: "regex", pattern: /^\d{6}$/, message: (text) => text("forms.codeDigits", { n: CODE_DIGITS }) },
];

/** A password that is only compared: its length is nobody's business before it is right. */
export const GIVEN_PASSWORD_RULES: readonly Rule[] = [{ type: "required", field: (text) => text("forms.password") }];

export const NEW_PASSWORD_RULES: readonly Rule[] = [...GIVEN_PASSWORD_RULES, { type: "length", ...PASSWORD_LENGTH }];
