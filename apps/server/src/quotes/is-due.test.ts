import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { isDue } from "./is-due.ts";
import type { QuotedStock } from "./quoted-stock.ts";

/** The market has Friday, 2024-06-28. */
const STOCK: QuotedStock = {
  symbol: "ADAM",
  currency: "USD",
  exchange: "new-york",
  close: 100,
  day: day("2024-06-28"),
};
const utc = (text: string) => Date.parse(`${text}Z`);
const due = (now: string, { answered = "2024-07-01T13:31", stock = STOCK } = {}) =>
  isDue({ stock, answeredAt: utc(answered), delay: 900_000, now: utc(now) });

// Monday, 2024-07-01, New York was open from 13:30 to 20:00 UTC; with a delay of a quarter of an hour and a minute to settle, the last
// price is known at 20:16. Thursday, 2024-07-04, was a holiday.
describe("a stock is asked for", () => {
  it("while its exchange is open", () => {
    expect(due("2024-07-01T13:30")).toBe(true);
    expect(due("2024-07-01T19:59")).toBe(true);
  });

  it("once after the close, when the last price is known, at whatever hour somebody looks", () => {
    expect(due("2024-07-01T20:15")).toBe(false);
    expect(due("2024-07-01T20:16")).toBe(true);
    expect(due("2024-07-02T03:00")).toBe(true);
    // Before the next opening the session that is over is still the one of Monday.
    expect(due("2024-07-02T12:00")).toBe(true);
    expect(due("2024-07-01T20:17", { answered: "2024-07-01T20:16" })).toBe(false);
    expect(due("2024-07-02T12:00", { answered: "2024-07-01T20:16" })).toBe(false);
  });

  it("not where the market has the close already", () => {
    const stock = { ...STOCK, day: day("2024-07-01") };
    expect(due("2024-07-01T22:00", { stock })).toBe(false);
  });

  it("not on a weekend or a holiday of which the market has the day before", () => {
    expect(due("2024-06-30T15:00")).toBe(false);
    expect(due("2024-07-04T15:00", { stock: { ...STOCK, day: day("2024-07-03") } })).toBe(false);
  });

  it("not during a pause at noon", () => {
    const stock: QuotedStock = { ...STOCK, exchange: "hong-kong", currency: "HKD" };
    expect(due("2024-07-02T03:30", { stock })).toBe(true);
    expect(due("2024-07-02T04:30", { stock, answered: "2024-07-02T03:59" })).toBe(false);
  });

  it("at any time where the hours of its exchange are not known", () => {
    expect(due("2024-06-30T03:00", { stock: { ...STOCK, exchange: null } })).toBe(true);
  });
});
