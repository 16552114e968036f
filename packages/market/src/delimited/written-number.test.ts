import { describe, expect, it } from "vitest";
import { UNREADABLE } from "./parse-decimal.ts";
import { writtenNumber } from "./written-number.ts";

// What people and spreadsheets write, and what a reader of it understands.
describe("a number as it is written for people", () => {
  it.each([
    ["$1,234.50", ".", 1234.5],
    ["1.234,50 €", ",", 1234.5],
    ["€ 1.234,50", ",", 1234.5],
    ["£0.995", ".", 0.995],
    ["US$12.5", ".", 12.5],
    ["USD 12.5", ".", 12.5],
    ["12.5 USD", ".", 12.5],
    ["1 234,5", ",", 1234.5],
    ["1\u202F234\u00A0567,5", ",", 1_234_567.5],
    ["1'234.5", ".", 1234.5],
    ["12,34,567", ".", 1_234_567],
    ["10,36M", ",", 10_360_000],
    ["275.32K", ".", 275_320],
    ["1.5B", ".", 1_500_000_000],
    ["2T", ".", 2_000_000_000_000],
    ["3.21万", ".", 32_100],
    ["1.2亿", ".", 120_000_000],
    ["1,5 Mio.", ",", 1_500_000],
    ["(12.5)", ".", -12.5],
    ["−3", ".", -3],
    ["1e3", ".", 1000],
  ] as const)("reads %j with the decimal mark %j", (text, mark, value) => {
    expect(writtenNumber(text, mark)).toBe(value);
  });

  it.each(["-", "—", "N/A", "null", "k. A.", ""])("has no value in %j", (text) => {
    expect(writtenNumber(text, ".")).toBeNaN();
  });

  it.each([
    ["10,0", "."],
    ["1,23", "."],
    ["1.2.3", "."],
    ["1,2345", "."],
    ["12.5%", "."],
    ["ten", "."],
    ["$", "."],
    ["1e400", "."],
    ["9".repeat(100), "."],
    ["1.23,4.5", ","],
  ] as const)("is none in %j with the decimal mark %j", (text, mark) => {
    expect(writtenNumber(text, mark)).toBe(UNREADABLE);
  });
});
