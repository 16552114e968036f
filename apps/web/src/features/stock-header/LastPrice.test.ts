import type { WireFigure } from "@plumbline/contract";
import { expect, it } from "vitest";
import { dayChange, daysBehind } from "./LastPrice.tsx";

const close = (value: number, periodEnd: string): WireFigure => ({ value, provenance: { source: "demo", periodEnd } });
const head = { day: "2024-03-01", session: "closed" } as const;
const CLOSES = { ...head, last: close(187.5, "2024-03-01"), previousClose: close(186, "2024-02-29") };
const fractionOf = (doubtful?: string[]): WireFigure => ({
  value: 1.5 / 186,
  provenance: { source: "demo", ...(doubtful && { doubtful }) },
});

it("is the last close less the previous close, and names both days", () => {
  const change = dayChange(CLOSES, fractionOf());
  expect(change).toEqual({
    value: 1.5,
    provenance: { source: "demo", periodStart: "2024-02-29", periodEnd: "2024-03-01", formula: "STA-15" },
  });
});

it("is missing on the first day, not 0", () => {
  const first: WireFigure = { value: null, because: "history-too-short" };
  expect(dayChange({ ...head, last: close(20, "2024-03-01"), previousClose: first }, first)).toEqual(first);
});

it("is missing without a price", () => {
  const none: WireFigure = { value: null, because: "no-price" };
  expect(dayChange({ day: null, session: "closed", last: none, previousClose: none }, none)).toEqual(none);
});

it("contains the same doubtful move as the change as a fraction", () => {
  const change = dayChange(CLOSES, fractionOf(["2024-03-01"]));
  expect(change).toMatchObject({ provenance: { doubtful: ["2024-03-01"] } });
});

it("counts the days when the prices of a stock end long before the market", () => {
  expect(daysBehind("2021-04-21", "2021-05-21")).toBe(30);
});

it("does not warn over a weekend or a holiday", () => {
  expect(daysBehind("2021-04-21", "2021-04-21")).toBeNull();
  expect(daysBehind("2021-12-23", "2021-12-28")).toBeNull();
});

it("is null for unknown days", () => {
  expect(daysBehind(null, "2021-04-21")).toBeNull();
  expect(daysBehind("2021-04-21", undefined)).toBeNull();
});
