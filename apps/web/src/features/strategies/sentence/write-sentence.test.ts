import { readStrategy, SENTENCES, type SentencePart, STRATEGY_LIBRARY } from "@plumbline/core/strategy";
import { describe, expect, it } from "vitest";
import { formatsOf } from "../../../format/index.ts";
import { loadCatalogue } from "../../../i18n/load-catalogue.ts";
import { writeMessage } from "../../../i18n/message.ts";
import { type SentenceWords, writeAmount, writeSentence } from "./write-sentence.ts";

const LANGUAGES = ["en", "es", "fr", "zh-Hans", "zh-Hant"] as const;
const itself = (id: string) => id;
const names = {
  metric: itself,
  check: itself,
  sector: itself,
  industry: itself,
  companyType: itself,
  index: itself,
  group: itself,
};

async function wordsIn(language: (typeof LANGUAGES)[number]): Promise<SentenceWords> {
  const texts = await loadCatalogue(language, ["strategy"]);
  return {
    language,
    names,
    formats: formatsOf(language),
    write: (key, placeholders) => writeMessage(texts[`sentence.${key}`] ?? "", placeholders, language),
  };
}

/** Every sentence of a tree. */
function sentencesIn(tree: unknown): SentencePart["sentence"][] {
  if (typeof tree !== "object" || tree === null) return [];
  const own = "sentence" in tree ? [tree.sentence as SentencePart["sentence"]] : [];
  return [...own, ...Object.values(tree).flatMap(sentencesIn)];
}

describe.each(LANGUAGES)("strategies as sentences in %s", (language) => {
  it("have a text for every key that a strategy can give", async () => {
    const texts = await loadCatalogue(language, ["strategy"]);
    for (const [key, places] of SENTENCES) {
      const message = texts[`sentence.${key}`];
      const forms = message === undefined || typeof message === "string" ? [message] : Object.values(message);
      const named = forms.map((form) => (form?.match(/(?<=\{)\w+(?=\})/g) ?? ["none"]).toSorted().join());
      const wanted = places.length === 0 ? "none" : [...places].toSorted().join();
      expect({ key, named: [...new Set(named)], isThere: message !== undefined }).toEqual({
        key,
        named: [wanted],
        isThere: true,
      });
    }
  });

  it("leave no place of the library empty", async () => {
    const words = await wordsIn(language);
    for (const { id, strategy } of STRATEGY_LIBRARY) {
      const written = sentencesIn(readStrategy(strategy)).map((sentence) => writeSentence(sentence, words));
      expect(
        written.filter((sentence) => sentence === "" || /[{}]|undefined|NaN/.test(sentence)),
        id,
      ).toEqual([]);
    }
  });
});

describe("a sentence", () => {
  const sentencesOf = async (id: string, language: (typeof LANGUAGES)[number] = "en") => {
    const words = await wordsIn(language);
    const strategy = STRATEGY_LIBRARY.find((one) => one.id === id)?.strategy;
    if (!strategy) throw new Error(id);
    return sentencesIn(readStrategy(strategy)).map((sentence) => writeSentence(sentence, words));
  };

  it("reads a rule as a trader says it", async () => {
    expect(await sentencesOf("golden-cross")).toContain("the 50-day average crosses above the 200-day average");
    expect(await sentencesOf("golden-cross", "zh-Hans")).toContain("50 日均线上穿 200 日均线");
    expect(await sentencesOf("rsi2", "fr")).toContain("le RSI à 2 jours est en dessous de 5");
  });

  it("parts members that have commas of their own by semicolons, and names in Chinese by its own comma", async () => {
    const ranking = async (language: (typeof LANGUAGES)[number]) =>
      (await sentencesOf("value-momentum", language)).find((sentence) => /[;；]/.test(sentence));
    expect(await ranking("en")).toContain(
      "highest first; the return of 231 days, 21 trading days before, highest first",
    );
    expect(await ranking("zh-Hans")).toContain("由高到低；21 个交易日前的 231 日涨跌幅，由高到低");
    expect(await ranking("fr")).toMatch(/\u00a0; /);
    const [library] = STRATEGY_LIBRARY;
    const universe = { sectors: ["A", "B"] };
    const tree = readStrategy({ ...(library as NonNullable<typeof library>).strategy, universe });
    const words = await wordsIn("zh-Hant");
    expect(sentencesIn(tree).map((sentence) => writeSentence(sentence, words))).toContain("以下類股的股票：A、B");
  });

  it("writes rates in percent and months by name", async () => {
    expect(await sentencesOf("turtle-20-10")).toContain("as many shares as lose 1% of the account at the stop");
    expect(await sentencesOf("halloween", "es")).toContain("el mes es octubre");
  });

  it("chooses the plural by its number", async () => {
    expect(await sentencesOf("dual-momentum")).toContain("1 position at most");
    expect(await sentencesOf("golden-cross")).toContain("10 positions at most");
  });
});

it("names the currency of a check whose amounts are compared in one, such as Graham's size in dollars", async () => {
  const words = await wordsIn("en");
  const [library] = STRATEGY_LIBRARY;
  const entry = { all: [{ check: "D1", state: "pass", threshold: 5e8 } as const] };
  const [part] = readStrategy({ ...(library as NonNullable<typeof library>).strategy, entry }).entry.members;
  const sentence = part && "sentence" in part ? writeSentence(part.sentence, words) : "";
  expect(sentence).toContain(`${words.formats.compact(5e8)}\u00a0USD`);
  expect(writeAmount(5e8, { unit: "money" }, words)).toBe(words.formats.compact(5e8));
});
