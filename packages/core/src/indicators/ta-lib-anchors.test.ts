/** The numbers that TA-Lib's own regression tests expect, on the bars that they use. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { numbersOf, readColumns } from "../series/table-columns.fixture.ts";
import {
  averageDirectionalIndex,
  averageTrueRange,
  bollingerBands,
  macd,
  relativeStrengthIndex,
  stochastic,
} from "./index.ts";

interface Anchor {
  readonly case: string;
  /** Place after the first bar that has a value. */
  readonly outIndex: number;
  /** As the tests of TA-Lib print it, which cut digits off or round. */
  readonly expectedRounded: number;
  readonly decimals: number;
  /** What the C library computes. */
  readonly value: number;
}

function anchors(): readonly Anchor[] {
  return JSON.parse(readFileSync(sharedFile("golden/golden-indicators.json"), "utf8")).anchors.rows;
}

const { high, low, close } = readColumns(import.meta.dirname, "ta-lib-reference.csv");
const bars = { high: numbersOf(high), low: numbersOf(low), close: numbersOf(close) };
const bands = bollingerBands(bars.close);
const directional = averageDirectionalIndex(bars, 14, { talibCompatible: true });
const swift = stochastic(bars, { length: 5, talibCompatible: true });
const convergence = macd(bars.close);

/** Our columns by the first words of a case. */
const OURS: readonly (readonly [name: string, column: Float64Array])[] = [
  ["RSI14", relativeStrengthIndex(bars.close, 14)],
  ["MACD 12,26,9 line", convergence.line],
  ["MACD signal", convergence.signal],
  ["BB20,2 upper", bands.upper],
  ["BB mid", bands.middle],
  ["BB lower", bands.lower],
  ["ATR14", averageTrueRange(bars, 14)],
  ["PLUS_DI14", directional.plus],
  ["MINUS_DI14", directional.minus],
  ["DX14", directional.dx],
  ["ADX14", directional.adx],
  ["STOCH 5,3,3 K", swift.k],
  ["STOCH K", swift.k],
  ["STOCH D", swift.d],
];

describe.skipIf(needsSharedData)("the regression tables of TA-Lib", () => {
  it("are met by our indicators in all 24 places", () => {
    const rows = anchors();
    expect(rows).toHaveLength(24);
    for (const { case: name, outIndex, expectedRounded, decimals, value } of rows) {
      const column = OURS.find(([ours]) => name.startsWith(ours))?.[1] ?? new Float64Array();
      const own = column.filter((each) => !Number.isNaN(each))[outIndex] as number;
      expect(Math.abs(own - value), name).toBeLessThan(1e-9);
      expect(Math.abs(own - expectedRounded), name).toBeLessThan(10 ** -decimals);
    }
  });
});
