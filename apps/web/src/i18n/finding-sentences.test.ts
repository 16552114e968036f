import { FINDING_SENTENCES, FINDING_WORDS, type FindingSentenceId } from "@plumbline/core/words";
import { describe, expect, it } from "vitest";
import { type SaidSentences, writeSentences } from "./finding-sentences.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { type Message, writeMessage } from "./message.ts";
import type { Translator } from "./translator.ts";

const LANGUAGES = ["en", "es", "fr", "zh-Hans", "zh-Hant"] as const;
type Language = (typeof LANGUAGES)[number];

async function translatorIn(language: Language): Promise<Translator> {
  const texts = await loadCatalogue(language, ["findingSentences"]);
  return {
    language,
    text: (key, ...[placeholders]) => writeMessage(texts[key] as Message, placeholders ?? {}, language),
    find: (key, given = {}) => (key in texts ? writeMessage(texts[key] as Message, given, language) : null),
  };
}

async function written(language: Language, said: SaidSentences): Promise<string | null> {
  return writeSentences(said, await translatorIn(language));
}

/** A count is shown under another name than the one that chooses the number of a word. */
const placesOf = (text: string) =>
  (text.match(/\{\w+\}/g) ?? []).map((place) => place.replace("{count}", "{n}")).sort();

describe.each(LANGUAGES)("the sentences of the data check in %s", (language) => {
  it("are those that the importers can say, each with the same places", async () => {
    const texts = await loadCatalogue(language, ["findingSentences"]);
    const keys = Object.keys(texts).filter((key) => key.startsWith("detail."));
    const sentences = Object.keys(FINDING_SENTENCES) as FindingSentenceId[];
    const wanted = [...sentences.map((id) => `detail.${id}`), ...FINDING_WORDS.map((word) => `detail.word.${word}`)];
    expect(keys.sort()).toEqual(wanted.sort());
    for (const id of sentences) {
      const pattern = FINDING_SENTENCES[id];
      const english = typeof pattern === "string" ? pattern : pattern.other;
      const message = texts[`detail.${id}`] as Message;
      for (const text of typeof message === "string" ? [message] : Object.values(message))
        expect({ id, places: placesOf(text) }).toEqual({ id, places: placesOf(english) });
    }
  });
});

it.each(LANGUAGES)("names the number that chooses the plural, in %s", async (language) => {
  const texts = await loadCatalogue(language, ["findingSentences"]);
  const sentences = Object.keys(FINDING_SENTENCES) as FindingSentenceId[];
  const counted = sentences.filter((id) => typeof texts[`detail.${id}`] === "object");
  expect(counted.length).toBeGreaterThan(0);
  expect(counted.filter((id) => !JSON.stringify(FINDING_SENTENCES[id]).includes("{count}"))).toEqual([]);
});

describe("what is said of a case", () => {
  const said: SaidSentences = [
    { id: "dividend-unmoved", values: { amount: 0.24, before: 1101.2, open: 1101.9, close: 1102 } },
  ];

  it("is written in the language of its reader, with numbers as that language writes them", async () => {
    // The words are those of the glossary (dividend, close, open); separators are those of CLDR.
    expect(await written("fr", said)).toBe(
      "Un dividende de 0,24 n’a pas fait bouger le cours\u00a0: clôture précédente 1\u202f101,2, ouverture 1\u202f101,9, clôture 1\u202f102.",
    );
    expect(await written("zh-Hant", said)).toBe("0.24 的股利沒有影響股價：前收盤 1,101.2，開盤 1,101.9，收盤 1,102。");
  });

  it("writes days, words, percent and missing numbers in that language too", async () => {
    const set: SaidSentences = [
      { id: "days-missing", values: { symbol: "VIAC", count: 2, days: { days: ["2006-04-03", "2006-07-06"] } } },
    ];
    expect(await written("zh-Hant", set)).toBe("VIAC 缺少 2 個交易日：2006年4月3日、2006年7月6日。");
    const absent: SaidSentences = [{ id: "columns-absent", values: { columns: { words: ["open", "high"] } } }];
    expect(await written("es", absent)).toBe("Columnas que faltan: apertura, máximo. En su lugar se usa el cierre.");
    const move = { before: 1, after: 2, difference: { fraction: -0.0123, decimals: 1 } };
    expect(await written("en", [{ id: "move-unlike", values: move }])).toContain("differs by −1.2% from");
    expect(await written("en", [{ id: "volume-dropped", values: { volume: null } }])).toContain("Volume -:");
  });

  it("counts one as one and several as several", async () => {
    const differ = (count: number): SaidSentences => [{ id: "deliveries-differ", values: { count } }];
    expect(await written("en", differ(1))).toMatch(/^1 close differs by .*; the newer one is used\.$/);
    expect(await written("en", differ(2))).toMatch(/^2 closes differ by .*; the newer ones are used\.$/);
    expect(await written("fr", [{ id: "slip-none-used", values: { count: 1 } }])).toContain("Son 1 montant");
  });

  it("joins several sentences as the language does", async () => {
    const several: SaidSentences = [
      { id: "cut-in-entry", values: {} },
      { id: "nothing-used", values: {} },
    ];
    expect(await written("en", several)).toBe("It is cut off within a file. Nothing of it is used.");
    expect(await written("zh-Hans", several)).toBe("在某个文件中途被截断。全部不予采用。");
    expect(await written("en", [])).toBe("");
  });

  it("is not written with the names of places that an earlier import gave", async () => {
    expect(await written("en", [{ id: "slip-none-used", values: { amounts: 143 } }])).toBe(null);
  });

  it("is not guessed when a newer server says what is not known here", async () => {
    expect(await written("en", [...said, { id: "of-tomorrow", values: {} }])).toBe(null);
  });
});
