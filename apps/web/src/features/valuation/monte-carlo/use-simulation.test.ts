import { expect, it } from "vitest";
import type { SimulationRequest } from "./simulate.ts";
import { createSimulator } from "./use-simulation.ts";

const inputsOf = (wacc: number) => ({ wacc }) as SimulationRequest["inputs"];

it("asks at once, then the newest question only when the answer has come", () => {
  const sent: number[] = [];
  const simulator = createSimulator(({ inputs }) => sent.push(inputs.wacc));
  for (const wacc of [0.08, 0.081, 0.082, 0.083]) simulator.ask(inputsOf(wacc), 1);
  expect(sent).toEqual([0.08]);
  simulator.replied();
  expect(sent).toEqual([0.08, 0.083]);
  simulator.replied();
  expect(sent).toEqual([0.08, 0.083]);
  simulator.ask(inputsOf(0.09), 1);
  expect(sent).toEqual([0.08, 0.083, 0.09]);
});
