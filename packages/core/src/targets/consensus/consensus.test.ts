import { describe, expect, it } from "vitest";
import { figure, missing } from "../../figure/index.ts";
import { day } from "../../time/index.ts";
import { type AnalystTarget, adjustedTargets } from "../posts/adjusted-targets.ts";
import { deduplicated } from "../posts/deduplicated.ts";
import { postOf } from "../posts/price-target-post.fixture.ts";
import type { PriceTargetPost } from "../posts/price-target-post.ts";
import { bigBankTarget } from "./big-bank-target.ts";
import { consensus, impliedUpside } from "./consensus.ts";
import { lastTargets } from "./last-targets.ts";

const asOf = day("2024-06-28");

function targetsOf(...posts: readonly Partial<PriceTargetPost>[]): AnalystTarget[] {
  const closes = { day: new Int32Array(), close: new Float64Array() };
  const stated = posts.map((post) => postOf({ published: day("2024-06-03"), ...post }));
  return adjustedTargets(deduplicated(stated), { closes, splits: [], asOf });
}

describe("the consensus", () => {
  it("takes one target of each firm, its latest, also of two on one day", () => {
    const targets = targetsOf(
      { firm: "UBS", target: 90, published: day("2024-05-02") },
      { firm: "Baird", target: 200 },
      { firm: "Credit Suisse", target: 100 },
      { firm: "UBS", target: 120 },
    );
    const { mean, median, high, low, firms } = consensus(targets, asOf);
    expect([mean.value, median.value, high.value, low.value, firms]).toEqual([160, 160, 200, 120, 2]);
  });

  it("leaves out targets that are twelve months old", () => {
    const old = targetsOf({ published: day("2023-06-28") }, { firm: "UBS", published: day("2023-06-29") });
    expect(consensus(old, asOf).targets.map(({ firm }) => firm.name)).toEqual(["UBS"]);
  });

  it("is thin with two firms, and not with three", () => {
    const three = targetsOf({ firm: "UBS" }, { firm: "Baird" }, { firm: "Argus" });
    expect([consensus(three.slice(1), asOf).thin, consensus(three, asOf).thin]).toEqual([true, false]);
  });
});

describe("the big-bank target", () => {
  const targets = targetsOf({ firm: "Bank of America", target: 100 }, { firm: "Nordhaven Bank", target: 130 });

  it("is of the banks of PT-07, or of those that a market names, in any spelling", () => {
    expect(bigBankTarget(targets, asOf).mean.value).toBe(100);
    expect(bigBankTarget(targets, asOf, ["NORDHAVEN BANK Inc."]).mean.value).toBe(130);
  });
});

describe("the last targets", () => {
  it("are ordered by day, newest first, then by firm, then the last of a firm first", () => {
    const targets = targetsOf(
      { firm: "UBS", target: 1 },
      { firm: "Baird", target: 2 },
      { firm: "Baird", target: 3 },
      { firm: "UBS", target: 4, published: day("2024-06-04") },
      { firm: "Argus", target: 5, published: day("2024-05-31") },
    );
    expect(lastTargets(targets).map(({ target }) => target)).toEqual([4, 3, 2, 1, 5]);
    expect(lastTargets(targets, 2)).toHaveLength(2);
  });
});

describe("the implied upside", () => {
  const [target, price] = [150, 120].map((value) => figure(value, { source: "test" }, "no-price"));

  it("is target over price, less one", () => {
    expect(target && price && impliedUpside(target, price)).toMatchObject({
      value: 0.25,
      provenance: { source: "test" },
    });
  });

  it("is missing for the reason of its missing part", () => {
    expect(target && impliedUpside(target, missing("no-price"))).toEqual(missing("no-price"));
    expect(price && impliedUpside(missing("no-targets"), price)).toEqual(missing("no-targets"));
  });
});
