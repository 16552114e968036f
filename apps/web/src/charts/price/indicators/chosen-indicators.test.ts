import fc from "fast-check";
import { expect, it } from "vitest";
import { MAX_INDICATORS, OFFERED, readIndicators, writeIndicators } from "./chosen-indicators.ts";

it("reads what it writes, for every indicator that is offered", () => {
  fc.assert(
    fc.property(fc.subarray([...OFFERED], { maxLength: MAX_INDICATORS }), (chosen) => {
      expect(readIndicators(writeIndicators(chosen))).toEqual(chosen);
    }),
  );
});

it("gives parameters that are left out their defaults", () => {
  expect(readIndicators("macd()~rsi(9)")).toEqual([
    { id: "macd", pane: 0, values: [12, 26, 9] },
    { id: "rsi", pane: 0, values: [9] },
  ]);
});

it("leaves out what it does not know, and numbers that an indicator cannot have", () => {
  expect(readIndicators("sma(0)~sma(2.5)~nothing(3)~sma.1(20)~<script>~toString()~ema(21)")).toEqual([
    { id: "ema", pane: 0, values: [21] },
  ]);
});
