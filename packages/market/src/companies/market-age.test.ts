import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { isMarketTooOld, presentDay } from "./market-age.ts";

type Market = Parameters<typeof isMarketTooOld>[0];

const LAST = "2024-06-28";
/** The fourteenth day after the last, and the one after that. */
const [FRESH, OLD] = [new Date("2024-07-12T23:59:59Z"), new Date("2024-07-13T00:00:00Z")];

function marketOf(lastDay: string | null, more: { fictional?: boolean; createdAt?: string | null } = {}): Market {
  const manifest = { fictional: false, createdAt: null, ...more } as Market["manifest"];
  return { lastDay: lastDay === null ? null : day(lastDay), manifest };
}

describe("the age of a market", () => {
  it("is told by its last day: fourteen days after it is not too old, and one day later is", () => {
    expect([isMarketTooOld(marketOf(LAST), FRESH), isMarketTooOld(marketOf(LAST), OLD)]).toEqual([false, true]);
  });

  it("is never too high on the calendar of a fictional market, whose today is its last day", () => {
    const demo = marketOf(LAST, { fictional: true });
    const later = new Date("2031-01-01T00:00:00Z");
    expect([presentDay(demo, later), presentDay(marketOf(LAST), later)]).toEqual([day(LAST), day("2031-01-01")]);
    expect(isMarketTooOld(demo, later)).toBe(false);
  });

  it("is told by the publication of one without prices, and not known without that", () => {
    const published = marketOf(null, { createdAt: `${LAST}T20:00:00.000Z` });
    expect([isMarketTooOld(published, FRESH), isMarketTooOld(published, OLD)]).toEqual([false, true]);
    expect(isMarketTooOld(marketOf(null), OLD)).toBe(false);
  });

  it("does not fall as time passes", () => {
    const days = Array.from({ length: 60 }, (_, k) => new Date(Date.parse("2024-06-20T12:00:00Z") + k * 86_400_000));
    const old = days.map((now) => isMarketTooOld(marketOf(LAST), now));
    expect(old).toEqual(old.toSorted((a, b) => Number(a) - Number(b)));
    // 20 June is the first of them, 13 July the 24th.
    expect(old.indexOf(true)).toBe(23);
  });
});
