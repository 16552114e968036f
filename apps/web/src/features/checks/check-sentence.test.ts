import type { WireEvaluation } from "@plumbline/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { formatsOf } from "../../format/index.ts";
import type { Locale } from "../../i18n/index.ts";
import { loadTexts, translator } from "../../i18n/index.ts";
import { checkName, checkSentence, marginSentence } from "./check-sentence.ts";
import { writeThreshold } from "./check-value.ts";
import { evaluation } from "./evaluation.fixture.ts";

let locale: Locale;
beforeAll(async () => {
  await loadTexts("checks");
  locale = { text: translator.read().text, formats: formatsOf("en") };
});

const valued = (value: number) => ({ value, provenance: { source: "demo" } });
const say = (check: Partial<WireEvaluation>) => checkSentence(evaluation(check), "manufacturer", locale);

const currentRatio: Partial<WireEvaluation> = {
  id: "F2",
  comparison: ">=",
  threshold: 1.5,
  result: "fail",
  state: "fail",
  value: valued(1.1),
  margin: -0.4,
};

describe("the sentence of a check", () => {
  it("compares the value with the threshold", () => {
    expect(say({ value: valued(23.4) })).toBe("P/E is 23.40, below 25.");
    expect(say(currentRatio)).toBe("Current ratio is 1.10, short of 1.5.");
    expect(say({ id: "O5", unit: "fraction", value: valued(1.2), threshold: 1, result: "fail" })).toBe(
      "The price is 120.00% of the DCF value, not below 100%.",
    );
    expect(
      say({ id: "D1", unit: "money", currency: "USD", comparison: ">=", value: valued(3.83e11), threshold: 8e8 }),
    ).toBe("Revenue over 12 months is 383.00B\u00a0USD, at least 800M.");
    const dividend = { id: "F5", unit: "perShare", comparison: ">", value: valued(1.2), threshold: 0 } as const;
    expect(say({ ...dividend, currency: "USD" })).toBe("Dividends over 12 months are 1.20\u00a0USD a share, above 0.");
    expect(say({ ...dividend, currency: "GBX" })).toContain("1.20\u00a0pence (GBX) a share");
    expect(say(dividend)).toBe("Dividends over 12 months are 1.20 a share, above 0.");
  });

  it("has enough decimals to show on which side of the threshold a value is", () => {
    expect(say({ value: valued(24.9996) })).toBe("P/E is 24.9996, below 25.");
  });

  it("writes years and points whole, differences of rates in points", () => {
    expect(
      say({ id: "G5", unit: "fiscalYears", comparison: ">=", value: valued(1), threshold: 3, result: "fail" }),
    ).toBe("EPS has risen for 1 fiscal year in a row, short of 3.");
    expect(
      say({ id: "G5", unit: "fiscalYears", comparison: ">=", value: valued(0), threshold: 3, result: "fail" }),
    ).toBe("EPS did not rise in the last fiscal year; 3 such years in a row are needed.");
    expect(say({ id: "F11", unit: "points", comparison: ">=", value: valued(8), threshold: 7 })).toBe(
      "Piotroski F-score is 8, at least 7.",
    );
    expect(say({ id: "G9", unit: "fraction", comparison: ">", value: valued(0.012), threshold: 0 })).toBe(
      "Gross margin changed by +1.20 pp year over year, above 0 pp.",
    );
  });

  it("gives the reason where there is no value", () => {
    const none = { value: { value: null, because: "no-debt" }, margin: null } as const;
    expect(say({ id: "D10", ...none, because: "no-debt" })).toBe(
      "Interest coverage: passed at any threshold. The company has no debt.",
    );
    expect(say({ id: "G6", ...none, because: "not-reported", result: "na", state: "unknown" })).toBe(
      "Return on equity: unknown. The company does not report this.",
    );
    expect(say({ id: "F2", ...none, because: "not-applicable-to-banks", result: "na", state: "not-applicable" })).toBe(
      "Current ratio: not applicable. This does not apply to banks.",
    );
  });

  it("names the missing input, unless the check has the same name", () => {
    const missing = (name: string) => ({ name, figures: [{ value: null, because: "not-reported" as const }] });
    const known = { name: "netIncomeTtm", figures: [valued(5)] };
    const na = {
      ...({ value: { value: null, because: "not-reported" }, margin: null } as const),
      ...({ because: "not-reported", result: "na", state: "unknown" } as const),
    };
    expect(say({ id: "O2", ...na, inputs: [known, missing("longTermDebt")] })).toBe(
      "Long-term debt to net income: unknown. Missing: Long-term debt. The company does not report this.",
    );
    expect(say({ id: "G6", ...na, inputs: [missing("roe")] })).toBe(
      "Return on equity: unknown. The company does not report this.",
    );
  });

  it("explains a pass without a value", () => {
    const settled = { comparison: ">=", value: { value: null, because: "history-too-short" }, margin: null } as const;
    expect(say({ id: "D5", ...settled, because: "history-too-short" })).toBe(
      "Dividends were paid in every year on record, which is at least ten.",
    );
  });

  it("explains that the history is too short for the threshold's years", () => {
    const short = { unit: "fiscalYears", comparison: ">=", result: "na", state: "unknown" } as const;
    expect(say({ id: "D4", ...short, value: valued(7), threshold: 10, because: "too-few-periods" })).toBe(
      "EPS has been positive for 7 fiscal years in a row; there are too few years of data to test for 10.",
    );
  });

  it("names an unknown check by its id", () => {
    expect(say({ id: "Z9", value: valued(2) })).toBe("Z9 = 2.00, below 25.");
    expect(checkName({ id: "Z9" }, "bank", locale)).toBe("Z9");
  });
});

describe("the margin of a check", () => {
  const margin = (check: Partial<WireEvaluation>) => marginSentence(evaluation(check), locale);

  it("distinguishes a surplus from a shortfall and an excess", () => {
    expect(margin({ margin: 1.6 })).toBe("1.60 to spare");
    expect(margin(currentRatio)).toBe("short by 0.40");
    expect(margin({ margin: -3.4, result: "fail" })).toBe("over by 3.40");
    expect(margin({ id: "G2", unit: "fraction", margin: 0.0213 })).toBe("2.13 pp to spare");
    expect(margin({ id: "O4", unit: "money", currency: "EUR", margin: 6.393e10 })).toBe("63.93B\u00a0EUR to spare");
    expect(margin({ id: "O4", unit: "money", currency: null, margin: 6.393e10 })).toBe("63.93B to spare");
    expect(margin({ id: "D4", unit: "fiscalYears", margin: -1, comparison: ">=", result: "fail" })).toBe(
      "short by 1 year",
    );
  });

  it("is null without a value, and exact on the threshold", () => {
    expect(margin({ margin: null })).toBeNull();
    expect(margin({ margin: 0 })).toBe("exactly at the threshold");
  });
});

describe("a threshold that stands alone", () => {
  it("names the currency of its amount, where a check or a company has one", () => {
    // Graham's size of D1 is stated in dollars; the profit of O4 is in the currency of a company's accounts.
    expect(writeThreshold(8e8, { id: "D1", unit: "money", currency: "USD" }, locale)).toBe("800M\u00a0USD");
    expect(writeThreshold(0, { id: "O4", unit: "money", currency: "TWD" }, locale)).toBe("0\u00a0TWD");
    expect(writeThreshold(0, { id: "O4", unit: "money", currency: null }, locale)).toBe("0");
    expect(writeThreshold(25, { id: "O1", unit: "times", currency: null }, locale)).toBe("25");
  });
});
