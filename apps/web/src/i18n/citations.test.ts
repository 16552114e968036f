import { CHECKS, SUBSTITUTES } from "@plumbline/core/checks";
import { classicScreens } from "@plumbline/core/screen";
import { describe, expect, it } from "vitest";
import { citations } from "./catalogue/en/citations.ts";
import { citations as spanish } from "./catalogue/es/citations.ts";
import { citations as french } from "./catalogue/fr/citations.ts";
import { citations as simplified } from "./catalogue/zh-Hans/citations.ts";
import { citations as traditional } from "./catalogue/zh-Hant/citations.ts";

const CITED = [...CHECKS, ...SUBSTITUTES, ...classicScreens(0.05)].map(
  ({ id, source }) => [`citation.${id}`, source] as const,
);

/** As the page sets it: a typographic apostrophe, and in English nothing before a percent sign. */
const typeset = (source: string): string => source.replaceAll("'", "’").replaceAll(" %", "%");

describe("the citations", () => {
  it("are those of the checks and classic screens", () => {
    expect(citations).toEqual(Object.fromEntries(CITED.map(([key, source]) => [key, typeset(source)])));
  });

  it.each(Object.entries({ spanish, french, simplified, traditional }))("keep titles and authors in %s", (_, texts) => {
    const titles =
      /The Intelligent Investor|Security Analysis|(Journal|Review) of [A-Z]\w+( [A-Z]\w+)*|One Up on Wall Street|Company Analysis Model|(How to|The Little Book)( \w+)+|Deep Value|Graham|Piotroski|Lynch/g;
    const wrong = Object.entries(citations).filter(([key, english]) =>
      (english.match(titles) ?? []).some((title) => !String(texts[key as keyof typeof citations]).includes(title)),
    );
    expect(wrong).toEqual([]);
  });
});
