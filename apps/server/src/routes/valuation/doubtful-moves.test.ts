import type { WireFigure } from "@plumbline/contract";
import { day } from "@plumbline/core/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startValuedServer, type ValuedServer } from "../../testing/valued-server.ts";

const MOVE = { change: 0.61, verdict: "contradicted", other: { source: "other", change: 0.01 } } as const;

let server: ValuedServer;
beforeAll(async () => {
  // ADAM's prices end on 2024-06-28, the last trading day of June: sixty months begin after the close of 2019-06-28.
  const moves = ["2019-06-28", "2019-07-01", "2023-06-28", "2023-06-29", "2023-06-30"].map((on) => ({
    ...MOVE,
    day: day(on),
  }));
  server = await startValuedServer({ moves });
});
afterAll(() => server.close());

const doubtful = (figure: WireFigure | undefined) =>
  figure?.value == null ? null : (figure.provenance.doubtful ?? []);
const WITHIN_BETA = ["2019-07-01", "2023-06-28", "2023-06-29", "2023-06-30"];

describe("a move that nothing supports, in a valuation", () => {
  it("is in a beta whose sixty months contain it, but not on the day of the close that they begin with", async () => {
    const { beta } = (await server.valuation("code=ADAM")).parameters;
    expect(doubtful(beta.default)).toEqual(WITHIN_BETA);
    expect(beta.default).toMatchObject({ provenance: { periodStart: "2019-06-28", periodEnd: "2024-06-28" } });
    for (const { figure } of beta.inputs) expect(doubtful(figure)).toEqual(WITHIN_BETA);
  });

  it("is in the cost of capital, which depends on the beta, and in no other default", async () => {
    const { wacc, ...parameters } = (await server.valuation("code=ADAM")).parameters;
    expect(doubtful(wacc.default)).toEqual(WITHIN_BETA);
    expect(wacc.inputs.filter(({ figure }) => doubtful(figure)?.length).map(({ name }) => name)).toEqual([
      "costOfEquity",
    ]);
    const marked = Object.entries(parameters).filter(([, parameter]) => doubtful(parameter.default)?.length);
    expect(marked.map(([name]) => name)).toEqual(["beta"]);
  });

  it("is in the cost of equity until a reader enters a beta", async () => {
    const defaultValuation = await server.valuation("code=ADAM");
    expect(doubtful(defaultValuation.capital.costOfEquity)).toEqual(WITHIN_BETA);
    const { capital } = await server.chosen({ code: "ADAM", parameters: { beta: 1.2 } });
    expect(doubtful(capital.costOfEquity)).toEqual([]);
  });

  it("is in the value and the growth that depend on the cost of capital, and in no return or value of Graham's", async () => {
    const { dcf, graham, expectations, sensitivity } = await server.valuation("code=ADAM");
    const { growth, growthLinked, discountRate, grahamGrowth } = expectations;
    const days = (outcome: object | null) =>
      outcome && "provenance" in outcome ? ((outcome.provenance as { doubtful?: string[] }).doubtful ?? []) : null;
    expect([dcf, growth, growthLinked].map(days)).toEqual([WITHIN_BETA, WITHIN_BETA, WITHIN_BETA]);
    expect([graham, discountRate, grahamGrowth, sensitivity].map(days)).toEqual([[], [], [], []]);
  });

  it("is in the value until a reader enters a beta or the rate itself", async () => {
    for (const parameters of [{ beta: 1.2 }, { wacc: 0.09 }]) {
      const { dcf, expectations } = await server.chosen({ code: "ADAM", parameters });
      expect([dcf, expectations.growth]).toMatchObject([{ value: expect.any(Number) }, { value: expect.any(Number) }]);
      expect(JSON.stringify([dcf, expectations])).not.toContain("doubtful");
    }
    const { dcf } = await server.chosen({ code: "ADAM", parameters: { taxRate: 0.3 } });
    expect(dcf).toMatchObject({ provenance: { doubtful: WITHIN_BETA } });
  });

  it("is in the range of 52 weeks whose first bar, of 2023-06-29, is before it", async () => {
    const { low, high } = (await server.valuation("code=ADAM")).yearRange;
    expect([doubtful(low), doubtful(high)]).toEqual([["2023-06-30"], ["2023-06-30"]]);
  });

  it("is in the dividend yield of twelve months that contain it", async () => {
    const yieldOn = async (asOf: string) => {
      const answer = await server.get(`/api/stock/getStockBaseInfo?code=ADAM&asOf=${asOf}`);
      return doubtful(answer.json().data.dividendYield);
    };
    expect([await yieldOn("2024-06-28"), await yieldOn("2024-06-26"), await yieldOn("2020-12-31")]).toEqual([
      ["2023-06-29", "2023-06-30"],
      ["2023-06-28", "2023-06-29", "2023-06-30"],
      [],
    ]);
  });
});
