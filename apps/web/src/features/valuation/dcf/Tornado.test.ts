import { tornado } from "@plumbline/core/valuation/model";
import { expect, it } from "vitest";
import { PERPETUITY } from "../valuation.fixture.ts";
import { tornadoLayout } from "./Tornado.tsx";

const { shortTermGrowth, longTermGrowth, terminalGrowth, wacc, baseFlow, netDebt, shares } = PERPETUITY;
const inputs = { shortTermGrowth, longTermGrowth, terminalGrowth, wacc, baseFlow, netDebt, shares };

it("begins every bar at the value, and the widest bar reaches both ends", () => {
  const { placed, center } = tornadoLayout(tornado(inputs), 20_600);
  for (const { below, above } of placed) {
    expect([below.from, below.to].some((end) => Math.abs(end - center) < 1e-9)).toBe(true);
    expect([above.from, above.to].some((end) => Math.abs(end - center) < 1e-9)).toBe(true);
  }
  const [widest] = placed;
  // A lower WACC is a higher value.
  expect(widest).toMatchObject({ parameter: "wacc", below: { to: 1 }, above: { from: 0 } });
});

it("draws no bar towards an end without a value", () => {
  const { placed } = tornadoLayout(tornado({ ...inputs, wacc: 0.035 }), 206_000);
  const bar = placed.find(({ parameter }) => parameter === "wacc");
  expect(bar?.low.value).toBeNull();
  expect((bar?.below.to ?? 1) - (bar?.below.from ?? 0)).toBe(0);
});
