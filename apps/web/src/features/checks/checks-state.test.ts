import { expect, it } from "vitest";
import { readChecksState, writeChecksState } from "./checks-state.ts";

it("reads back what it wrote", () => {
  const state = { thresholds: { O1: 20, G2: 0.15 }, open: "O1" };
  const written = writeChecksState(state);
  expect(written).toEqual({ th: "O1:20,G2:0.15", check: "O1" });
  expect(readChecksState(written as Record<string, string>)).toEqual(state);
});

it("takes both parameters away when nothing is moved or open", () => {
  expect(writeChecksState(readChecksState({}))).toEqual({ th: undefined, check: undefined });
});
