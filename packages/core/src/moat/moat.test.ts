import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { figure, missing } from "../figure/index.ts";
import { MOAT_MEASURES, type MoatMeasure } from "../words/index.ts";
import {
  durability,
  type MeasureNumbers,
  type MoatSourceScore,
  moatLabel,
  moatPeers,
  moatSources,
  moatTrend,
  moatWidth,
  movedLimits,
  type PeerStanding,
  peerStanding,
} from "./index.ts";

const spreadsOf = (points: readonly number[]) =>
  points.map((value) => figure(value / 100, { source: "test" }, "not-reported"));
const LIMITS = movedLimits();

describe("the durability of a spread", () => {
  it("is the share of years above 0 and the median, of the years that are known", () => {
    // Sorted: -1, 4, 5, 6, 8.
    expect(durability([...spreadsOf([4, 6, -1]), missing("periods-missing"), ...spreadsOf([8, 5])])).toEqual({
      known: 5,
      share: 0.8,
      median: 0.05,
      latest: 0.05,
      change: null,
      because: null,
    });
  });

  it("is not known of fewer than five years, for the reason of the latest that is missing", () => {
    expect(durability(spreadsOf([4, 6, 8, 9]))).toMatchObject({
      share: null,
      because: "too-few-periods",
      latest: 0.09,
    });
    const withoutRates = [...spreadsOf([4, 6, 8, 9]), missing("not-available-from-provider")];
    expect(durability(withoutRates)).toMatchObject({ median: null, because: "not-available-from-provider" });
  });

  it("widens or narrows by more than two points from the median of three years to that of the next three", () => {
    // Medians 5 and 8; 5 and 6.9; 8 and 5.
    const trendOf = (points: readonly number[]) => moatTrend(durability(spreadsOf(points)).change, LIMITS.trendPoints);
    expect(trendOf([4, 5, 9, 7, 8, 8])).toBe("widening");
    expect(trendOf([4, 5, 9, 6.9, 6, 8])).toBe("stable");
    expect(trendOf([7, 8, 9, 4, 5, 6])).toBe("narrowing");
    expect(trendOf([4, 5, 9, 7, 8])).toBe("unknown");
  });
});

const measuresOf = (known: Partial<MeasureNumbers>): MeasureNumbers =>
  ({ ...Object.fromEntries(MOAT_MEASURES.map((name) => [name, Number.NaN])), ...known }) as MeasureNumbers;
const standingOf = (
  shares: Partial<PeerStanding["shares"]>,
  rest: Partial<Omit<PeerStanding, "shares">> = {},
): PeerStanding => ({
  peers: "industry",
  members: 12,
  costTrend: 0,
  revenueShare: Number.NaN,
  compared: 12,
  largeCompanies: 0,
  ...rest,
  shares: measuresOf(shares),
});
const scoreOf = (place: number, known: Partial<MeasureNumbers>, standing: PeerStanding) => {
  const { score, reason } = moatSources({ measures: measuresOf(known), standing, whyMissing: () => null })[
    place
  ] as MoatSourceScore;
  return [score, reason];
};

