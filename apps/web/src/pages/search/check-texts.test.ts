import { CHECKS, SUBSTITUTES } from "@plumbline/core/checks";
import { beforeAll, describe, expect, it } from "vitest";
import type { CheckTexts } from "../../features/screener/catalogue/screen-words.ts";
import { formatsOf } from "../../format/index.ts";
import { loadTexts, translator } from "../../i18n/index.ts";
import { checkTexts } from "./check-texts.ts";

const catalogue = [...CHECKS, ...SUBSTITUTES].map(({ id, tab, comparison, rule, source, notFor, ifFiledBy }) => {
  const { unit, currency = null, threshold, bounds, formula } = rule;
  return {
    id,
    tab,
    comparison,
    unit,
    currency,
    threshold,
    bounds,
    formula,
    source,
    notFor: [...notFor],
    ifFiledBy: [...ifFiledBy],
  };
});
const checkOf = (id: string) => {
  const check = catalogue.find((one) => one.id === id);
  if (!check) throw new Error(`There is no check ${id}.`);
  return check;
};
let checks: CheckTexts;

beforeAll(async () => {
  await Promise.all([loadTexts("checks"), loadTexts("screener")]);
  checks = checkTexts({ text: translator.read().text, formats: formatsOf("en") });
});

describe("the checks in the screener", () => {
  it("each have a name", () => {
    expect(catalogue.filter((check) => checks.name(check) === check.id)).toEqual([]);
  });

  it("write thresholds in their unit", () => {
    expect(checks.threshold(25, checkOf("O1"))).toBe("25");
    expect(checks.threshold(0.1, checkOf("G2"))).toBe("10%");
  });

  it("write a value with its threshold and its distance, on either side", () => {
    // By hand: 31.2 - 25 = 6.2; 25 - 20 = 5; 12 % - 10 % = 2 points.
    const type = "manufacturer" as const;
    expect(checks.sentence(checkOf("O1"), { value: 31.2, threshold: 25, type, currency: null })).toBe(
      "P/E is 31.20, not below 25. (over by 6.20)",
    );
    expect(checks.sentence(checkOf("O1"), { value: 20, threshold: 25, type, currency: null })).toBe(
      "P/E is 20.00, below 25. (5.00 to spare)",
    );
    expect(checks.sentence(checkOf("G2"), { value: 0.12, threshold: 0.1, type, currency: null })).toContain(
      "(2.00 pp to spare)",
    );
  });

  it("use the words of a type of company", () => {
    const held = { value: 5e9, threshold: 4e8, currency: "USD" };
    expect(checks.sentence(checkOf("D1"), { ...held, type: "utility" })).toContain("assets");
    expect(checks.sentence(checkOf("D1"), { ...held, type: "manufacturer" })).toContain("Revenue");
  });
});
