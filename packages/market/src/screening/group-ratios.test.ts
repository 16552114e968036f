import type { Figure } from "@plumbline/core/figure";
import { day, formatDay } from "@plumbline/core/time";
import { afterEach, describe, expect, it } from "vitest";
import { type GroupMarket, group, LAST_DAY, type Member, publishGroup } from "../companies/testing/group-market.ts";
import { computeGroupRatios, computeScreening, type GroupRatios } from "./index.ts";

let market: GroupMarket;
afterEach(() => market.close());

/** The ratios of the industry of the first company. */
async function ratiosOf(members: readonly Member[]): Promise<GroupRatios> {
  market = await publishGroup(members);
  const { matrix, multiplesOf } = await computeScreening(market.snapshot);
  return multiplesOf("industry", matrix.industries[0] as number);
}
const medianOf = async (members: readonly Member[]): Promise<Figure> => (await ratiosOf(members)).pe.median;

describe("the ratios of an industry", () => {
  it("are the aggregate and the median of its companies", async () => {
    const { pe, ps, members, leftOut } = await ratiosOf(group(6));
    // 400,000 shares and earnings of 980,000: 10, 20, 30, 40, 50, 60; all earn the same, so the sums give the mean.
    expect(pe.median.value).toBeCloseTo(35, 9);
    expect(pe.aggregate.value).toBeCloseTo(35, 9);
    // Of revenue a fifth is earned.
    expect(ps.median.value).toBeCloseTo(7, 9);
    expect([members, leftOut]).toEqual([6, 0]);
    expect(pe.median).toMatchObject({
      provenance: { source: "sec", periodEnd: "2024-06-28", formula: expect.stringContaining("STA-16") },
    });
  });

  it("double with all prices", async () => {
    expect((await medianOf(group(6, 2))).value).toBeCloseTo(70, 9);
  });

  it("count a company once, whatever its classes of shares", async () => {
    const other = { symbol: "M0.B", cik: 1, price: 24_500 };
    const { pe, members } = await ratiosOf([...group(1), other, ...group(6).slice(1)]);
    expect(pe.median.value).toBeCloseTo(35, 9);
    expect(members).toBe(6);
  });

  it("take of a company the first class that has a market value", async () => {
    const unpriced = { symbol: "A0", cik: 1, price: 1, changes: { priceBasis: null, priceSource: null } };
    expect((await medianOf([unpriced, ...group(6)])).value).toBeCloseTo(35, 9);
  });

  it("leave out other industries, companies without prices, and those quoted in another currency", async () => {
    const strangers: Member[] = [
      { symbol: "N0", cik: 11, price: 1, changes: { industry: "Tobacco" } },
      { symbol: "N1", cik: 12, price: 1, changes: { currency: "EUR" } },
      { symbol: "N2", cik: 13, price: 1, changes: { priceBasis: null, priceSource: null } },
    ];
    const { pe, members, leftOut } = await ratiosOf([...group(6), ...strangers]);
    expect(pe.median.value).toBeCloseTo(35, 9);
    expect([members, leftOut]).toEqual([6, 2]);
  });

  it("are the same for the members alone, without everything else that is screened", async () => {
    const others: Member[] = [
      { symbol: "M6.B", cik: 1, price: 24_500 },
      { symbol: "N0", cik: 11, price: 7, changes: { industry: "Tobacco" } },
      { symbol: "N1", cik: 12, price: 1, changes: { currency: "EUR" } },
      { symbol: "N2", cik: 13, price: 1, changes: { priceBasis: null, priceSource: null } },
      { symbol: "N3", cik: 14, price: 1, changes: { delisted: day("2024-03-15") } },
      { symbol: "ZFUND", cik: 15, price: 1, changes: { assetClass: "etf" } },
    ];
    market = await publishGroup([...group(6), ...others]);
    const { sector, industry } = market.snapshot.instruments[0] as { sector: string; industry: string };
    const groups = [
      { kind: "sector", name: sector },
      { kind: "industry", name: industry },
      { kind: "industry", name: "Tobacco" },
      { kind: "industry", name: "Coal" },
    ] as const;
    for (const asOf of [LAST_DAY, day("2024-02-20"), day("2019-01-02")]) {
      const screening = await computeScreening(market.snapshot, { asOf: formatDay(asOf) });
      const indexOf = ({ kind, name }: (typeof groups)[number]) =>
        (kind === "sector" ? screening.sectors : screening.industries).indexOf(name);
      const whole = groups.map((one) => screening.multiplesOf(one.kind, indexOf(one)));
      const alone = await computeGroupRatios(market.snapshot, asOf, groups);
      // Without a company there is no provider of accounts to name.
      expect(alone.map(({ members, leftOut }) => [members, leftOut])).toEqual(
        whole.map(({ members, leftOut }) => [members, leftOut]),
      );
      expect(alone).toEqual(whole);
    }
  });

  it("say nothing of fewer than five companies", async () => {
    expect(await medianOf(group(4))).toEqual({ value: null, because: "too-few-members" });
  });

  it("have no members where nobody says what the industry is", async () => {
    const { pe, members } = await ratiosOf(group(6).map((member) => ({ ...member, changes: { industry: null } })));
    expect(pe.median).toEqual({ value: null, because: "too-few-members" });
    expect(members).toBe(0);
  });
});
