import { CHECKS, SUBSTITUTES } from "@plumbline/core/checks";
import { classicScreens } from "@plumbline/core/screen";
import { describe, expect, it } from "vitest";
import { loadCatalogue, type Texts } from "./load-catalogue.ts";

const CITED = [
  ...[...CHECKS, ...SUBSTITUTES].map(({ id, source }) => [`citation.${id}`, source] as const),
  ...classicScreens(0.05).map(({ id, source }) => [`screener.source.${id}`, source] as const),
];

/** As the page sets it: a typographic apostrophe, and in English nothing before a percent sign. */
const typeset = (source: string): string => source.replaceAll("'", "’").replaceAll(" %", "%");

const TITLES =
  /The Intelligent Investor|Security Analysis|(Journal|Review) of [A-Z]\w+( [A-Z]\w+)*|One Up on Wall Street|Company Analysis Model|(How to|The Little Book)( \w+)+|Deep Value|Graham|Piotroski|Lynch/g;

describe("the citations", () => {
  const textsIn = (language: "en" | "es" | "fr" | "zh-Hans" | "zh-Hant"): Promise<Texts> =>
    loadCatalogue(language, ["citations", "screener"]);

  it("are those of the checks and classic screens", async () => {
    const cited = Object.entries(await textsIn("en")).filter(([key]) => /^(citation|screener\.source)\./.test(key));
    expect(Object.fromEntries(cited)).toEqual(Object.fromEntries(CITED.map(([key, source]) => [key, typeset(source)])));
  });

  it.each(["es", "fr", "zh-Hans", "zh-Hant"] as const)("keep titles and authors in %s", async (language) => {
    const texts = await textsIn(language);
    const wrong = CITED.filter(([key, source]) =>
      (typeset(source).match(TITLES) ?? []).some((title) => !String(texts[key]).includes(title)),
    );
    expect(wrong).toEqual([]);
  });
});
