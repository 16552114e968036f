import { expect, it } from "vitest";
import { PERPETUITY, valuationOf } from "../valuation.fixture.ts";
import { DEFAULT_CHOICE, withParameter } from "../valuation-choice.ts";
import { createValuationStore } from "./valuation-store.ts";

const valuation = valuationOf({ defaults: PERPETUITY, price: 100 });
const at = (wacc: number) => withParameter(DEFAULT_CHOICE, "wacc", wacc);
const waccOf = ({ state }: ReturnType<typeof createValuationStore>) => state.read().results.chosen.dcf.wacc;

it("applies both of two quick moves", () => {
  const store = createValuationStore(valuation, DEFAULT_CHOICE);
  store.change((choice) => withParameter(choice, "wacc", 0.12));
  store.change((choice) => withParameter(choice, "eps", 13));
  expect(store.state.read().choice.parameters).toEqual({ wacc: 0.12, eps: 13 });
  expect([waccOf(store), store.state.read().isChanged]).toEqual([0.12, true]);
});

it("drops unsaved moves when the address changes, and does not restore them when it changes back", () => {
  const store = createValuationStore(valuation, at(0.09));
  store.change(() => at(0.1));
  store.follow(valuation, at(0.1));
  expect([waccOf(store), store.state.read().isChanged]).toEqual([0.1, false]);
  store.follow(valuation, at(0.09));
  expect([waccOf(store), store.state.read().isChanged]).toEqual([0.09, false]);
});

it("keeps unsaved moves when newer figures arrive for the same address", () => {
  const store = createValuationStore(valuation, DEFAULT_CHOICE);
  store.change(() => at(0.1));
  store.follow(valuationOf({ defaults: { ...PERPETUITY, eps: 7 }, price: 100 }), { ...DEFAULT_CHOICE });
  expect([waccOf(store), store.state.read().results.chosen.graham.eps]).toEqual([0.1, 7]);
});

it("discards unsaved moves on request, and keeps the simulation until the next one arrives", () => {
  const store = createValuationStore(valuation, at(0.09));
  store.simulated({ outcome: null, hasFailed: true });
  store.change(() => at(0.1));
  store.discard();
  expect(store.state.read()).toMatchObject({ choice: at(0.09), isChanged: false, simulation: { hasFailed: true } });
});
