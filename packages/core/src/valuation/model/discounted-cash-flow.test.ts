import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIRM, MODELS } from "./dcf-inputs.fixture.ts";
import {
  DCF_NUMBERS,
  type DcfInputs,
  type DcfValuation,
  dcfRefusal,
  discountedCashFlow,
  PROJECTED_YEARS,
  valuePerShare,
} from "./index.ts";

/** The valuation of a model that has one. */
function valued(inputs: DcfInputs, riskFreeRate: number | null = null): DcfValuation {
  const outcome = discountedCashFlow(inputs, riskFreeRate);
  if (outcome.value === null) throw new Error(`Refused: ${outcome.because}`);
  return outcome;
}

const SMALL_STEP = fc.double({ min: 0.001, max: 0.02, noNaN: true });

describe("a discounted cash flow", () => {
  it.each(["shortTermGrowth", "longTermGrowth", "terminalGrowth"] as const)("rises with %s", (rate) => {
    fc.assert(
      fc.property(MODELS, SMALL_STEP, (model, step) => {
        fc.pre(model.wacc - model.terminalGrowth - step > 0.001);
        // A fade does not use growth of years 6 to 10.
        const inputs: DcfInputs = { ...model, growthPath: "two-stage" };
        const more = valued({ ...inputs, [rate]: inputs[rate] + step }).enterpriseValue;
        expect(more).toBeGreaterThan(valued(inputs).enterpriseValue);
      }),
    );
  });

  it("falls as the discount rate rises", () => {
    fc.assert(
      fc.property(MODELS, SMALL_STEP, (inputs, step) => {
        const less = valued({ ...inputs, wacc: inputs.wacc + step }).enterpriseValue;
        expect(less).toBeLessThan(valued(inputs).enterpriseValue);
      }),
    );
  });

  it("is worth the root of 1 + WACC times as much when flows arrive in the middle of the year", () => {
    fc.assert(
      fc.property(MODELS, (inputs) => {
        const end = valued({ ...inputs, timing: "end-year" });
        const middle = valued({ ...inputs, timing: "mid-year" });
        expect(middle.enterpriseValue / end.enterpriseValue).toBeCloseTo(Math.sqrt(1 + inputs.wacc), 12);
        expect(middle.terminalShare).toBeCloseTo(end.terminalShare, 12);
      }),
    );
  });

  it("does not change with the unit of money, and halves when there are twice the shares", () => {
    fc.assert(
      fc.property(MODELS, (inputs) => {
        const { value } = valued(inputs);
        const scaled = { ...inputs, baseFlow: 8 * inputs.baseFlow, netDebt: 8 * inputs.netDebt };
        expect(valued({ ...scaled, shares: 8 * inputs.shares }).value).toBe(value);
        expect(valued({ ...inputs, shares: 2 * inputs.shares }).value).toBe(value / 2);
      }),
    );
  });

  it("is the sum of its table, less net debt, over the shares", () => {
    fc.assert(
      fc.property(MODELS, (inputs) => {
        const { rows, presentValueOfTerminal, enterpriseValue, equityValue, value } = valued(inputs);
        const flows = rows.reduce((sum, row) => sum + row.presentValue, 0);
        expect(rows).toHaveLength(PROJECTED_YEARS);
        expect(enterpriseValue).toBe(flows + presentValueOfTerminal);
        expect(equityValue).toBe(enterpriseValue - inputs.netDebt);
        expect(value).toBe(equityValue / inputs.shares);
      }),
    );
  });

  it("fades to the terminal growth in even steps and reaches it in the year after the last", () => {
    const { rows } = valued({ ...FIRM, shortTermGrowth: 0.12, growthPath: "linear-fade" });
    // (12 % - 2.5 %) / 6 a year
    const steps = rows.slice(5).map(({ growth }, k) => (rows[4 + k]?.growth as number) - growth);
    for (const step of steps) expect(step).toBeCloseTo(0.095 / 6, 15);
    expect((rows[9]?.growth as number) - 0.095 / 6).toBeCloseTo(0.025, 15);
  });

  it("does not depend on long-term growth where growth fades", () => {
    const fading = { ...FIRM, growthPath: "linear-fade" } as const;
    expect(valuePerShare({ ...fading, longTermGrowth: 0.5 })).toBe(valuePerShare(fading));
  });
});

