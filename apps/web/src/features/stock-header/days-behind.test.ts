import { expect, it } from "vitest";
import { daysBehind } from "./days-behind.ts";

it("says when prices of a stock end long before the market does", () => {
  expect(daysBehind("2021-04-21", "2021-05-21")).toBe(30);
});

it("does not warn over a weekend or a holiday", () => {
  expect(daysBehind("2021-04-21", "2021-04-21")).toBeNull();
  expect(daysBehind("2021-12-23", "2021-12-28")).toBeNull();
});

it("says nothing about days that are not known", () => {
  expect(daysBehind(null, "2021-04-21")).toBeNull();
  expect(daysBehind("2021-04-21", undefined)).toBeNull();
});
