import type { LanguageCode } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { CallError, CLIENT_CODES, TIMED_OUT } from "../../api/call-error.ts";
import type { Refusal } from "../../forms/index.ts";
import { textsOf } from "../../forms/texts.fixture.ts";
import { refusalOf } from "./refusal.ts";

const english = await textsOf("en", "forms", "signIn", "userCenter");

/** Every message with its place: a field, or `form`. */
function written<Shown extends string>(
  { form, fields = {} }: Refusal<Readonly<Record<Shown, string>>>,
  text = english,
): Record<string, string> {
  const messages = Object.entries(fields as Record<string, (write: typeof english) => string>);
  const places = messages.map(([field, problem]) => [field, problem(text)]);
  return Object.fromEntries(form ? [...places, ["form", form(text)]] : places);
}

/** What the server answers, in its own words. */
const answer = (code: number, status: number, more: Partial<CallError> = {}): CallError =>
  new CallError("the server's own sentence", { code, status, ...more });

const PHONE_FORM = ["phone", "code"] as const;
const EMAIL_FORM = ["email", "code", "currentPassword"] as const;

// Codes, statuses and meanings: section 8 of the specification and `api.md`.
it.each<[string, CallError, Record<string, string>]>([
  ["a wrong code", answer(10, 422), { code: "This code is wrong or has expired" }],
  ["an address that has an account", answer(11, 409), { email: "This email already has an account" }],
  ["an impossible address", answer(13, 422), { email: "Please enter a valid email address" }],
  ["a wrong password", answer(1001, 401), { currentPassword: "This is not your current password" }],
  [
    "too many attempts",
    answer(429, 429, { retryAfter: 120 }),
    { currentPassword: "Too many attempts. Try again in 2 minutes." },
  ],
  ["too many attempts without a wait", answer(429, 429), { currentPassword: "Too many attempts. Try again later." }],
  [
    "a database that is down",
    answer(503, 503, { retryAfter: 5 }),
    { form: "Accounts are unavailable right now. Try again in 5 seconds." },
  ],
  ["a bug of the server", answer(500, 500), { form: "Unknown error, please try again later" }],
  [
    "a network that is away",
    new CallError("network error", { code: CLIENT_CODES.unreachable }),
    { form: "The server does not answer. Check your connection." },
  ],
  [
    "a server that does not answer in time",
    new CallError(TIMED_OUT, { code: CLIENT_CODES.unreachable }),
    { form: "The server took too long to answer. Try again." },
  ],
])("shows %s where it belongs", (_, error, messages) => {
  expect(written(refusalOf(error, EMAIL_FORM))).toEqual(messages);
});

it("shows at the number that it belongs to another account", () => {
  expect(written(refusalOf(answer(12, 409), PHONE_FORM))).toEqual({ phone: "This number belongs to another account" });
});

describe("a field that the form does not have", () => {
  it("leaves the message of its code to the whole form", () => {
    expect(written(refusalOf(answer(11, 409), ["code"]))).toEqual({ form: "the server's own sentence" });
  });

  it("leaves its reason to the whole form", () => {
    const error = answer(-1, 400, { data: { fields: [{ path: "message", message: "not this" }] } });
    expect(written(refusalOf(error, EMAIL_FORM))).toEqual({ form: "not this" });
  });
});

it("shows to the whole form that too many requests came, where no password is guessed", () => {
  const messages = written(refusalOf(answer(429, 429, { retryAfter: 40 }), ["code"]));
  expect(messages).toEqual({ form: "Too many attempts. Try again in 40 seconds." });
});

it("shows the server's message at each field that it refuses", () => {
  const fields = [
    { path: "password", message: "This password is one of the most common ones" },
    { path: "elsewhere", message: "not shown" },
  ];
  const refusal = refusalOf(answer(-1, 400, { data: { fields } }), ["code", "password"]);
  expect(written(refusal)).toEqual({ password: "This password is one of the most common ones" });
});

it("leaves a bug to the browser's report", () => {
  expect(() => refusalOf(new TypeError("x is undefined"), ["code"])).toThrow("x is undefined");
});

it.each<[LanguageCode, string]>([
  ["es", "No es su contraseña actual"],
  ["fr", "Ce n’est pas votre mot de passe actuel"],
  ["zh-Hans", "当前密码不正确"],
  ["zh-Hant", "目前的密碼不正確"],
])("says in %s that the password is wrong", async (language, sentence) => {
  const text = await textsOf(language, "forms", "signIn", "userCenter");
  expect(written(refusalOf(answer(1001, 401), EMAIL_FORM), text)).toEqual({ currentPassword: sentence });
});
