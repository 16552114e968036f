import { describe, expect, it } from "vitest";
import { type FollowedSpread, spreadPersistence } from "./spread-persistence.ts";

const followed = (company: number, sector: number, before: number, after: number): FollowedSpread => ({
  company,
  sector,
  before,
  after,
});

describe("whether a spread lasted", () => {
  it("is the share of judgements after which capital still earned more than it cost", () => {
    // Three of four above 0 against one of two; changes of -2, -3, -1 and -12 points, in the middle -2.5.
    const wide = [
      followed(1, 0, 0.1, 0.08),
      followed(1, 0, 0.08, 0.05),
      followed(2, 1, 0.06, 0.05),
      followed(3, 1, 0.07, -0.05),
    ];
    const others = [followed(4, 0, 0.01, -0.01), followed(5, 1, -0.02, 0.03)];
    const found = spreadPersistence(wide, others);
    expect(found.wide).toEqual({ n: 4, companies: 3, share: 0.75, change: expect.closeTo(-0.025, 12) });
    expect(found.others).toMatchObject({ n: 2, companies: 2, share: 0.5 });
    expect(found.difference).toBe(0.25);
    expect(found.interval).toEqual({ value: null, because: "side-too-small" });
  });

  it("is not compared where no company has a wide moat", () => {
    expect(spreadPersistence([], [followed(1, 0, 0.1, 0.1)])).toMatchObject({
      wide: { n: 0, companies: 0, share: null, change: null },
      difference: null,
      interval: { because: "side-too-small" },
    });
  });

  it("counts all years of a company without a sector as one observation", () => {
    const company = (number: number, after: number) =>
      Array.from({ length: 6 }, () => followed(number, Number.NaN, 0.1, after));
    const wide = [company(1, 0.1), company(2, 0.1), company(3, -0.1)].flat();
    const others = [company(4, -0.1), company(5, 0.1), company(6, -0.1)].flat();
    const once = spreadPersistence(wide, others).interval;
    // Six of each kind would exclude 0 if every year were a company of its own.
    const alone = (all: readonly FollowedSpread[]) => all.map((one, k) => ({ ...one, company: 100 * one.company + k }));
    const naive = spreadPersistence(alone(wide), alone(others)).interval;
    expect(once).toMatchObject({ low: expect.any(Number) });
    expect("low" in once && once.low < 0).toBe(true);
    expect("low" in naive && naive.low > 0).toBe(true);
  });
});
