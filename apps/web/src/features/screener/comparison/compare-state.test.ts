import { expect, it } from "vitest";
import { readCompared, writeCompared } from "./compare-state.ts";

it("takes up to four companies, each once, however they are written", () => {
  expect(readCompared("aapl, MSFT,AAPL,brk.b,x,y")).toEqual(["AAPL", "MSFT", "BRK.B", "X"]);
  expect(readCompared(writeCompared(["A", "B"]))).toEqual(["A", "B"]);
});

it("tells no comparison from one of nobody yet", () => {
  expect(readCompared(undefined)).toBeNull();
  expect(readCompared("")).toEqual([]);
  expect(readCompared("<script>")).toEqual([]);
});
