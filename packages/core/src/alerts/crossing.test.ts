import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { crossing, type Side, turning } from "./crossing.ts";

const LINE = 100;
const BAND = 1;

/** Places of the values at which an alert above 100 with a band of 1 rings. */
function ringsOf(values: readonly number[], line = LINE): number[] {
  let side: Side | null = null;
  return values.flatMap((value, place) => {
    const next = crossing(side, { isBeyond: value >= line, distance: Math.abs(value - line) }, BAND);
    side = next.side;
    return next.rings ? [place] : [];
  });
}

/** The same from its definition: the last earlier value that says on which side one is says short. */
function definedRings(values: readonly number[], line = LINE): number[] {
  return values.flatMap((value, place) => {
    const earlier = values.slice(0, place).filter((each) => !Number.isNaN(each));
    const decisive = earlier.findLast((each, k) => each >= line || each < line - BAND || k === 0);
    return value >= line && decisive !== undefined && decisive < line ? [place] : [];
  });
}

const values = fc.array(
  fc.oneof(
    fc.integer({ min: 960, max: 1040 }).map((tenths) => tenths / 10),
    fc.constant(Number.NaN),
  ),
  {
    maxLength: 40,
  },
);

describe("an alert on a number above 100", () => {
  // Worked by hand from ALR-01.
  it.each([
    ["rings when the number comes there", [99, 100], [1]],
    ["does not ring for a number that was there from the beginning", [100, 101], []],
    ["does not ring twice for one that lies on the line", [99, 100, 100, 100], [1]],
    ["does not ring again for one that moves about the line", [99, 100, 99.5, 100.5, 99.2, 101], [1]],
    ["rings again once the number was away by more than the band", [98, 101, 98.9, 100], [1, 3]],
    ["is not armed by exactly the band", [98, 101, 99, 100], [1]],
    ["passes over what is missing", [99, Number.NaN, 101, Number.NaN, 101], [2]],
    ["is not armed by what is missing", [Number.NaN, 101, Number.NaN, 102], []],
  ])("%s", (_, given, places) => {
    expect(ringsOf(given)).toEqual(places);
  });

  it("rings exactly where it is crossed", () => {
    fc.assert(
      fc.property(values, (given) => {
        expect(ringsOf(given)).toEqual(definedRings(given));
      }),
    );
  });

  it("has rung on a day whatever comes after it", () => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const early = ringsOf([...before, ...after]).filter((place) => place < before.length);
        expect(early).toEqual(ringsOf(before));
      }),
    );
  });

  it("rings at most once for a number that only rises, and no later for a lower line", () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 30 }), (given, tenths) => {
        const rising = given.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
        const high = ringsOf(rising);
        expect(high.length).toBeLessThanOrEqual(1);
        const lower = LINE - tenths / 10;
        const isShortAtFirst = (rising[0] ?? Number.NaN) < lower;
        if (high.length === 1 && isShortAtFirst) {
          expect(ringsOf(rising, lower)[0]).toBeLessThanOrEqual(high[0] as number);
        }
      }),
    );
  });

  it("rings for a number below in the same way, seen in a mirror", () => {
    const below = (given: readonly number[]) => {
      let side: Side | null = null;
      return given.flatMap((value, place) => {
        const next = crossing(side, { isBeyond: value <= -LINE, distance: Math.abs(value + LINE) }, BAND);
        side = next.side;
        return next.rings ? [place] : [];
      });
    };
    fc.assert(
      fc.property(values, (given) => {
        expect(below(given.map((value) => -value))).toEqual(ringsOf(given));
      }),
    );
  });
});

describe("an alert on both ways over a line", () => {
  it("rings on each, and neither on the line nor within the band", () => {
    let side: Side | null = null;
    const rung = [98, 100, 101.5, 100, 99.5, 98.5, Number.NaN, 102].map((value) => {
      const next = turning(side, { isBeyond: value >= LINE, distance: Math.abs(value - LINE) }, BAND);
      side = next.side;
      return next.rings;
    });
    expect(rung).toEqual([false, false, true, false, false, true, false, true]);
  });
});
