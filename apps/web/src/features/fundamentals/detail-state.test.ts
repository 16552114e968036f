import { expect, it } from "vitest";
import { readDetailState, writeDetailState } from "./detail-state.ts";

it("reads back what it wrote", () => {
  const states = [
    { metric: "roe", span: "year", end: "2024-09-28" },
    { metric: "revenue", span: "quarter", end: null },
    { metric: null, span: "quarter", end: null },
  ] as const;
  for (const state of states) {
    const written = Object.entries(writeDetailState(state)).filter(([, value]) => value !== undefined);
    expect(readDetailState(Object.fromEntries(written) as Record<string, string>)).toEqual(state);
  }
});

it("opens no metric for an unknown id", () => {
  expect(readDetailState({ metric: "wealth", span: "decade" })).toEqual({ metric: null, span: "quarter", end: null });
});
