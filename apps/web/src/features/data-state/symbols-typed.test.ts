import { expect, it } from "vitest";
import { symbolsTyped } from "./symbols-typed.ts";

it.each([
  ["", []],
  [" , ;", []],
  ["aapl", ["AAPL"]],
  ["aapl, MSFT;ko\nAAPL", ["AAPL", "MSFT", "KO"]],
  ["600519.SS、0700.hk，brk/b", ["600519.SS", "0700.HK", "BRK/B"]],
])("reads the symbols of %j", (typed, symbols) => {
  expect(symbolsTyped(typed)).toEqual(symbols);
});