describe("the sources of a moat", () => {
  it.each([
    [0.8, 0.1, 0, [3, "margin-high-and-steady"]],
    [0.8, 0.11, 0, [2, "margin-high"]],
    [0.6, 0.1, 0, [2, "margin-high"]],
    [0.6, 0.3, 0, [1, "margin-above-peers"]],
    [0.59, 0.05, 0.6, [1, "research-above-peers"]],
    [0.49, 0.05, 0.9, [0, "margin-ordinary"]],
  ])(
    "pricing power of a gross margin above %d of its peers that varies by %d",
    (standing, variation, research, expected) => {
      const known = { grossMargin: 0.5, grossMarginVariation: variation, researchIntensity: 0.1 };
      const shares = { grossMargin: standing, researchIntensity: research };
      expect(scoreOf(0, known, standingOf(shares))).toEqual(expected);
    },
  );

  // MOAT-05: advertising per revenue above that of 60 % of the peers, where a margin in the upper half goes with it.
  it.each([
    [0.5, 0.6, [1, "advertising-above-peers"]],
    [0.5, 0.59, [0, "margin-ordinary"]],
    [0.49, 0.9, [0, "margin-ordinary"]],
    [0.5, Number.NaN, [0, "margin-ordinary"]],
  ])(
    "brands of a gross margin above %d and advertising above that of %d of its peers",
    (margin, advertising, expected) => {
      const shares = { grossMargin: margin, advertisingIntensity: advertising };
      expect(scoreOf(0, { grossMargin: 0.5, grossMarginVariation: 0.3 }, standingOf(shares))).toEqual(expected);
    },
  );

  it.each([
    [0.8, 0.6, -0.005, [3, "costs-low-and-falling"]],
    [0.8, 0.6, 0, [2, "costs-low"]],
    [0.8, 0.65, -0.005, [2, "costs-low"]],
    [0.8, 0.65, 0, [1, "overhead-low"]],
    [0.4, 0.1, 0, [0, "costs-ordinary"]],
    [0.4, 0.1, -0.002, [1, "costs-falling"]],
  ])(
    "costs of a company above %d of its peers by operating and %d by gross margin",
    (operating, gross, trend, expected) => {
      const shares = { operatingMargin: operating, grossMargin: gross };
      expect(
        scoreOf(1, { operatingMargin: 0.2, costTrend: trend + 0.01 }, standingOf(shares, { costTrend: 0.01 })),
      ).toEqual(expected);
    },
  );

  it.each([
    [0.7, 0.2, 0.01, [3, "prepaid-and-rising"]],
    [0.7, 0.2, -0.01, [2, "steady-and-prepaid"]],
    [0.8, 0, 0, [2, "very-steady"]],
    [0.7, 0, 0, [1, "steady"]],
    [0.3, 0.06, 0, [1, "prepaid"]],
    [0.3, 0.04, 0, [0, "unsteady"]],
  ])(
    "switching costs of growth steadier than that of %d of its peers, %d of it paid in advance",
    (steady, prepaid, rise, expected) => {
      const known = { growthDeviation: 0.05, deferredRevenue: prepaid, deferredTrend: rise };
      expect(scoreOf(2, known, standingOf({ growthDeviation: 1 - steady }))).toEqual(expected);
    },
  );

  it.each([
    [0.3, 3, 0.6, [3, "large-among-few"]],
    [0.3, 3, 0.4, [2, "large-share"]],
    [0.12, 4, 0.6, [2, "large-among-few"]],
    [0.12, 5, 0.6, [1, "notable-share"]],
    [0.09, 1, 0.9, [0, "small-share"]],
  ])(
    "scale of a company with %d of the revenue of an industry with %i large ones",
    (share, large, intensity, expected) => {
      const standing = standingOf({ capitalIntensity: intensity }, { revenueShare: share, largeCompanies: large });
      expect(scoreOf(3, { revenue: 1e9 }, standing)).toEqual(expected);
    },
  );

  it("are not visible where a company has no peers or no number, and a network never is", () => {
    const sources = moatSources({
      measures: measuresOf({ grossMargin: 0.5 }),
      standing: standingOf({}),
      whyMissing: () => "not-applicable-to-banks",
    });
    expect(sources.map(({ score, because }) => [score, because])).toEqual([
      [null, "too-few-members"],
      [null, "not-applicable-to-banks"],
      [null, "not-applicable-to-banks"],
      [null, "not-applicable-to-banks"],
      [null, "not-in-accounts"],
    ]);
  });
});

