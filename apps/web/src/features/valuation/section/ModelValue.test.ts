import { describe, expect, it } from "vitest";
import { formatsOf } from "../../../format/index.ts";
import type { Locale } from "../../../i18n/index.ts";
import { loadCatalogue } from "../../../i18n/load-catalogue.ts";
import { type Message, type Placeholders, writeMessage } from "../../../i18n/message.ts";
import { safetyWords } from "./ModelValue.tsx";

async function localeOf(language: "en" | "es" | "fr" | "zh-Hans" | "zh-Hant"): Promise<Locale> {
  const texts = await loadCatalogue(language, ["valuation"]);
  const text = (key: string, values: Placeholders = {}) => writeMessage(texts[key] as Message, values, language);
  return { text, formats: formatsOf(language) } as Locale;
}

// By hand: a price of 250 for a value of 100 is a margin of 1 - 250 / 100 = -1.5, and 2.5 times the value.
describe("the margin of safety", () => {
  it.each([
    ["en", "no margin of safety: the price is 2.50 times the value"],
    ["es", "sin margen de seguridad: el precio es 2,50 veces el valor"],
    ["fr", "aucune marge de sécurité\u00a0: le cours vaut 2,50 fois la valeur"],
    ["zh-Hans", "没有安全边际：股价为估值的 2.50 倍"],
    ["zh-Hant", "沒有安全邊際：股價為估值的 2.50 倍"],
  ] as const)("below −100% is said in words, in %s", async (language, words) => {
    expect(safetyWords(-1.5, await localeOf(language))).toBe(words);
  });

  it("is a percentage down to −100%, where the price is twice the value", async () => {
    const english = await localeOf("en");
    expect(safetyWords(0.25, english)).toBe("margin of safety 25.00%");
    expect(safetyWords(-1, english)).toBe("margin of safety −100.00%");
    expect(safetyWords(-1.0001, english)).toBe("no margin of safety: the price is 2.00 times the value");
  });
});
