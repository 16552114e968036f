import { LanguageCode, NOTE_KEYS, note, type OutputOf } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { NOTE_VERSIONS, noteRoute } from "./note.ts";

type NoteAnswer = OutputOf<typeof note>;

/** A request of an anonymous reader whose browser asks for English. */
const REQUEST = { language: "en", user: null, sender: { address: "127.0.0.1", userAgent: "", origin: "" } } as const;

const noteIn = (key: NoteAnswer["key"], language: LanguageCode) =>
  noteRoute({ ...REQUEST, input: { key, language } }, null) as NoteAnswer;

/** Title and every part of a note, one a line. */
const wordsOf = ({ title, body }: NoteAnswer) =>
  [title, ...body.flatMap((block) => (block.kind === "list" ? block.items : block.text))].join("\n");

/** Headings are none, and two languages may share a heading. */
const isSentence = (line: string) => /[.。]$/.test(line);

const TRANSLATIONS = LanguageCode.options.filter((language) => language !== "en");

/** The commonest words of English, without those that Spanish or French also have. */
const ENGLISH_WORDS = /\b(?:the|and|of|that|is|for|with|this|you|your|by|from|not|to|it)\b/gi;

/** Names, licences and abbreviations that Chinese texts write in Latin letters. */
const LATIN_NAMES =
  /Plumbline|SEC|EDGAR|Alpha Vantage|Yahoo|Stooq|GICS|MSCI|TradingView Lightweight Charts™|Apache|Argon2id|GDPR|IP|Cookie|\([bf]\)/g;

/** The national character sets: GB 2312 of 1980 has Simplified characters only, Big5 of 1984 Traditional ones only. */
const GB2312 = charactersOf("gbk", { leads: [0xb0, 0xf7], trails: [0xa1, 0xfe] });
const BIG5 = charactersOf("big5", { leads: [0xa4, 0xf9], trails: [0x40, 0xfe] });

type Range = readonly [first: number, last: number];

/** All characters of two bytes in an encoding whose bytes lie in the ranges. */
function charactersOf(
  encoding: "gbk" | "big5",
  { leads, trails }: { leads: Range; trails: Range },
): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding);
  const characters = new Set<string>();
  for (let lead = leads[0]; lead <= leads[1]; lead++) {
    for (let trail = trails[0]; trail <= trails[1]; trail++) characters.add(decoder.decode(Uint8Array.of(lead, trail)));
  }
  return characters;
}

describe.each([...NOTE_KEYS])("the note `%s`", (key) => {
  it.each([...LanguageCode.options])("fits the contract in %s", (language) => {
    const answer = noteIn(key, language);
    expect(note.output.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ key, language });
  });

  it.each(TRANSLATIONS)("has the same sequence of blocks in %s as in English", (language) => {
    const shape = (code: LanguageCode) =>
      noteIn(key, code).body.map((block) => (block.kind === "list" ? `list of ${block.items.length}` : block.kind));
    expect(shape(language)).toEqual(shape("en"));
  });

  it.each(TRANSLATIONS)("states the same numbers in %s as in English", (language) => {
    const numbers = (code: LanguageCode) => (wordsOf(noteIn(key, code)).match(/\d+/g) ?? []).toSorted();
    expect(numbers(language)).toEqual(numbers("en"));
  });

  it("has one version in all languages", () => {
    const versions = LanguageCode.options.map((language) => noteIn(key, language).version);
    expect(new Set(versions)).toEqual(new Set([NOTE_VERSIONS[key]]));
  });

  it("has no sentence in common between two languages", () => {
    const ofLanguage = (language: LanguageCode) => wordsOf(noteIn(key, language)).split("\n").filter(isSentence);
    const sentences = LanguageCode.options.flatMap(ofLanguage);
    expect(sentences.length).toBeGreaterThan(LanguageCode.options.length * 3);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it("shows in English the words that the next test looks for elsewhere", () => {
    expect(wordsOf(noteIn(key, "en")).match(ENGLISH_WORDS)?.length).toBeGreaterThan(20);
  });

  it.each(TRANSLATIONS)("contains no English in %s", (language) => {
    expect(wordsOf(noteIn(key, language)).match(ENGLISH_WORDS)).toBeNull();
  });

  it.each(["zh-Hans", "zh-Hant"] as const)("is Chinese in %s but for names", (language) => {
    expect(
      wordsOf(noteIn(key, language))
        .replaceAll(LATIN_NAMES, "")
        .match(/[A-Za-z]+/g),
    ).toBeNull();
  });

  it("writes Simplified and Traditional Chinese each in its own characters", () => {
    const foreign = (language: LanguageCode, own: ReadonlySet<string>) =>
      (wordsOf(noteIn(key, language)).match(/\p{Script=Han}/gu) ?? []).filter((character) => !own.has(character));
    expect(foreign("zh-Hans", GB2312)).toEqual([]);
    expect(foreign("zh-Hant", BIG5)).toEqual([]);
    expect(foreign("zh-Hans", BIG5).length).toBeGreaterThan(50);
    expect(foreign("zh-Hant", GB2312).length).toBeGreaterThan(50);
  });
});

describe("a note", () => {
  it("comes in the reader's language unless another is asked for", () => {
    expect(noteRoute({ ...REQUEST, input: { key: "about" }, language: "fr" }, null)).toMatchObject({ language: "fr" });
    expect(noteRoute({ ...REQUEST, input: { key: "about", language: "es" }, language: "fr" }, null)).toMatchObject({
      language: "es",
    });
  });

  it("uses the words of finance of mainland China and of Taiwan", () => {
    expect(wordsOf(noteIn("about", "zh-Hans"))).toContain("收益率");
    expect(wordsOf(noteIn("about", "zh-Hant"))).toContain("殖利率");
  });
});

describe("the texts that a user accepts", () => {
  const FACTS = {
    terms: { en: "30 days", es: "30 días", fr: "30 jours", "zh-Hans": "30 天", "zh-Hant": "30 天" },
    privacy: { en: "(GDPR)", es: "(RGPD)", fr: "(RGPD)", "zh-Hans": "（GDPR）", "zh-Hant": "（GDPR）" },
    disclaimer: {
      en: "investment advice",
      es: "asesoramiento de inversión",
      fr: "conseil en investissement",
      "zh-Hans": "投资建议",
      "zh-Hant": "投資建議",
    },
  } as const;

  it.each(LanguageCode.options)("state in %s what a reader must not miss", (language) => {
    for (const key of ["terms", "privacy", "disclaimer"] as const)
      expect(wordsOf(noteIn(key, language))).toContain(FACTS[key][language]);
  });

  it.each(LanguageCode.options)("call each other by their titles in %s", (language) => {
    const titled = (key: NoteAnswer["key"]) => noteIn(key, language).title.toLowerCase();
    expect(wordsOf(noteIn("terms", language)).toLowerCase()).toContain(titled("disclaimer"));
    expect(wordsOf(noteIn("terms", language)).toLowerCase()).toContain(titled("privacy"));
    expect(wordsOf(noteIn("disclaimer", language)).toLowerCase()).toContain(titled("terms"));
    expect(wordsOf(noteIn("privacy", language)).toLowerCase()).toContain(titled("terms"));
  });
});
