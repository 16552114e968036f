import { describe, expect, it } from "vitest";
import { scoreVerdicts, sideOf } from "./score-verdicts.ts";

const X = Number.NaN;
// Counted by hand: a day of six stocks, of which the last has no price any more.
const day = {
  excess: Float64Array.of(0.1, -0.2, 0.05, -0.05, 0.3, X),
  claims: {
    dcf: Float64Array.of(0.4, 0.3, -0.2, -0.3, 0.05, 0.9),
    graham: Float64Array.of(X, X, X, X, X, X),
    consensus: Float64Array.of(0.1, -0.1, 0.0999, X, X, 0.2),
  },
  widths: Int8Array.of(0, 0, 1, 2, -1, 0),
};

describe("the score of verdicts", () => {
  const score = scoreVerdicts([day]);

  it("counts those that could not be followed", () => {
    expect([score.followed, score.lost]).toEqual([5, 1]);
    expect(score.all.beat.value).toBeCloseTo(3 / 5, 12);
    expect(score.all.excess.value).toBeCloseTo(0.2 / 5, 12);
  });

  it("says of how many values on either side of the price the stock went that way", () => {
    // Above the price: 0.1 came true, -0.2 did not. Below: -0.05 did, 0.05 did not. Near: no claim.
    expect(score.values.dcf.right).toMatchObject({ n: 4, value: 0.5 });
    expect(score.values.dcf.sides.above.beat).toMatchObject({ n: 2, value: 0.5 });
    expect(score.values.dcf.sides.near.beat).toMatchObject({ n: 1, value: 1 });
    expect(score.values.consensus.right).toMatchObject({ n: 2, value: 1 });
  });

  it("sorts claims by size, each into one group", () => {
    const groups = score.values.dcf.claims.map(({ from, to, excess }) => [from, to, excess.n]);
    expect(groups).toEqual([
      [null, -0.5, 0],
      [-0.5, -0.25, 1],
      [-0.25, -0.1, 1],
      [-0.1, 0.1, 1],
      [0.1, 0.25, 0],
      [0.25, 0.5, 2],
      [0.5, null, 0],
    ]);
    expect(score.values.dcf.claims[5]?.claimed).toBeCloseTo(0.35, 12);
  });

  it("leaves a value that no model gave without a score", () => {
    expect(score.values.graham.right).toMatchObject({ n: 0, value: null });
  });

  it("tells widths of moats apart", () => {
    expect(score.widths.wide.beat).toMatchObject({ n: 2, value: 0.5 });
    expect(score.widths.none.excess.value).toBeCloseTo(-0.05, 12);
  });

  it("takes a value a tenth away from the price as a claim", () => {
    expect([0.1, 0.0999, -0.0999, -0.1, X].map(sideOf)).toEqual(["above", "near", "near", "below", null]);
  });
});
