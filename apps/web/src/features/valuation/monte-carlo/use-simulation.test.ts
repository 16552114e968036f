import { expect, it } from "vitest";
import type { SimulationRequest } from "./simulate.ts";
import { createSimulator } from "./use-simulation.ts";

const inputsOf = (wacc: number) => ({ wacc }) as SimulationRequest["inputs"];

it("sends a request at once, then only the newest one when the reply has arrived", () => {
  const sent: number[] = [];
  const simulator = createSimulator(({ inputs }) => sent.push(inputs.wacc));
  for (const wacc of [0.08, 0.081, 0.082, 0.083]) simulator.request(inputsOf(wacc), 1);
  expect(sent).toEqual([0.08]);
  simulator.replied();
  expect(sent).toEqual([0.08, 0.083]);
  simulator.replied();
  expect(sent).toEqual([0.08, 0.083]);
  simulator.request(inputsOf(0.09), 1);
  expect(sent).toEqual([0.08, 0.083, 0.09]);
});
