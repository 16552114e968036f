import { describe, expect, it } from "vitest";
import { readAsOf } from "./as-of.ts";

const span = { first: "2013-11-20", last: "2025-11-21" };

describe("the day in the address", () => {
  it("is today where the address names no day, or the market's last one", () => {
    for (const text of [undefined, "", "2025-11-21"])
      expect(readAsOf(text, span)).toEqual({ day: null, refusal: null });
  });

  it("is the named day of the market", () => {
    expect(readAsOf("2015-06-30", span)).toEqual({ day: "2015-06-30", refusal: null });
    expect(readAsOf("2013-11-20", span).day).toBe("2013-11-20");
  });

  it("is refused where it is invalid or outside the market, with the reason", () => {
    expect(readAsOf("yesterday", span).refusal).toBe("notADay");
    expect(readAsOf("2015-02-30", span).refusal).toBe("notADay");
    expect(readAsOf("2013-11-19", span).refusal).toBe("beforeMarket");
    expect(readAsOf("2025-11-22", span).refusal).toBe("afterMarket");
  });

  it("is any day while the market is not known yet", () => {
    expect(readAsOf("1999-12-31", null)).toEqual({ day: "1999-12-31", refusal: null });
  });
});
