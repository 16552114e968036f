import { describe, expect, it } from "vitest";
import { type PriceTargetPost, targetsAsOf } from "../targets/index.ts";
import { postOf } from "../targets/posts/price-target-post.fixture.ts";
import { day } from "../time/index.ts";
import { targetSigns } from "./target-signs.ts";

const asOf = day("2024-06-28");

/** Signs of posts of a stock at 100. */
function signsOf(posts: readonly PriceTargetPost[], currency: string | null = "USD") {
  const close = Float64Array.of(100);
  const bars = { day: Int32Array.of(asOf), open: close, high: close, low: close, close, volume: close };
  return targetSigns(targetsAsOf({ posts, prices: { bars, splits: [], source: "test" }, currency }, asOf), asOf);
}

const POSTS = [
  postOf({ firm: "UBS", published: day("2024-01-15"), target: 90 }),
  postOf({ firm: "UBS", published: day("2024-05-02"), target: 120 }),
  postOf({ firm: "Baird", published: day("2024-04-10"), target: 130, priorTarget: 140 }),
  postOf({ firm: "Argus", published: day("2024-06-03"), target: 95, priorTarget: 90 }),
  // Raised more than three months ago.
  postOf({ firm: "Loop", published: day("2024-02-01"), target: 110, priorTarget: 100 }),
];

describe("what targets say", () => {
  it("is the gap of the consensus, the firms above the price, and the targets raised of those that moved in a quarter", () => {
    const { consensus, above, raised } = signsOf(POSTS);
    // (120 + 130 + 95 + 110) / 4 = 113.75; no target of them is a year old, so that no bias is known.
    expect(consensus.value).toBeCloseTo(0.1375, 12);
    expect(above).toMatchObject({ yes: 3, of: 4, figure: { value: 0.75, provenance: { formula: "VER-03" } } });
    expect(raised).toMatchObject({ yes: 2, of: 3 });
  });

  it("does not change with what is published later", () => {
    const later = postOf({ firm: "Needham", published: day("2024-07-01"), target: 300, priorTarget: 100 });
    expect(signsOf([...POSTS, later])).toEqual(signsOf(POSTS));
  });

  it("is nothing without targets, and in an unknown currency", () => {
    expect(signsOf([]).above).toEqual({ because: "no-targets" });
    expect(signsOf(POSTS, null).raised).toEqual({ because: "currency-unknown" });
  });

  it("counts no move as none of none", () => {
    expect(signsOf([postOf({ published: day("2024-05-02"), target: 120 })]).raised).toMatchObject({ yes: 0, of: 0 });
  });
});
