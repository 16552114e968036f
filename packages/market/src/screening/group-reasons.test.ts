import { reasonByte } from "@plumbline/core/screen";
import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { groupRatios } from "./group-ratios.ts";

describe("the ratios of a group", () => {
  it("hand on why no company has the number, and do not say that it was not reported", () => {
    const five = (value: number) => new Float64Array(5).fill(value);
    const unknown = five(Number.NaN);
    const reason = five(reasonByte("not-in-market-data"));
    const { pe, pcf } = groupRatios(
      {
        asOf: day("2024-06-28"),
        source: "sec",
        symbols: ["A", "B", "C", "D", "E"],
        marketValue: five(100),
        groups: {
          company: Float64Array.of(1, 2, 3, 4, 5),
          currency: five(0),
          netIncome: five(10),
          revenue: five(50),
          cfo: unknown,
          missing: { netIncome: five(0), revenue: five(0), cfo: reason },
        },
      },
      [0, 1, 2, 3, 4],
    );
    expect(pe.median.value).toBe(10);
    expect(pcf.median).toEqual({ value: null, because: "not-in-market-data" });
    expect(pcf.aggregate).toEqual({ value: null, because: "not-in-market-data" });
  });
});
