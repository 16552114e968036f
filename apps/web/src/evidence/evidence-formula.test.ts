import type { Evidence } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { formulaOf, unwrapped } from "./evidence-formula.ts";

const made = (how: string, value: number, parts: Evidence[] = [], unit = "USD"): Evidence => ({
  name: null,
  start: null,
  end: "2025-09-27",
  filedAt: "2025-10-31",
  rule: "FND-05",
  note: null,
  fact: null,
  how,
  value,
  unit,
  parts,
});
const filed = (value: number, unit?: string) => made("as-filed", value, [], unit);
const written = (evidence: Evidence) =>
  formulaOf(evidence)
    .map((token) => {
      if (token.kind === "number") return token.part.value;
      return token.kind === "factor" ? token.factor : token.sign;
    })
    .join(" ");

describe("the formula of a number", () => {
  it("writes ratios, sums and differences in the order of their parts", () => {
    expect(written(made("ratio", 0.25, [filed(1), filed(4)]))).toBe("1 ÷ 4");
    expect(written(made("sum-of-quarters", 10, [filed(1), filed(2), filed(3), filed(4)]))).toBe("1 + 2 + 3 + 4");
    expect(written(made("year-less-quarters", 4, [filed(10), filed(1), filed(2), filed(3)]))).toBe("10 − 1 − 2 − 3");
    expect(written(made("cum4-cum3", 210, [filed(600), filed(390)]))).toBe("600 − 390");
    expect(written(made("average", 3, [filed(4), filed(2)]))).toBe("( 4 + 2 ) ÷ 2");
  });

  it("turns the sign of a payment that is filed below 0", () => {
    expect(written(made("sign-reversed", 109, [filed(-109)]))).toBe("− ( -109 )");
  });

  it("rolls earnings per share forward (FND-14)", () => {
    // Apple's twelve months to March 2026: 7.46 + 4.85 - 4.05 = 8.26.
    expect(written(made("roll-forward", 8.26, [filed(7.46), filed(4.85), filed(4.05)]))).toBe("7.46 + 4.85 − 4.05");
  });

  it("divides the income of a fourth quarter by the shares implied for it (FND-13)", () => {
    expect(written(made("income-per-share", 2, [filed(100), filed(50), filed(50)]))).toBe("100 ÷ (4 × 50 − 3 × 50 )");
    expect(written(made("income-per-share", 2, [filed(100), filed(50)]))).toBe("100 ÷ 50");
  });

  it("converts a number from before a split to the shares of today (FND-12)", () => {
    // Apple's earnings of fiscal 2019 were 11.89 per share before the 4-for-1 split.
    expect(written(made("split-adjusted", 11.89 / 4, [filed(11.89)], "USD/shares"))).toBe("11.89 ÷ 4");
    expect(written(made("split-adjusted", 24_720, [filed(618)], "shares"))).toBe("618 × 40");
  });

  it("is empty for a number as filed", () => {
    expect(formulaOf(filed(1))).toEqual([]);
    expect(formulaOf(made("none-on-balance-sheet", 0))).toEqual([]);
  });
});

describe("a sum of one part", () => {
  it("is the part: it only bears a second note", () => {
    // IBM's fourth quarter of 2020: the year as first reported less nine months.
    const quarter = { ...made("cum4-cum3", 20_367, [filed(73_620), filed(53_253)]), note: "first-reported" };
    const noted = { ...made("sum", 20_367, [quarter]), note: "not-confirmed" };
    expect(unwrapped(noted)).toBe(quarter);
    expect(unwrapped(made("sum", 20_367, [noted]))).toBe(quarter);
  });

  it("stays where it is one of several, or of another amount", () => {
    const sum = made("sum", 3, [filed(1), filed(2)]);
    expect(unwrapped(sum)).toBe(sum);
    const average = made("average", 1, [filed(1)]);
    expect(unwrapped(average)).toBe(average);
  });
});