describe("the width of a moat", () => {
  const widthOf = (points: readonly number[], ...scores: readonly (number | null)[]) =>
    moatLabel(
      {
        durability: durability(spreadsOf(points)),
        sources: scores.map(
          (score) =>
            ({
              source: "networkEffect",
              score,
              reason: "steady",
              because: score === null ? "too-few-members" : null,
              numbers: {},
            }) as MoatSourceScore,
        ),
      },
      LIMITS,
    ).width;
  const nine = [6, 6, 6, 6, 6, 6, 6, 6, 6, -1];

  it("is wide above 0 in nine of ten years, by five points in the middle, for two strong sources", () => {
    expect(widthOf(nine, 2, 2, 0, null)).toBe("wide");
    expect(widthOf(nine, 2, 1, 0, null)).toBe("narrow");
    expect(
      widthOf(
        nine.map((value) => value - 1.01),
        3,
        3,
        3,
        3,
      ),
    ).toBe("narrow");
    expect(widthOf([6, 6, 6, 6, 6, 6, 6, 6, -1, -1], 3, 3, 3, 3)).toBe("narrow");
  });

  it("is none where the spread does not last, or no source is strong", () => {
    expect(widthOf([6, 6, 6, 6, 6, 6, -1, -1, -1, -1], 3, 3, 3, 3)).toBe("none");
    expect(widthOf(nine, 1, 1, 0, 0)).toBe("none");
  });

  it("is not known of four years, or where fewer than two sources are visible and what is seen is not strong", () => {
    expect(widthOf([6, 6, 6, 6], 3, 3)).toBe("unknown");
    expect(widthOf(nine, null, null, null, 1)).toBe("unknown");
    expect(widthOf(nine, null, null, null, 2)).toBe("narrow");
  });

  it("follows limits that a reader moves, and refuses those out of bounds", () => {
    const of = { share: 0.8, median: 0.06, strong: 2, visible: 4 };
    expect(moatWidth(of, movedLimits({ wideShare: 0.8 }))).toBe("wide");
    expect(() => movedLimits({ wideShare: 1.1 })).toThrow(RangeError);
  });

  it("never narrows when the spread of a year rises", () => {
    const order = ["none", "unknown", "narrow", "wide"];
    const points = fc.array(fc.double({ min: -20, max: 20, noNaN: true }), { minLength: 5, maxLength: 10 });
    const score = fc.option(fc.integer({ min: 0, max: 3 }));
    fc.assert(
      fc.property(
        points,
        fc.nat(),
        fc.double({ min: 0, max: 20, noNaN: true }),
        fc.array(score, { minLength: 4, maxLength: 4 }),
        (spreads, which, rise, scores) => {
          const better = spreads.with(which % spreads.length, (spreads[which % spreads.length] as number) + rise);
          expect(order.indexOf(widthOf(better, ...scores))).toBeGreaterThanOrEqual(
            order.indexOf(widthOf(spreads, ...scores)),
          );
        },
      ),
    );
  });
});

describe("the peers of a company", () => {
  const columnsOf = (values: readonly number[]) =>
    Object.fromEntries(MOAT_MEASURES.map((name) => [name, Float64Array.from(values)])) as Record<
      MoatMeasure,
      Float64Array
    >;
  const five = moatPeers(columnsOf([10, 20, 30, 30, 110]), [0, 1, 2, 3, 4]);

  it("do worse in the share that lies below, ties counting half, and share its revenue", () => {
    // One below 20; of 200 in all, 110, 30, 30 and no others are above a tenth of it, 20 being just that.
    expect(five.standingOf(1).shares.grossMargin).toBe(0.25);
    expect(five.standingOf(2).shares.grossMargin).toBe(2.5 / 4);
    expect(five.standingOf(4)).toMatchObject({ revenueShare: 110 / 200, largeCompanies: 3, members: 5, costTrend: 30 });
  });

  it("are those of its sector where its industry has fewer than five, which tells nothing of its scale", () => {
    const three = moatPeers(columnsOf([10, 20, 30]), [0, 1, 2]);
    const found = peerStanding({ industry: [three, 1], sector: [five, 3] });
    expect(found).toMatchObject({ peers: "sector", members: 5, revenueShare: Number.NaN });
    expect(found.shares.grossMargin).toBe(2.5 / 4);
    expect(peerStanding({ industry: [five, 3], sector: [three, 1] }).peers).toBe("industry");
    expect(peerStanding({ industry: [three, 1], sector: [three, 1] }).shares.grossMargin).toBeNaN();
  });
});
