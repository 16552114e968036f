import { login, register, resetPassword, sendEmail } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { problemsOf } from "../../forms/rules.ts";
import { textsOf } from "../../forms/texts.fixture.ts";
import { PURPOSES, RULES, type SignInMode, type Typed } from "./sign-in-modes.ts";

const text = await textsOf("en", "forms", "signIn");
const NOTHING: Typed = {
  email: "",
  password: "",
  code: "",
  word: "",
  secondFactor: "",
  keepLoggedIn: true,
  acceptedTerms: false,
};
const EVERYTHING: Typed = {
  email: "ada@example.com",
  password: "k7%Rz2!v",
  code: "012345",
  word: "k7mqd-x9tbf",
  secondFactor: "123456",
  keepLoggedIn: false,
  acceptedTerms: true,
};

const EMAIL = { email: "Email is required" };
const PASSWORD = { password: "Password is required" };
const CODE = { code: "Verification code is required" };
const MESSAGES: readonly (readonly [SignInMode, Record<string, string>])[] = [
  ["password", { ...EMAIL, ...PASSWORD }],
  ["code", { ...EMAIL, ...CODE }],
  ["secondFactor", { secondFactor: "This field is required" }],
  ["register", { ...EMAIL, ...CODE, ...PASSWORD, acceptedTerms: "Please accept these three texts first" }],
  [
    "first",
    {
      ...EMAIL,
      word: "Word from the terminal is required",
      ...PASSWORD,
      acceptedTerms: "Please accept these three texts first",
    },
  ],
  ["reset", { ...EMAIL, ...CODE, ...PASSWORD }],
];

describe.each(MESSAGES)("the mode %s", (mode, messages) => {
  it("requires each of its fields and no other", () => {
    const problems = Object.entries(problemsOf(NOTHING, RULES[mode]));
    expect(Object.fromEntries(problems.map(([field, problem]) => [field, problem?.(text)]))).toEqual(messages);
  });

  it("accepts what is filled in", () => {
    expect(problemsOf(EVERYTHING, RULES[mode])).toEqual({});
  });
});

it("takes the password for signing in as it is: an old one may be shorter or longer than a new one", () => {
  expect(problemsOf({ ...EVERYTHING, password: "abc" }, RULES.password)).toEqual({});
  expect(Object.keys(problemsOf({ ...EVERYTHING, password: "abc" }, RULES.reset))).toEqual(["password"]);
});

it("shows fields that the contract knows", () => {
  const { email, password, code, word, secondFactor, keepLoggedIn, acceptedTerms } = EVERYTHING;
  expect(login.input.safeParse({ email, password, keepLoggedIn }).success).toBe(true);
  expect(login.input.safeParse({ email, code, keepLoggedIn }).success).toBe(true);
  expect(login.input.safeParse({ email, password, keepLoggedIn, secondFactor }).success).toBe(true);
  expect(register.input.safeParse({ email, password, code, keepLoggedIn, acceptedTerms }).success).toBe(true);
  expect(register.input.safeParse({ email, password, word, keepLoggedIn, acceptedTerms }).success).toBe(true);
  expect(resetPassword.input.safeParse({ email, code, password }).success).toBe(true);
});

it.each(Object.values(PURPOSES))("asks for a code for the purpose %s, which the contract knows", (purpose) => {
  expect(sendEmail.input.safeParse({ email: "ada@example.com", purpose }).success).toBe(true);
});
