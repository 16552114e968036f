import { type Day, day } from "@plumbline/core/time";
import { afterEach, describe, expect, it } from "vitest";
import type { ReferenceSeries } from "../model/index.ts";
import { readBondYield } from "./bond-yields.ts";
import { publishQuoted, type QuotedMarket } from "./testing/quoted-market.ts";

let market: QuotedMarket;
afterEach(() => market.close());

function rates(name: string, values: readonly (readonly [on: string, rate: number])[]): ReferenceSeries {
  return {
    name,
    unit: "fraction",
    source: "maker",
    day: Int32Array.from(values, ([on]) => day(on)),
    value: Float64Array.from(values, ([, rate]) => rate),
  };
}

async function yieldOn(series: readonly ReferenceSeries[], asOf: Day) {
  market = await publishQuoted({ series });
  return readBondYield(market.snapshot, "government", asOf);
}

const DAILY = rates("treasury-10year", [
  ["2024-05-01", 0.046],
  ["2024-05-03", 0.045],
]);

describe("the yield of bonds on a day", () => {
  it("is the last one known by then, with its own day", async () => {
    expect(await yieldOn([DAILY], day("2024-05-02"))).toEqual({
      value: 0.046,
      provenance: { source: "maker", periodEnd: "2024-05-01", concept: "treasury-10year" },
    });
  });

  it("is no mean of a month that still runs", async () => {
    const monthly = rates("fred-gs10", [
      ["2024-04-01", 0.0454],
      ["2024-05-01", 0.0448],
    ]);
    expect((await yieldOn([monthly], day("2024-05-20"))).value).toBe(0.0454);
    expect(readBondYield(market.snapshot, "government", day("2024-06-01")).value).toBe(0.0448);
  });

  it("is not known months after the series ended, nor before it begins", async () => {
    expect(await yieldOn([DAILY], day("2024-08-04"))).toEqual({ value: null, because: "interest-rate-too-old" });
    expect(readBondYield(market.snapshot, "government", day("2024-08-03")).value).toBe(0.045);
    expect(readBondYield(market.snapshot, "government", day("2024-04-30"))).toEqual({
      value: null,
      because: "no-interest-rate",
    });
  });

  it("comes from another series of the market where the first one has ended", async () => {
    const long = rates("shiller-long-rate", [["2024-09-01", 0.0372]]);
    expect((await yieldOn([DAILY, long], day("2024-10-15"))).value).toBe(0.0372);
  });

  it("of companies is not that of governments", async () => {
    await yieldOn([DAILY, rates("aaa-yield", [["2024-05-01", 0.0525]])], day("2024-05-03"));
    expect(readBondYield(market.snapshot, "aaa", day("2024-05-03")).value).toBe(0.0525);
  });
});
