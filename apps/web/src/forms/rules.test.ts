import type { LanguageCode } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import type { Text } from "../i18n/index.ts";
import { type FormValues, type Problems, problemsOf, type Rule } from "./rules.ts";
import { textsOf } from "./texts.fixture.ts";

const english = await textsOf("en", "forms");

/** The messages of the fields at fault. */
function messagesOf(problems: Problems<FormValues>, text: Text = english): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, problem?.(text)]));
}

const messageOf = (value: string | boolean, ...rules: readonly Rule[]): string | undefined =>
  messagesOf(problemsOf({ field: value }, { field: rules })).field;

const REQUIRED: Rule = { type: "required" };
const NAMED: Rule = { type: "required", field: (text) => text("forms.password") };
const LENGTH: Rule = { type: "length", min: 6, max: 30 };
const DIGITS: Rule = { type: "regex", pattern: /^\d+$/ };

/** The English messages are those of the specification, section 5; each other language says the same. */
const MESSAGES: readonly (readonly [LanguageCode, string, string, string, string])[] = [
  [
    "en",
    "This field is required",
    "Password is required",
    "Length should be between 6 and 30 characters",
    "Invalid format",
  ],
  [
    "es",
    "Este campo es obligatorio",
    "Contraseña: campo obligatorio",
    "Debe tener entre 6 y 30 caracteres",
    "El formato no es válido",
  ],
  [
    "fr",
    "Ce champ est obligatoire",
    "Mot de passe\u00a0: champ obligatoire",
    "Saisissez entre 6 et 30 caractères",
    "Format non valide",
  ],
  ["zh-Hans", "此项为必填项", "请填写密码", "长度应为 6 到 30 个字符", "格式不正确"],
  ["zh-Hant", "此欄為必填", "請填寫密碼", "長度須為 6 到 30 個字元", "格式不正確"],
];

describe.each(MESSAGES)("the messages in %s", (language, required, named, length, format) => {
  it("are those of the rules that fields break", async () => {
    const problems = problemsOf(
      { bare: "", named: "", long: "12345", shaped: "12a" },
      { bare: [REQUIRED], named: [NAMED], long: [LENGTH], shaped: [DIGITS] },
    );
    const written = messagesOf(problems, await textsOf(language, "forms"));
    expect(written).toEqual({ bare: required, named, long: length, shaped: format });
  });
});

it("accepts what obeys every rule", () => {
  expect(problemsOf({ field: "123456" }, { field: [REQUIRED, LENGTH, DIGITS] })).toEqual({});
});

it("gives the message of the first rule that is broken", () => {
  expect(messageOf("", REQUIRED, LENGTH, DIGITS)).toBe("This field is required");
  expect(messageOf("abc", REQUIRED, LENGTH, DIGITS)).toBe("Length should be between 6 and 30 characters");
  expect(messageOf("abc", REQUIRED, DIGITS, LENGTH)).toBe("Invalid format");
});

it("clears all messages before each trial", () => {
  const rules = { name: [REQUIRED], code: [DIGITS] };
  expect(messagesOf(problemsOf({ name: "", code: "1" }, rules))).toEqual({ name: "This field is required" });
  expect(messagesOf(problemsOf({ name: "Ada", code: "x" }, rules))).toEqual({ code: "Invalid format" });
});

it("takes blanks for nothing", () => {
  expect(messageOf(" \t\u3000", REQUIRED)).toBe("This field is required");
});

it("takes a box that is not ticked for nothing", () => {
  expect(messageOf(false, REQUIRED)).toBe("This field is required");
  expect(messageOf(true, REQUIRED)).toBeUndefined();
});

it.each([
  ["12345", false],
  ["123456", true],
  ["  12345  ", false],
  ["  123456  ", true],
  ["x".repeat(30), true],
  [` ${"x".repeat(30)} `, true],
  ["x".repeat(31), false],
])("counts the characters of %j without the blanks around them", (value, isMet) => {
  expect(messageOf(value, LENGTH) === undefined).toBe(isMet);
});

it("tries a pattern anew each time, also one that remembers where it stopped", () => {
  const sticky: Rule = { type: "regex", pattern: /\d/g };
  expect([messageOf("1", sticky), messageOf("1", sticky)]).toEqual([undefined, undefined]);
});

it("gives the message of the rule in place of the default", () => {
  expect(messageOf("x", { ...DIGITS, message: () => "Digits, please" })).toBe("Digits, please");
});
