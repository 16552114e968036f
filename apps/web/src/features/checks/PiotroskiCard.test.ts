import { PIOTROSKI_SIGNALS } from "@plumbline/core/checks";
import { expect, it } from "vitest";
import { signalLines } from "./PiotroskiCard.tsx";

it("has a word for each of the nine signals", () => {
  const lines = signalLines(PIOTROSKI_SIGNALS.map((name) => ({ name, result: "na", value: null, against: null })));
  expect(lines.map(({ word }) => word)).toEqual(["F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9"]);
});

it("shows a signal without numbers as unknown, and keeps the name of an unknown signal", () => {
  const [line] = signalLines([{ name: "F10 more", result: "na", value: null, against: 1 }]);
  expect(line).toMatchObject({ word: null, name: "F10 more", outcome: "unknown" });
});
