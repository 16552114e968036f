import { describe, expect, it } from "vitest";
import { day } from "../../time/index.ts";
import { onOneCount } from "./one-share-count.ts";

const price = { value: 90, provenance: { source: "test" } };
const on = (date: string) => Number(day(date));
const step = (date: string, factor: number) => ({ day: day(date), factor });
const NONE = Number.NaN;
const UNKNOWN = { value: null, because: "split-basis-unknown" };

// Apple, 7:1 on 2014-06-09: filings of 2014-04-24 (old count) and 2014-07-23 (new one).
describe("a price beside accounts (REC-17)", () => {
  const filed = { filedAt: on("2014-04-24"), splitAt: NONE };
  const restated = { filedAt: on("2014-07-23"), splitAt: on("2014-07-23") };
  const steps = [step("2014-06-09", 6.89)];
  const traded = (date: string) => ({ day: day(date), steps });

  it("is used as traded before the split, and after the filing that restates for it", () => {
    expect(onOneCount(price, filed, traded("2014-06-06"))).toBe(price);
    expect(onOneCount(price, restated, traded("2014-07-23"))).toBe(price);
  });

  it("is missing while the price has stepped and no filing has told why", () => {
    expect(onOneCount(price, filed, traded("2014-06-09"))).toEqual(UNKNOWN);
    expect(onOneCount(price, filed, traded("2014-07-22"))).toEqual(UNKNOWN);
  });

  it("is missing where it is older than the filing that tells of the split", () => {
    expect(onOneCount(price, restated, { day: day("2014-07-18"), steps: [] })).toEqual(UNKNOWN);
  });

  it("is used where two steps undo each other: that was a wrong bar", () => {
    const wrong = [step("2014-06-09", 10), step("2014-06-10", 0.1)];
    expect(onOneCount(price, filed, { day: day("2014-06-11"), steps: wrong })).toBe(price);
  });

  it("is taken as it is where its bars are not known, and keeps its own reason where it is missing", () => {
    expect(onOneCount(price, filed)).toBe(price);
    const none = { value: null, because: "no-price" } as const;
    expect(onOneCount(none, filed, traded("2014-06-09"))).toBe(none);
  });
});
