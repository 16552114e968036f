import { REASONS } from "@plumbline/core/figure";
import { describe, expect, it } from "vitest";
import { checks as enChecks } from "./catalogue/en/checks.ts";
import { en } from "./catalogue/en/index.ts";
import { checks as esChecks } from "./catalogue/es/checks.ts";
import { es } from "./catalogue/es/index.ts";
import { checks as frChecks } from "./catalogue/fr/checks.ts";
import { fr } from "./catalogue/fr/index.ts";
import { checks as zhHansChecks } from "./catalogue/zh-Hans/checks.ts";
import { zhHans } from "./catalogue/zh-Hans/index.ts";
import { checks as zhHantChecks } from "./catalogue/zh-Hant/checks.ts";
import { zhHant } from "./catalogue/zh-Hant/index.ts";
import type { Texts } from "./load-catalogue.ts";
import type { Message } from "./message.ts";

const english: Texts = { ...en, ...enChecks };
const traditional: Texts = { ...zhHant, ...zhHantChecks };
const OTHERS: readonly [string, Texts][] = [
  ["es", { ...es, ...esChecks }],
  ["fr", { ...fr, ...frChecks }],
  ["zh-Hans", { ...zhHans, ...zhHansChecks }],
  ["zh-Hant", traditional],
];

const textsOf = (message: Message): string[] => (typeof message === "string" ? [message] : Object.values(message));
const placeholdersOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(OTHERS)("the texts in %s", (_, catalogue) => {
  it("are complete", () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort());
  });

  it("are nowhere empty", () => {
    const empty = Object.entries(catalogue).filter(([, message]) =>
      textsOf(message).some((text) => text.trim() === ""),
    );
    expect(empty).toEqual([]);
  });

  it("have the placeholders of the English ones", () => {
    for (const [key, message] of Object.entries(catalogue)) {
      const wanted = placeholdersOf(textsOf(english[key] as Message)[0] as string);
      for (const text of textsOf(message)) expect({ key, has: placeholdersOf(text) }).toEqual({ key, has: wanted });
    }
  });
});

it("uses no Simplified character in Traditional texts where Traditional has another", () => {
  // Common characters that exist in the Simplified script only.
  const simplified =
    /[这个们经价为样时间图标识设题显单报营业绩长种关闭页网络连载数据记录语区东开动态务产权类总进还发现没从车门]/;
  const found = Object.entries(traditional).flatMap(([key, message]) =>
    textsOf(message)
      .filter((text) => simplified.test(text))
      .map((text) => `${key}: ${text} (${simplified.exec(text)?.[0]})`),
  );
  expect(found).toEqual([]);
});

it("has a sentence for every reason why a number may not exist", () => {
  expect(REASONS.filter((reason) => !(`reason.${reason}` in english))).toEqual([]);
});
