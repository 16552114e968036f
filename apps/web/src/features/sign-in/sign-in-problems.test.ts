import type { LanguageCode } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { CallError, CLIENT_CODES, TIMED_OUT } from "../../api/call-error.ts";
import type { Refusal } from "../../forms/index.ts";
import { textsOf } from "../../forms/texts.fixture.ts";
import type { Text } from "../../i18n/index.ts";
import type { SignInMode, Typed } from "./sign-in-modes.ts";
import { EMAIL_EXISTS, refusalOf } from "./sign-in-problems.ts";

const english = await textsOf("en", "forms", "signIn");

/** Every message with its place: a field, or `form`. */
function written({ form, fields = {} }: Refusal<Typed>, text: Text = english): Record<string, string | undefined> {
  const messages = Object.entries(fields).map(([field, problem]) => [field, problem?.(text)]);
  return Object.fromEntries(form ? [...messages, ["form", form(text)]] : messages);
}

/** What the server answers, in its own words. */
const answer = (code: number, status: number, more: Partial<CallError> = {}): CallError =>
  new CallError("the server's own sentence", { code, status, ...more });

// Codes, statuses and meanings: section 8 of the specification and `api.md`.
const PLACES: readonly (readonly [string, CallError, SignInMode, Record<string, string>])[] = [
  ["a wrong code", answer(10, 422), "register", { code: "This code is wrong or has expired" }],
  ["a wrong word", answer(10, 422), "first", { word: "This word is wrong, or the first account exists already" }],
  ["a known address", answer(11, 409), "register", { email: "This email has an account." }],
  ["an impossible address", answer(13, 422), "register", { email: "Please enter a valid email address" }],
  ["a wrong password", answer(1001, 401), "password", { form: "Incorrect email or password." }],
  [
    "a wrong code for signing in",
    answer(1001, 401),
    "code",
    { form: "Incorrect email or code, or the code has expired." },
  ],
  [
    "a closed registration",
    answer(403, 403),
    "register",
    { form: "This server admits new accounts by invitation only, or none." },
  ],
  ["a bug of the server", answer(500, 500), "password", { form: "Unknown error, please try again later" }],
  [
    "too many requests",
    answer(429, 429, { retryAfter: 40 }),
    "password",
    { form: "Too many attempts. Try again in 40 seconds." },
  ],
  ["too many requests without a wait", answer(429, 429), "password", { form: "Too many attempts. Try again later." }],
  [
    "a database that is down",
    answer(503, 503, { retryAfter: 5 }),
    "password",
    { form: "Accounts are unavailable right now. Try again in 5 seconds." },
  ],
  [
    "a network that is away",
    new CallError("network error", { code: CLIENT_CODES.unreachable }),
    "password",
    { form: "The server does not answer. Check your connection." },
  ],
  [
    "a server that does not answer in time",
    new CallError(TIMED_OUT, { code: CLIENT_CODES.unreachable }),
    "password",
    { form: "The server took too long to answer. Try again." },
  ],
  ["a code of another kind", answer(12, 409), "register", { form: "the server's own sentence" }],
];

it.each(PLACES)("shows %s where it belongs", (_, error, mode, messages) => {
  expect(written(refusalOf(error, mode))).toEqual(messages);
});

describe("fields that the server refuses", () => {
  const refused = (...paths: readonly string[]) =>
    answer(-1, 400, { data: { fields: paths.map((path) => ({ path, message: `not this ${path}` })) } });

  it("get the server's message", () => {
    const messages = written(refusalOf(refused("password", "email"), "register"));
    expect(messages).toEqual({ password: "not this password", email: "not this email" });
  });

  it("leave their reason to the whole form when the mode does not show them", () => {
    expect(written(refusalOf(refused("invitation"), "register"))).toEqual({ form: "not this invitation" });
    expect(written(refusalOf(refused("acceptedTerms"), "password"))).toEqual({ form: "not this acceptedTerms" });
    expect(written(refusalOf(answer(-1, 400), "password"))).toEqual({ form: "the server's own sentence" });
  });
});

it("names the problem of a known address, so that the way to sign in stands beside it", () => {
  expect(refusalOf(answer(11, 409), "register").fields?.email).toBe(EMAIL_EXISTS);
});

it("leaves a bug to the browser's report", () => {
  expect(() => refusalOf(new TypeError("x is undefined"), "password")).toThrow("x is undefined");
});

const OTHERS: readonly (readonly [LanguageCode, string, string, string])[] = [
  [
    "es",
    "Demasiados intentos. Inténtelo en 2 minutos.",
    "El correo o la contraseña no son correctos.",
    "El servidor no responde. Compruebe su conexión.",
  ],
  [
    "fr",
    "Trop de tentatives. Réessayez dans 2 minutes.",
    "L’adresse ou le mot de passe est incorrect.",
    "Le serveur ne répond pas. Vérifiez votre connexion.",
  ],
  ["zh-Hans", "尝试次数过多，请 2 分钟后再试。", "邮箱或密码不正确。", "服务器没有响应，请检查网络连接。"],
  ["zh-Hant", "嘗試次數過多，請 2 分鐘後再試。", "電子郵件或密碼不正確。", "伺服器沒有回應，請檢查網路連線。"],
];

it.each(OTHERS)("says it in %s", async (language, limited, wrong, away) => {
  const text = await textsOf(language, "forms", "signIn");
  const network = new CallError("network error", { code: CLIENT_CODES.unreachable });
  expect(written(refusalOf(answer(429, 429, { retryAfter: 120 }), "password"), text)).toEqual({ form: limited });
  expect(written(refusalOf(answer(1001, 401), "password"), text)).toEqual({ form: wrong });
  expect(written(refusalOf(network, "password"), text)).toEqual({ form: away });
});
