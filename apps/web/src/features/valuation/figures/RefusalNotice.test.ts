import { kindRefusal } from "@plumbline/core/valuation";
import {
  type DcfInputs,
  discountedCashFlow,
  graham,
  grahamNumber,
  grahamRevised1974,
  MONTE_CARLO_DEFAULTS,
  monteCarlo,
  REFUSAL_CODES,
  type Refusal,
  reverseGrowth,
} from "@plumbline/core/valuation/model";
import { describe, expect, it } from "vitest";
import { formatsOf } from "../../../format/index.ts";
import type { Locale } from "../../../i18n/index.ts";
import { loadCatalogue } from "../../../i18n/load-catalogue.ts";
import { type Message, type Placeholders, writeMessage } from "../../../i18n/message.ts";
import { refusalWords } from "./RefusalNotice.tsx";

const FIRM: DcfInputs = {
  baseFlow: 100,
  shortTermGrowth: 0.05,
  longTermGrowth: 0.04,
  terminalGrowth: 0.025,
  wacc: 0.08,
  netDebt: 300,
  shares: 10,
};

const CERTAIN = { shortTermGrowth: 0, longTermGrowth: 0, terminalGrowth: 0, wacc: 0 };

/** Every refusal, as its own model returns it. */
const REFUSALS: readonly (Refusal | { readonly value: number } | null)[] = [
  ...(["bank", "broker", "insurer", "reit"] as const).map(kindRefusal),
  discountedCashFlow({ ...FIRM, baseFlow: -31_438_640 }),
  discountedCashFlow({ ...FIRM, wacc: 0.02 }),
  discountedCashFlow({ ...FIRM, shares: 0 }),
  discountedCashFlow({ ...FIRM, netDebt: Number.NaN }),
  discountedCashFlow({ ...FIRM, shortTermGrowth: -1.5 }),
  reverseGrowth(FIRM, 1e9),
  monteCarlo({ ...FIRM, wacc: 0.026 }, { ...MONTE_CARLO_DEFAULTS, standardDeviations: CERTAIN, paths: 10 }),
  graham({ eps: -1.62, growth: 0.05 }),
  graham({ eps: 2, growth: -0.2 }),
  grahamRevised1974({ eps: 2, growth: 0.05 }, 0),
  grahamNumber({ eps: 2, bookValuePerShare: -3 }),
];

function refusals(): Refusal[] {
  return REFUSALS.flatMap((outcome) => (outcome !== null && "because" in outcome ? [outcome] : []));
}

const LANGUAGES = ["en", "es", "fr", "zh-Hans", "zh-Hant"] as const;

async function localeOf(language: (typeof LANGUAGES)[number]): Promise<Locale> {
  const texts = await loadCatalogue(language, ["valuation"]);
  const text = (key: keyof typeof texts, placeholders: Placeholders = {}) => {
    if (!Object.hasOwn(texts, key)) throw new Error(`${language} has no ${key}.`);
    return writeMessage(texts[key] as Message, placeholders, language);
  };
  return { text: text as Locale["text"], formats: formatsOf(language) };
}

describe("the sentence of a refusal", () => {
  it("is tested for every reason", () => {
    const tried = new Set(refusals().map(({ because }) => because));
    expect([...tried].sort()).toEqual([...REFUSAL_CODES].sort());
    expect(refusals()).toHaveLength(REFUSALS.length);
  });

  it.each(LANGUAGES)("contains all its numbers and differs from every other one in %s", async (language) => {
    const locale = await localeOf(language);
    const words = refusals().map((refusal) => refusalWords(refusal, locale, { currency: "USD", language }));
    const sentences = words.map(({ sentence }) => sentence);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const written of words.flatMap(({ sentence, advice }) => [sentence, ...(advice === null ? [] : [advice])])) {
      expect(written).not.toMatch(/[{}]|NaN|undefined|null|Infinity/);
      expect(written).toMatch(/[.。]$/);
    }
  });

  it.each([
    ["en", "Cannot be valued: a WACC of 2.00% is not above terminal growth of 2.50%."],
    ["es", "2,00 %"],
    ["fr", "2,00 %"],
    ["zh-Hans", "无法估值：WACC 2.00% 不高于永续增长率 2.50%。"],
    ["zh-Hant", "2.00%"],
  ] as const)("writes the numbers as the language does: %s", async (language, expected) => {
    const refusal = discountedCashFlow({ ...FIRM, wacc: 0.02 });
    if (refusal.value !== null) throw new Error("It has a value.");
    expect(
      refusalWords(refusal, await localeOf(language), { currency: "USD", language }).sentence.replaceAll(/\s/g, " "),
    ).toContain(expected);
  });

  it.each([
    ["en", "the base cash flow is −\u2060$31.45M"],
    ["fr", "−31,45 M €"],
    ["zh-Hans", "HK$"],
  ] as const)("names the currency of its amounts, which no head names: %s", async (language, expected) => {
    const currency = { en: "USD", fr: "EUR", "zh-Hans": "HKD" }[language];
    const refusal = discountedCashFlow({ ...FIRM, baseFlow: -31_445_800 });
    if (refusal.value !== null) throw new Error("It has a value.");
    const { sentence } = refusalWords(refusal, await localeOf(language), { currency, language });
    expect(sentence.replaceAll(/\s/g, " ")).toContain(expected);
  });

  it("gives advice where there is something to do", async () => {
    const locale = await localeOf("en");
    const adviceOf = (because: string) => {
      const refusal = refusals().find((one) => one.because === because);
      return refusal && refusalWords(refusal, locale, { currency: "USD", language: "en" }).advice;
    };
    expect(adviceOf("NOT_SUITABLE")).toContain("price to book with return on equity");
    expect(adviceOf("EPS_NOT_POSITIVE")).toContain("normal year");
    expect(adviceOf("WACC_LE_TERMINAL")).toContain("Raise the WACC");
    expect(adviceOf("MISSING_INPUT")).toBeNull();
  });
});
