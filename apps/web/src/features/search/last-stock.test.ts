import { expect, it } from "vitest";
import { lastListed, lastStock } from "./last-stock.ts";

const list = { symbol: ["ADAM", "SPYX", "BRK.B"], assetClass: ["stock", "etf", "stock"] } as const;
const market = { symbol: [...list.symbol], assetClass: [...list.assetClass] };

it.each([
  ["the newest stock", ["BRK.B", "ADAM"], "BRK.B"],
  ["the stock viewed before a fund", ["SPYX", "ADAM"], "ADAM"],
  ["the stock viewed before one of another market", ["ELSE", "ADAM"], "ADAM"],
  ["none where only a fund was viewed", ["SPYX"], null],
  ["none where nothing was viewed", [], null],
] as const)("the last stock is %s", (_, viewed, last) => {
  expect(lastStock(viewed, market)).toBe(last);
});

it.each([
  ["the newest, a fund among them", ["SPYX", "ADAM"], "SPYX"],
  ["the one viewed before one of another market", ["ELSE", "BRK.B"], "BRK.B"],
  ["none where the market lists no one of them", ["ELSE"], null],
] as const)("the last listed symbol is %s", (_, viewed, last) => {
  expect(lastListed(viewed, market)).toBe(last);
});
