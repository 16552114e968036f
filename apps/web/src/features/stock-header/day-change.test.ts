import type { WireFigure } from "@plumbline/contract";
import { expect, it } from "vitest";
import { dayChange } from "./day-change.ts";

const close = (value: number, periodEnd: string): WireFigure => ({ value, provenance: { source: "demo", periodEnd } });
const head = { day: "2024-03-01", session: "closed" } as const;
const CLOSES = { ...head, last: close(187.5, "2024-03-01"), previousClose: close(186, "2024-02-29") };
const fractionOf = (doubtful?: string[]): WireFigure => ({
  value: 1.5 / 186,
  provenance: { source: "demo", ...(doubtful && { doubtful }) },
});

it("is the last close less the one before, and names both days", () => {
  const change = dayChange(CLOSES, fractionOf());
  expect(change).toEqual({
    value: 1.5,
    provenance: { source: "demo", periodStart: "2024-02-29", periodEnd: "2024-03-01", formula: "STA-15" },
  });
});

it("does not exist on the first day, and is not 0 then", () => {
  const first: WireFigure = { value: null, because: "history-too-short" };
  expect(dayChange({ ...head, last: close(20, "2024-03-01"), previousClose: first }, first)).toEqual(first);
});

it("does not exist without a price", () => {
  const none: WireFigure = { value: null, because: "no-price" };
  expect(dayChange({ day: null, session: "closed", last: none, previousClose: none }, none)).toEqual(none);
});

it("contains the doubtful move that the same change as a fraction contains", () => {
  const change = dayChange(CLOSES, fractionOf(["2024-03-01"]));
  expect(change).toMatchObject({ provenance: { doubtful: ["2024-03-01"] } });
});
