import { describe, expect, it } from "vitest";
import { clamp, digitsOnly, isEmpty, MAINLAND_PHONE, readQueryString } from "./typed-values.ts";

describe("isEmpty", () => {
  it.each([[""], [" "], ["\n\t"], [null], [undefined], [false], [[]]])("finds nothing in %j", (value) => {
    expect(isEmpty(value)).toBe(true);
  });

  it.each([["a"], [" a "], ["0"], [0], [true], [[0]]])("finds something in %j", (value) => {
    expect(isEmpty(value)).toBe(false);
  });
});

describe("digitsOnly", () => {
  it.each([
    ["123 456", "123456"],
    ["123-456", "123456"],
    ["Your code is 123456.", "123456"],
    ["１２３４５６", "123456"],
    ["abc", ""],
    ["", ""],
  ])("makes %j into %j", (typed, digits) => {
    expect(digitsOnly(typed)).toBe(digits);
  });
});

describe("clamp", () => {
  it.each([
    [5, 5],
    [-1, 0],
    [11, 10],
    [0, 0],
    [10, 10],
    [Number.POSITIVE_INFINITY, 10],
  ])("brings %d into the range from 0 to 10 as %d", (number, clamped) => {
    expect(clamp(number, 0, 10)).toBe(clamped);
  });

  it("refuses an empty range", () => {
    expect(() => clamp(1, 2, 1)).toThrow("No number is between 2 and 1.");
    expect(() => clamp(1, Number.NaN, 1)).toThrow(RangeError);
  });
});

describe("the pattern of a mainland phone number", () => {
  // Eleven digits, the first 1, the second 3 to 9: section 5 of the specification.
  it.each(["13800138000", "14700000000", "19999999999"])("admits %s", (phone) => {
    expect(MAINLAND_PHONE.test(phone)).toBe(true);
  });

  it.each([
    "12800138000",
    "10800138000",
    "23800138000",
    "1380013800",
    "138001380000",
    "1380013800a",
    " 13800138000",
    "+8613800138000",
    "13800138000\n",
  ])("refuses %j", (phone) => {
    expect(MAINLAND_PHONE.test(phone)).toBe(false);
  });
});

describe("readQueryString", () => {
  it.each([
    ["?code=600519&tab=growth", { code: "600519", tab: "growth" }],
    ["code=600519", { code: "600519" }],
    ["https://example.com/a?b=c%26d#e", { b: "c&d" }],
    ["#/pages/analysis?code=AAPL", {}],
    ["?a=1=2", { a: "1=2" }],
    ["?flag", { flag: "" }],
    ["?a=%E4%B8%AD&b=%E4%B8", { a: "中", b: "%E4%B8" }],
    ["", {}],
  ])("reads %j", (text, query) => {
    expect({ ...readQueryString(text) }).toEqual(query);
  });

  it("keeps a parameter that has the name of a property of every object", () => {
    expect(Object.entries(readQueryString("?__proto__=1"))).toEqual([["__proto__", "1"]]);
  });
});
