import type { WireValuation } from "@plumbline/contract";
import { chosenModel, discountedCashFlow, graham, type ModelBasis } from "@plumbline/core/valuation/model";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishTinyMarket } from "../../testing/tiny-market.ts";
import { startValuedServer, VALUATION_URL, type ValuedServer } from "../../testing/valued-server.ts";

let server: ValuedServer;
let bare: ValuedServer;
beforeAll(async () => {
  server = await startValuedServer();
  bare = await startValuedServer({ publish: publishTinyMarket });
});
afterAll(async () => {
  await server.close();
  await bare.close();
});

/** As a page reads it from an answer. */
function basisOf({ inputs, parameters, capital }: WireValuation): ModelBasis {
  const defaults = Object.entries(parameters).map(([name, parameter]) => [name, parameter.default.value]);
  const value = (name: keyof typeof inputs) => inputs[name].figure.value;
  return {
    defaults: Object.fromEntries(defaults) as ModelBasis["defaults"],
    cfo: value("cfo"),
    capex: value("capex"),
    interestExpense: value("interestExpense"),
    stockCompensation: value("stockCompensation"),
    totalDebt: value("totalDebt"),
    preferred: value("preferred"),
    nonCurrentSecurities: value("nonCurrentSecurities"),
    marketValue: capital.marketValue.value,
    epsThreeYears: value("epsThreeYears"),
  };
}

describe("a valuation with chosen parameters", () => {
  it("is the default one when nothing is moved", async () => {
    expect(await server.chosen({ code: "ADAM" })).toEqual(await server.valuation("code=ADAM"));
  });

  it.each([
    { parameters: { wacc: 0.09 } },
    { parameters: { beta: 1.5, taxRate: 0.3, shortTermGrowth: -0.1 } },
    { parameters: { riskFreeRate: 0.05, eps: 3, grahamGrowth: 0.12 }, choices: { timing: "mid-year" } },
    { parameters: { terminalGrowth: 0.01 }, choices: { growthPath: "linear-fade", earnings: "three-years" } },
    { parameters: { wacc: 0.1 }, choices: { securities: "added", stockCompensation: "deducted" } },
  ] as const)("is that of a page that computes it from the default answer: %o", async (choice) => {
    const answer = await server.chosen({ code: "ADAM", ...choice });
    const defaultValuation = await server.valuation("code=ADAM");
    const choices = "choices" in choice ? choice.choices : {};
    const model = chosenModel(basisOf(defaultValuation), { parameters: choice.parameters, ...choices });
    expect(answer.dcf.value).toBe(discountedCashFlow(model.dcf).value);
    expect(answer.graham.value).toBe(graham(model.graham).value);
    expect(answer.choices).toMatchObject(choices);
    for (const [name, { chosen: used, isMoved }] of Object.entries(answer.parameters)) {
      expect(used).toBe(model.parameters[name as keyof typeof model.parameters]);
      expect(isMoved).toBe(name in choice.parameters);
    }
    expect(answer.parameters.wacc.default).toEqual(defaultValuation.parameters.wacc.default);
  });

  it("equals the result of a separate program for a discount rate of 9 %", async () => {
    expect((await server.chosen({ code: "ADAM", parameters: { wacc: 0.09 } })).dcf.value).toBeCloseTo(43.0207056374, 9);
  });

  it("is refused with its numbers where the discount rate does not exceed terminal growth", async () => {
    const { dcf, expectations } = await server.chosen({
      code: "ADAM",
      parameters: { wacc: 0.02, terminalGrowth: 0.03 },
    });
    const refusal = { value: null, because: "WACC_LE_TERMINAL", details: { wacc: 0.02, terminalGrowth: 0.03 } };
    expect([dcf, expectations.growth]).toEqual([refusal, refusal]);
  });

  it.each([
    [{ parameters: { wacc: 5 } }, "parameters.wacc"],
    [{ parameters: { wacc: "0.08" } }, "parameters.wacc"],
    [{ parameters: { shortTermGrowth: null } }, "parameters.shortTermGrowth"],
    [{ parameters: { costOfEquity: 0.1 } }, "parameters.costOfEquity"],
    [{ parameters: { eps: 1e-300 } }, "parameters.eps"],
    [{ choices: { timing: "noon" } }, "choices.timing"],
    [{ history: "months" }, "history"],
    [{ asOf: "2024-02-30" }, "asOf"],
  ])("refuses %o and names the field", async (fault, path) => {
    const answer = await server.post({ code: "ADAM", ...fault });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.fields).toEqual([{ path, message: expect.any(String) }]);
  });

  it("names a value that is too small in the reader's language", async () => {
    const payload = { code: "ADAM", parameters: { eps: 1e-300 } };
    const answer = await server.post(payload, { "accept-language": "zh-TW" });
    expect(answer.json().data.fields[0].message).toBe("請輸入 0，或絕對值不小於 0.000001 的數字");
  });

  it("is not found for an unknown stock", async () => {
    expect((await server.post({ code: "ZZZ" })).statusCode).toBe(404);
    expect((await server.get(`${VALUATION_URL}?code=ZZZ`)).statusCode).toBe(404);
  });
});

describe("a market without yields", () => {
  it("leaves the discount rate open and gives the reason", async () => {
    const { parameters, dcf, graham: classic, grahamRevised } = await bare.valuation("code=ADAM");
    const missing = { value: null, because: "no-interest-rate" };
    expect(parameters.wacc).toMatchObject({ default: missing, chosen: null });
    expect(parameters.riskFreeRate.default).toEqual(missing);
    expect(dcf).toEqual({ value: null, because: "MISSING_INPUT", details: { input: "wacc" } });
    expect(classic.value).toBeGreaterThan(0);
    expect(grahamRevised).toMatchObject({ because: "MISSING_INPUT", details: { input: "bondYield" } });
  });

  it("accepts a discount rate, or the rate that leads to one, from the reader", async () => {
    const direct = await bare.chosen({ code: "ADAM", parameters: { wacc: 0.09 } });
    expect(direct.dcf.value).toBeCloseTo(43.0207056374, 9);
    const { parameters, dcf } = await bare.chosen({ code: "ADAM", parameters: { riskFreeRate: 0.04 } });
    // Debt at 4 % + 1.5 %, and a beta of 1 without an index.
    const equity = 55.61 * 400_000;
    const debt = 2_480_000;
    const wacc = (equity * 0.086 + debt * 0.055 * 0.79) / (equity + debt);
    expect(parameters.wacc).toMatchObject({ chosen: expect.closeTo(wacc, 12), isMoved: false });
    expect(dcf.value).toBeGreaterThan(0);
  });
});
