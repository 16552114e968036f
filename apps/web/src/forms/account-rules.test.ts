import { PASSWORD_LENGTH as CONTRACT_LENGTH, login, register } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { CODE_RULES, EMAIL_RULES, MAX_EMAIL, NEW_PASSWORD_RULES, PASSWORD_LENGTH } from "./account-rules.ts";
import { problemsOf, type Rule } from "./rules.ts";
import { textsOf } from "./texts.fixture.ts";

const text = await textsOf("en", "forms");
const messageOf = (value: string, rules: readonly Rule[]): string | null =>
  problemsOf({ value }, { value: rules }).value?.(text) ?? null;

/** Whether the server takes a registration with these values. */
const accepts = (values: Readonly<Record<string, string>>): boolean =>
  register.input.safeParse({
    email: "ada@example.com",
    password: "k7%Rz2!v",
    code: "123456",
    acceptedTerms: true,
    ...values,
  }).success;

it("has the lengths of the contract, which the browser does not load", () => {
  expect(PASSWORD_LENGTH).toEqual(CONTRACT_LENGTH);
  const address = (length: number) => `${"a".repeat(length - 12)}@example.com`;
  expect(accepts({ email: address(MAX_EMAIL) })).toBe(true);
  expect(accepts({ email: address(MAX_EMAIL + 1) })).toBe(false);
});

describe("an address", () => {
  it.each(["ada@example.com", " ada@example.com ", "a@b", "用户@例子.中国", "o'neil+stocks@mail.example"])(
    "may be %j",
    (email) => {
      expect(messageOf(email, EMAIL_RULES)).toBeNull();
      expect(accepts({ email })).toBe(true);
    },
  );

  it.each(["ada", "ada@", "@example.com", "ada@exa mple.com", "ada@a@b"])("is not %j", (email) => {
    expect(messageOf(email, EMAIL_RULES)).toBe("Please enter a valid email address");
  });

  it("is required", () => {
    expect(messageOf(" ", EMAIL_RULES)).toBe("Email is required");
  });
});

describe("a verification code", () => {
  it.each(["000000", "123456"])("may be %s", (code) => {
    expect(messageOf(code, CODE_RULES)).toBeNull();
    expect(accepts({ code })).toBe(true);
    expect(login.input.safeParse({ email: "ada@example.com", code }).success).toBe(true);
  });

  it.each(["12345", "1234567", "12345a", "123 456"])("is not %j", (code) => {
    expect(messageOf(code, CODE_RULES)).toBe("Enter the 6 digits");
    expect(accepts({ code })).toBe(false);
  });
});

describe("a new password", () => {
  it.each([
    ["abcde", "Length should be between 6 and 30 characters"],
    ["abcdef", null],
    ["x".repeat(30), null],
    ["x".repeat(31), "Length should be between 6 and 30 characters"],
  ])("%j gets the message %j and is accepted by the server where it gets none", (password, message) => {
    expect(messageOf(password, NEW_PASSWORD_RULES)).toBe(message);
    expect(accepts({ password })).toBe(message === null);
  });

  it("is more than blanks", () => {
    expect(messageOf("          ", NEW_PASSWORD_RULES)).toBe("Password is required");
  });
});
