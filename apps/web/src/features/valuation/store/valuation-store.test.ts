import { expect, it } from "vitest";
import { PERPETUITY, valuationOf } from "../valuation.fixture.ts";
import { DEFAULT_CHOICE, moved } from "../valuation-choice.ts";
import { liveBench } from "./valuation-store.ts";

const valuation = valuationOf({ defaults: PERPETUITY, price: 100 });
const at = (wacc: number) => moved(DEFAULT_CHOICE, "wacc", wacc);
const waccOf = ({ state }: ReturnType<typeof liveBench>) => state.read().live.chosen.dcf.wacc;

it("counts two quick moves both", () => {
  const bench = liveBench(valuation, DEFAULT_CHOICE);
  bench.change((choice) => moved(choice, "wacc", 0.12));
  bench.change((choice) => moved(choice, "eps", 13));
  expect(bench.state.read().choice.parameters).toEqual({ wacc: 0.12, eps: 13 });
  expect([waccOf(bench), bench.state.read().isChanged]).toEqual([0.12, true]);
});

it("drops what was moved once the address is another, and does not bring it back with the first one", () => {
  const bench = liveBench(valuation, at(0.09));
  bench.change(() => at(0.1));
  bench.follow(valuation, at(0.1));
  expect([waccOf(bench), bench.state.read().isChanged]).toEqual([0.1, false]);
  bench.follow(valuation, at(0.09));
  expect([waccOf(bench), bench.state.read().isChanged]).toEqual([0.09, false]);
});

it("keeps what was moved when the same address comes with newer figures", () => {
  const bench = liveBench(valuation, DEFAULT_CHOICE);
  bench.change(() => at(0.1));
  bench.follow(valuationOf({ defaults: { ...PERPETUITY, eps: 7 }, price: 100 }), { ...DEFAULT_CHOICE });
  expect([waccOf(bench), bench.state.read().live.chosen.graham.eps]).toEqual([0.1, 7]);
});

it("goes back to the address when it is asked to, and keeps the simulation until the next one has come", () => {
  const bench = liveBench(valuation, at(0.09));
  bench.simulated({ outcome: null, hasFailed: true });
  bench.change(() => at(0.1));
  bench.discard();
  expect(bench.state.read()).toMatchObject({ choice: at(0.09), isChanged: false, simulation: { hasFailed: true } });
});
