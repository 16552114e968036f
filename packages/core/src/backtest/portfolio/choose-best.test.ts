import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseBest } from "./choose-best.ts";

describe("choosing the best scores", () => {
  it("takes the first tickers of equal scores", () => {
    const scores = Float64Array.of(5, 9, 7, 5, 5);
    expect([...chooseBest(Int32Array.of(0, 2, 3, 4), scores, 3)]).toEqual([0, 2, 3]);
  });

  it("takes all where there are no more, and none of none", () => {
    const scores = Float64Array.of(1, 2);
    expect([...chooseBest(Int32Array.of(0, 1), scores, 5)]).toEqual([0, 1]);
    expect([...chooseBest(new Int32Array(0), scores, 5)]).toEqual([]);
    expect([...chooseBest(Int32Array.of(0, 1), scores, 0)]).toEqual([]);
  });

  it("is the head of the list sorted by score and ticker", () => {
    const scores = fc.array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true })), { maxLength: 60 });
    fc.assert(
      fc.property(scores, fc.nat(70), (values, count) => {
        const places = [...values.keys()];
        const sorted = places.toSorted((a, b) => {
          const [first, second] = [values[a] as number, values[b] as number];
          return first === second ? a - b : second > first ? 1 : -1;
        });
        const chosen = chooseBest(Int32Array.from(places), Float64Array.from(values), count);
        expect([...chosen]).toEqual(sorted.slice(0, count).sort((a, b) => a - b));
      }),
    );
  });
});
