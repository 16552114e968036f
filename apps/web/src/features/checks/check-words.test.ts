import { CHECKS, SUBSTITUTES } from "@plumbline/core/checks";
import type { FinancialCompanyType } from "@plumbline/core/words";
import { describe, expect, it } from "vitest";
import { checks as english } from "../../i18n/catalogue/en/checks.ts";
import { checkWord, formulaWord } from "./check-words.ts";
import { inputKind, inputWord } from "./input-words.ts";
import { formulaTokens } from "./input-writer.ts";

const ALL = [...CHECKS, ...SUBSTITUTES];

describe("the words of the checks", () => {
  it.each(ALL)("name $id of the registry and its value", ({ id }) => {
    const word = checkWord(id, "manufacturer");
    expect(english).toHaveProperty([`checks.name.${word}`]);
    expect(english).toHaveProperty([`checks.is.${word}`]);
  });

  it("have their own key wherever a type of company has a rule with another formula", () => {
    for (const { id, rule, ruleFor } of ALL) {
      for (const [type, own] of Object.entries(ruleFor)) {
        const word = checkWord(id, type as FinancialCompanyType);
        expect({ id, type, differs: word !== id }).toEqual({ id, type, differs: own.formula !== rule.formula });
      }
    }
  });

  it("name every input that a check reads", () => {
    const names = ALL.flatMap(({ rule, ruleFor }) => [rule, ...Object.values(ruleFor)].flatMap(({ inputs }) => inputs));
    expect([...new Set(names)].filter((name) => inputWord(name) === null)).toEqual([]);
    expect(inputKind("epsAnnual")).toBe("perShare");
  });

  it("leave no formula in the names of the registry", () => {
    const left = ALL.flatMap(({ id, rule }) => {
      if (formulaWord(checkWord(id, "manufacturer"))) return [];
      const words = formulaTokens(rule.formula).filter(({ kind }) => kind === "sign");
      return words
        .filter(({ text }) => /[a-z]{2}/i.test(text.replaceAll("max", "")))
        .map(({ text }) => `${id}: ${text}`);
    });
    expect(left).toEqual([]);
  });
});
