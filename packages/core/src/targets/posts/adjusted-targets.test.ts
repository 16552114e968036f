import { describe, expect, it } from "vitest";
import { flatBars } from "../../series/bars.fixture.ts";
import { type Day, day } from "../../time/index.ts";
import { type AnalystTarget, adjustedTargets } from "./adjusted-targets.ts";
import { closesAsOf } from "./closes.ts";
import { deduplicated } from "./deduplicated.ts";
import { postOf } from "./price-target-post.fixture.ts";
import type { PriceTargetPost } from "./price-target-post.ts";

// Netflix, 10:1 on Monday 2025-11-17: the closes around it, and targets as Yahoo lists them.
const splits = [{ exDay: day("2025-11-17"), ratio: 10 }];
const bars = flatBars(
  ["2025-10-20", "2025-10-21", "2025-11-14", "2025-11-17", "2025-11-18"].map(day),
  [1238.56, 1241.35, 1112.17, 110.29, 114.09],
);

function adjusted(posts: readonly Partial<PriceTargetPost>[], asOf: Day = day("2025-11-28")): AnalystTarget[] {
  const closes = closesAsOf({ bars, splits }, asOf);
  return adjustedTargets(deduplicated(posts.map(postOf)), { closes, splits, asOf });
}

describe("adjustedTargets", () => {
  it("brings a target and the price when posted to the shares of today, and keeps the posted number", () => {
    const [post] = adjusted([{ published: day("2025-10-22"), target: 1400, priorTarget: 1500, priceWhenPosted: 1116 }]);
    expect(post).toMatchObject({ target: 140, priorTarget: 150, priceWhenPosted: 111.6, priceFrom: "provider" });
    expect(post).toMatchObject({ postedTarget: 1400, action: "lower" });
    expect(post?.upsideWhenPosted).toBeCloseTo(1400 / 1116 - 1, 12);
  });

  it("leaves a target of the ex-day as it is, and a target as of a day before the split", () => {
    expect(adjusted([{ published: day("2025-11-17"), target: 110 }])[0]?.target).toBe(110);
    expect(adjusted([{ published: day("2025-10-22"), target: 1400 }], day("2025-11-14"))[0]?.target).toBe(1400);
  });

  it("takes the last close before the post where the provider states no price", () => {
    const [before, after] = adjusted([
      { published: day("2025-10-22"), target: 1400 },
      { published: day("2025-11-17"), target: 110 },
    ]);
    expect(before).toMatchObject({ priceFrom: "close" });
    expect(before?.priceWhenPosted).toBeCloseTo(124.135, 9);
    expect(after?.priceWhenPosted).toBeCloseTo(111.217, 9);
  });

  it("takes no price when posted from more than a week before", () => {
    const [early, late] = adjusted([{ published: day("2025-10-20") }, { published: day("2025-10-29") }]);
    expect([early, late]).toMatchObject([
      { priceWhenPosted: null, priceFrom: null, upsideWhenPosted: null },
      { priceFrom: null },
    ]);
  });

  it("reads a prior target in the shares of the post that stated it", () => {
    // Barclays: "from 1,100 to 110" on the day after the split.
    const [, barclays] = adjusted([
      { firm: "Barclays", published: day("2025-10-22"), target: 1100 },
      { firm: "Barclays Capital", published: day("2025-11-18"), target: 110, priorTarget: 1100 },
    ]);
    expect(barclays).toMatchObject({ target: 110, priorTarget: 110, action: "reiterate" });
  });

  it("names the action by the post before, unless the provider names it", () => {
    const posts = adjusted([
      { published: day("2025-11-18"), target: 100 },
      { published: day("2025-11-19"), target: 110 },
      { published: day("2025-11-20"), target: 105, action: "adjusts" },
    ]);
    expect(posts.map(({ action, priorTarget }) => [action, priorTarget])).toEqual([
      [null, null],
      ["raise", 100],
      ["adjusts", 110],
    ]);
  });
});
