import { REASON_CAUSES, REASONS } from "@plumbline/core/words";
import { describe, expect, it } from "vitest";
import { reasonIn } from "./reasons/reason-case.ts";
import { REASON_CASES } from "./reasons/reason-cases.ts";
import { reasonSentences } from "./reasons/reason-sentences.ts";
import { reasonTable } from "./reasons/reason-table.ts";

const cases = Object.values(REASON_CASES).flat();
const languages = await reasonSentences();

describe.each(cases)("$made", ({ reason, says, ask }) => {
  it(`has no number because: ${says}`, async () => {
    expect(reasonIn(await ask())).toBe(reason);
    expect(languages[0]?.sentences.get(reason)).toBe(says);
  });
});

describe("the reasons", () => {
  it("differ in what they tell, in every language", () => {
    for (const { language, sentences } of languages) {
      const told = REASONS.map((reason) => sentences.get(reason));
      expect(new Set(told).size, language).toBe(REASONS.length);
    }
  });

  it("keep their places, which files and answers hold", () => {
    // The first and the last of those that files had before each reason had one cause.
    expect([REASONS[0], REASONS[1], REASONS[46]]).toEqual(["history-too-short", "no-price", "too-few-observations"]);
  });
});

describe("the table of reasons", () => {
  const input = { causes: REASON_CAUSES, languages, cases: REASON_CASES };

  it("has a row for each reason, with its cause, its test and a sentence in each language", () => {
    const rows = reasonTable(input).match(/^\| `.+$/gm) ?? [];
    expect(rows).toHaveLength(REASONS.length);
    expect(rows[0]).toMatch(/^\| `history-too-short` \| .+ \| .+price-cases\.ts.+ \| The price history is too short/);
  });

  it("cannot be written where a reason has no cause, no sentence or no test", () => {
    const causes = { ...REASON_CAUSES, "made-up": "" };
    expect(() => reasonTable({ ...input, causes })).toThrow(/made-up has no cause.+\nmade-up has no test/);
    expect(() => reasonTable({ ...input, causes })).toThrow(/made-up has no sentence in 繁體中文/);
    const { "no-price": _, ...rest } = REASON_CAUSES;
    expect(() => reasonTable({ ...input, causes: rest })).toThrow(
      /English has a sentence for no-price, which is no reason/,
    );
  });

  it("cannot be written where two reasons have one cause", () => {
    const causes = { ...REASON_CAUSES, "no-debt": REASON_CAUSES["no-long-term-debt"] };
    expect(() => reasonTable({ ...input, causes })).toThrow(/no-debt and no-long-term-debt have the same cause/);
  });
});
