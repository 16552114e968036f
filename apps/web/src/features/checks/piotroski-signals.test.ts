import { PIOTROSKI_SIGNALS } from "@plumbline/core/checks";
import { expect, it } from "vitest";
import { signalLines } from "./piotroski-signals.ts";

it("has a word for each of the nine signals", () => {
  const lines = signalLines(PIOTROSKI_SIGNALS.map((name) => ({ name, result: "na", value: null, against: null })));
  expect(lines.map(({ word }) => word)).toEqual(["F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9"]);
});

it("calls a signal without its numbers unknown, and keeps the name of one it does not know", () => {
  const [line] = signalLines([{ name: "F10 more", result: "na", value: null, against: 1 }]);
  expect(line).toMatchObject({ word: null, name: "F10 more", standing: "unknown" });
});
