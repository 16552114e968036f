import { LanguageCode, NOTE_KEYS } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { noteRoute } from "./note.ts";

const noteIn = (key: (typeof NOTE_KEYS)[number], language: LanguageCode) =>
  noteRoute({ input: { key, language }, language: "en", user: null }, null) as Exclude<
    ReturnType<typeof noteRoute>,
    Promise<unknown>
  >;

describe.each([...NOTE_KEYS])("the note `%s`", (key) => {
  it.each([...LanguageCode.options])("has in %s the same parts as in English", (language) => {
    const shape = (code: LanguageCode) =>
      noteIn(key, code).body.map((block) => (block.kind === "list" ? `list of ${block.items.length}` : block.kind));
    expect(shape(language)).toEqual(shape("en"));
  });

  it("has a text of its own in each language", () => {
    const texts = LanguageCode.options.map((language) => JSON.stringify(noteIn(key, language).body));
    expect(new Set(texts).size).toBe(LanguageCode.options.length);
  });
});

describe("a note", () => {
  it("comes in the reader's language unless another is asked for", () => {
    expect(noteRoute({ input: { key: "about" }, language: "fr", user: null }, null)).toMatchObject({ language: "fr" });
    expect(noteRoute({ input: { key: "about", language: "es" }, language: "fr", user: null }, null)).toMatchObject({
      language: "es",
    });
  });

  it("writes Simplified and Traditional Chinese for their own readers", () => {
    expect(JSON.stringify(noteIn("about", "zh-Hans"))).toContain("收益率");
    expect(JSON.stringify(noteIn("about", "zh-Hant"))).toContain("殖利率");
  });
});