describe("the value alone", () => {
  it("equals that of the table to the last bit", () => {
    fc.assert(
      fc.property(MODELS, (inputs) => {
        expect(valuePerShare(inputs)).toBe(valued(inputs).value);
      }),
    );
  });

  it("does not exist exactly where the model refuses", () => {
    const anything = fc.oneof(fc.double({ min: -2, max: 2 }), fc.constantFrom(0, Number.NaN, Number.POSITIVE_INFINITY));
    const models = fc.record(Object.fromEntries(DCF_NUMBERS.map((name) => [name, anything])));
    fc.assert(
      fc.property(models, (model) => {
        const inputs = model as unknown as DcfInputs;
        expect(Number.isNaN(valuePerShare(inputs))).toBe(dcfRefusal(inputs) !== null);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("a refusal", () => {
  it.each([
    ["an unknown input", { netDebt: Number.NaN }, "MISSING_INPUT", { input: "netDebt" }],
    ["an infinite input", { wacc: Number.POSITIVE_INFINITY }, "MISSING_INPUT", { input: "wacc" }],
    ["no free cash flow", { baseFlow: 0 }, "FCF_NOT_POSITIVE", { baseFlow: 0 }],
    ["no shares", { shares: 0 }, "SHARES_NOT_POSITIVE", { shares: 0 }],
    ["a WACC of the terminal growth", { wacc: 0.025 }, "WACC_LE_TERMINAL", { wacc: 0.025, terminalGrowth: 0.025 }],
    [
      "a fall by more than everything",
      { longTermGrowth: -1.5 },
      "INPUT_OUT_OF_RANGE",
      { input: "longTermGrowth", value: -1.5, least: -1 },
    ],
  ] as const)("of %s names it", (_, change, because, details) => {
    expect(discountedCashFlow({ ...FIRM, ...change })).toEqual({ value: null, because, details });
  });
});

describe("warnings", () => {
  const codes = (change: Partial<DcfInputs>, riskFreeRate: number | null = null) =>
    valued({ ...FIRM, ...change }, riskFreeRate).warnings.map(({ code, level }) => `${code} ${level}`);

  it("are none for an ordinary firm", () => {
    // golden-valuation.json, dcf-base-end-year: 59 % of the value is terminal.
    expect(codes({}, 0.0425)).toEqual([]);
  });

  it("name a terminal value of more than three quarters, and strongly one of more than 85 %", () => {
    const still = { shortTermGrowth: 0, longTermGrowth: 0, terminalGrowth: 0 };
    // Without growth the terminal share is 1 / (1 + w)^10: 74.4 %, 81.2 % and 85.3 %.
    expect(codes({ ...still, wacc: 0.03 })).toEqual([]);
    expect(codes({ ...still, wacc: 0.021 })).toEqual(["TERMINAL_SHARE_HIGH note"]);
    expect(codes({ ...still, wacc: 0.016 })).toEqual(["TERMINAL_SHARE_HIGH strong", "SPREAD_THIN strong"]);
  });

  it("name a spread of less than two percentage points", () => {
    expect(codes({ wacc: 0.044 })).toContain("SPREAD_THIN strong");
    expect(codes({ wacc: 0.046 })).not.toContain("SPREAD_THIN strong");
  });

  it("name a terminal growth above the risk-free rate where that is known", () => {
    expect(codes({}, 0.02)).toEqual(["TERMINAL_ABOVE_RISK_FREE note"]);
    expect(codes({}, 0.025)).toEqual([]);
  });

  it("name debts that exceed the value, and the value exists all the same", () => {
    expect(codes({ netDebt: 1e6 })).toEqual(["EQUITY_NEGATIVE strong"]);
    expect(valued({ ...FIRM, netDebt: 1e6 }).value).toBeLessThan(0);
  });
});
