import type { WireMissing } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { lateFirstTrade } from "./first-trade.ts";

const DATES = ["2026-01-05", "2026-01-06", "2026-01-07"];
const NONE: WireMissing = { value: null, because: "tested-span-too-short" };
const account = { totalReturn: NONE, cagr: NONE, volatility: NONE, sharpe: NONE, maxDrawdown: NONE };
const since = (date: string) => ({ date, account, benchmark: null });
const late = (sinceFirstTrade: ReturnType<typeof since> | WireMissing) =>
  lateFirstTrade({ equity: { date: DATES }, statistics: { sinceFirstTrade } });

describe("a first trade", () => {
  it("is late when an earlier open could have filled it", () => {
    expect(late(since("2026-01-07"))).toEqual(since("2026-01-07"));
    expect(late(since("2026-01-06"))).toBeNull();
    expect(late(since("2026-01-05"))).toBeNull();
  });

  it("is not told of a run without trades, nor of a result that did not keep it", () => {
    expect(late({ value: null, because: "no-trades" })).toBeNull();
    expect(late({ value: null, because: "earlier-engine" })).toBeNull();
  });
});
