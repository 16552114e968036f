import type { WireFilterExplanation } from "@plumbline/contract";
import type { ParamFilter } from "@plumbline/contract/calls";
import { beforeAll, expect, it } from "vitest";
import { englishWords } from "../catalogue/screen-words.fixture.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { explanationSentence } from "./explanation-sentence.ts";

let words: ScreenWords;

beforeAll(async () => {
  words = await englishWords();
});

const company = {
  sector: "Energy",
  industry: null,
  companyType: "utility" as const,
  currency: "USD",
  accountsCurrency: "EUR",
};
const explain = (filter: ParamFilter, explanation: Partial<WireFilterExplanation>): string => {
  const whole = {
    result: "pass" as const,
    value: null,
    distance: null,
    because: null,
    threshold: null,
    provenance: null,
  };
  return explanationSentence({ filter, explanation: { ...whole, ...explanation } }, company, words);
};

const atMost = { metric: "pe", op: "atMost", high: 15 } as const;
const atLeast = { metric: "roe.latest", op: "atLeast", low: 0.1 } as const;
const between = { metric: "pe", op: "between", low: 5, high: 15 } as const;
const best = { metric: "pb", op: "percentileAtLeast", low: 0.8, within: "sector" } as const;
const check = { check: "O1", state: "pass" } as const;

// Distances by hand: 15 - 6.46 = 8.54; 31.2 - 15 = 16.2; 10 % - 2.45 % = 7.55 points; 15 - 12 = 3; 20 - 15 = 5.
it.each<readonly [ParamFilter, Partial<WireFilterExplanation>, string]>([
  [atMost, { value: 6.46, distance: 8.54 }, "P/E is 6.46, at most 15: 8.54 to spare."],
  [atMost, { result: "fail", value: 31.2, distance: -16.2 }, "P/E is 31.20, over 15 by 16.20."],
  [
    atLeast,
    { result: "fail", value: 0.0245, distance: -0.0755 },
    "Return on equity is 2.45%, short of 10% by 7.55 pp.",
  ],
  // 900 million - 250 million; a market value is in the currency of the accounts, like all that is made with it.
  [
    { metric: "marketValue", op: "atLeast", low: 250e6 },
    { value: 900e6, distance: 650e6 },
    "Market cap is 900.00M EUR, at least 250M: 650.00M EUR to spare.",
  ],
  [between, { value: 12, distance: 3 }, "P/E is 12.00, between 5 and 15: 3.00 from the nearer bound."],
  [between, { result: "fail", value: 20, distance: -5 }, "P/E is 20.00, not between 5 and 15: off by 5.00."],
  [best, { value: 0.72, result: "fail" }, "P/B is better than that of 72% of its sector; required: at least 80%."],
  [atMost, { result: "missing" }, "P/E ≤ 15: the value is unknown, so the company does not pass."],
  [
    atMost,
    { result: "missing", because: "no-earnings" },
    "P/E ≤ 15: the value is unknown, so the company does not pass. Earnings of the last 12 months are not positive.",
  ],
  [check, { value: 31.2, threshold: 25, result: "fail" }, "O1 of a utility: 31.2 against 25."],
  [
    { check: "O1", state: "near" },
    { value: 31.2, threshold: 25, result: "fail" },
    "Required: O1 near 25. O1 of a utility: 31.2 against 25.",
  ],
  [check, { result: "fail" }, "O1: decided without a value, at any threshold. This does not meet “O1 < 25”."],
  [
    check,
    { result: "fail", because: "no-earnings" },
    "O1: decided without a value, at any threshold. This does not meet “O1 < 25”. Earnings of the last 12 months are not positive.",
  ],
  [check, { result: "missing" }, "O1 < 25: the value is unknown, so the company does not pass."],
  [{ sectors: ["Energy"] }, {}, "Sector: Energy."],
  [
    { industries: ["Steel"] },
    { result: "missing" },
    "Industry: Steel: the value is unknown, so the company does not pass.",
  ],
  [{ companyTypes: ["bank"] }, { result: "fail" }, "Company type: Utility."],
])("explains %j with %j", (filter, explanation, sentence) => {
  expect(explain(filter, explanation)).toBe(sentence);
});
