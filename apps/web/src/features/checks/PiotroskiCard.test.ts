import { PIOTROSKI_SIGNALS } from "@plumbline/core/checks";
import { expect, it } from "vitest";
import { decimalsOf, signalLines } from "./PiotroskiCard.tsx";

it("has a word for each of the nine signals", () => {
  const lines = signalLines(PIOTROSKI_SIGNALS.map((name) => ({ name, result: "na", value: null, against: null })));
  expect(lines.map(({ word }) => word)).toEqual(["F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9"]);
});

it("shows a signal without numbers as unknown, and keeps the name of an unknown signal", () => {
  const [line] = signalLines([{ name: "F10 more", result: "na", value: null, against: 1 }]);
  expect(line).toMatchObject({ word: null, name: "F10 more", outcome: "unknown" });
});

it("writes two numbers that differ so that they look different, since one of them being larger decides", () => {
  // By hand: 0.3096 and 0.3131 are both 0.31, and 0.310 and 0.313; 4.231 % and 4.229 % are both 4.23 %.
  expect(decimalsOf({ kind: "times", value: 0.3096, against: 0.3131 })).toBe(3);
  expect(decimalsOf({ kind: "fraction", value: 0.042_31, against: 0.042_29 })).toBe(3);
  expect(decimalsOf({ kind: "times", value: 1.66, against: 1.86 })).toBe(2);
  expect(decimalsOf({ kind: "fraction", value: 0, against: 0 })).toBe(2);
  expect(decimalsOf({ kind: "fraction", value: null, against: 0 })).toBeUndefined();
});
