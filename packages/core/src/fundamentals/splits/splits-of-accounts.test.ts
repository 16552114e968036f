import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { type Day, day, formatDay } from "../../time/index.ts";
import type { Fact } from "../facts/fact.ts";
import { prepareFacts } from "../facts/prepare-facts.ts";
import { factOf } from "../made-up-company.fixture.ts";
import { factsIn, goldenSplits, preparedIn } from "./real-splits.fixture.ts";
import { type SplitOfAccounts, splitsOfAccounts } from "./splits-of-accounts.ts";

const LATER = day("2030-01-01");

const told = ({ ratio, after, by }: SplitOfAccounts) => `${ratio} ${formatDay(after)} ${formatDay(by)}`;

describe.skipIf(needsSharedData)("golden-accounts.json, splits from the accounts (REC-16)", () => {
  it.each(needsSharedData ? [] : goldenSplits())("$id", ({ file, asOf, expected: { ratio, after, by } }) => {
    const splits = splitsOfAccounts(preparedIn(file), day(asOf)).map(told);
    expect(splits).toContain(`${ratio} ${after} ${by}`);
  });

  it("holds nine splits, all of them looked at", () => {
    expect(goldenSplits()).toHaveLength(9);
  });
});

/** By the press releases of the companies; Honeywell's of 2026 by its own filings alone. */
const REAL = {
  "AAPL 7": "2014-06-09",
  "AAPL 4": "2020-08-31",
  "CMCSA 2": "2017-02-21",
  "CRM 4": "2013-04-18",
  "GE 0.125": "2021-08-02",
  "HON 0.5": null,
  "ISRG 3": "2017-10-06",
  "ISRG 3 again": "2021-10-05",
  "KO 2": "2012-08-13",
  "LRCX 10": "2024-10-03",
  "MA 10": "2014-01-22",
  "NFLX 7": "2015-07-15",
  "NFLX 10": "2025-11-17",
  "WMT 3": "2024-02-26",
};

describe.skipIf(needsSharedData)("splits of all companies of the test data", () => {
  const folders = ["fundamentals/companyfacts_22tags", "cases/accounts"];

  it("are those that happened, each on its day, and no others: no buyback, issue, merger or slip of scale is one", () => {
    const found = folders.flatMap((folder) =>
      readdirSync(sharedFile(`data/${folder}`))
        .filter((name) => name.endsWith(".json.gz"))
        .flatMap((name) =>
          splitsOfAccounts(preparedIn(`${folder}/${name}`), LATER).map((split) => ({ name, ...split })),
        ),
    );
    const names = new Set<string>();
    for (const { name, ratio, after, by } of found) {
      const plain = `${name.replace(".json.gz", "")} ${ratio}`;
      const key = (names.has(plain) ? `${plain} again` : plain) as keyof typeof REAL;
      names.add(key);
      const happened = REAL[key];
      if (happened === null || happened === undefined) continue;
      expect(day(happened), key).toBeGreaterThan(after);
      expect(day(happened), key).toBeLessThanOrEqual(by);
    }
    expect([...names].sort()).toEqual(Object.keys(REAL).sort());
  });

  it("are dated by the tag of the filing where there is one: Apple's of 2014 and 2020, on the Fridays before", () => {
    const splits = splitsOfAccounts(preparedIn("fundamentals/companyfacts_full/2026-04/CIK0000320193.json.gz"), LATER);
    expect(splits.map(({ tagged }) => tagged && formatDay(tagged))).toEqual(["2014-06-06", "2020-08-28"]);
  });
});

const NETFLIX = "fundamentals/companyfacts_22tags/NFLX.json.gz";

describe.skipIf(needsSharedData)("splits from the accounts, whatever the facts (laws)", () => {
  it("do not change on a day when facts filed later are added, nor with the order of the facts", () => {
    const facts = factsIn(NETFLIX);
    const shuffled = prepareFacts([...facts].sort((a, b) => a.value - b.value));
    for (const asOf of ["2015-07-16", "2015-07-17", "2016-03-01", "2025-12-31", "2026-01-23", "2026-06-01"].map(day)) {
      const all = splitsOfAccounts(preparedIn(NETFLIX), asOf).map(told);
      expect(splitsOfAccounts(prepareFacts(facts.filter(({ filed }) => filed <= asOf)), asOf).map(told)).toEqual(all);
      expect(splitsOfAccounts(shuffled, asOf).map(told)).toEqual(all);
    }
  });

  it("are the same of a company whose amounts are a thousand times as large, and whose shares are as many times fewer", () => {
    const apple = factsIn("fundamentals/companyfacts_full/2026-04/CIK0000320193.json.gz");
    const scaled = (fact: Fact) => {
      if (fact.unit === "pure") return fact;
      return { ...fact, value: fact.unit === "shares" ? fact.value / 1000 : fact.value * 1000 };
    };
    const [once, thousand] = [prepareFacts(apple), prepareFacts(apple.map(scaled))];
    expect(splitsOfAccounts(thousand, LATER).map(told)).toEqual(splitsOfAccounts(once, LATER).map(told));
  });
});

const SHARES = "WeightedAverageNumberOfDilutedSharesOutstanding";

interface Told {
  readonly filed: string;
  readonly shares: number;
  readonly income?: number;
  readonly eps?: number;
  readonly form?: string;
}

const YEARS = [
  { start: "2020-01-01", end: "2020-12-31" },
  { start: "2021-01-01", end: "2021-12-31" },
];

/** A year, told by several filings. */
function year(tellings: readonly Told[], { start, end } = YEARS[0] as (typeof YEARS)[number]): Fact[] {
  return tellings.flatMap(({ filed, shares, income = 1e9, eps, form = "10-K" }) => {
    const common = { start, end, filed, form };
    return [
      factOf({ ...common, concept: SHARES, unit: "shares", value: shares }),
      factOf({ ...common, concept: "NetIncomeLoss", value: income }),
      ...(eps === undefined
        ? []
        : [factOf({ ...common, concept: "EarningsPerShareDiluted", unit: "USD/shares", value: eps })]),
    ];
  });
}

const found = (facts: readonly Fact[], asOf: Day = LATER) => splitsOfAccounts(prepareFacts(facts), asOf).map(told);

describe("a split from the accounts", () => {
  const before = { filed: "2021-02-10", shares: 100e6 };
  const after = { filed: "2022-02-10", shares: 200e6 };

  it("needs two periods at the ratio, or one with earnings per share at the inverse", () => {
    expect(found(year([before, after]))).toEqual([]);
    const other = year(
      [
        { ...before, shares: 110e6 },
        { ...after, shares: 220e6 },
      ],
      YEARS[1],
    );
    expect(found([...year([before, after]), ...other])).toEqual(["2 2021-02-10 2022-02-10"]);
    expect(
      found(
        year([
          { ...before, eps: 10 },
          { ...after, eps: 5 },
        ]),
      ),
    ).toEqual(["2 2021-02-10 2022-02-10"]);
  });

  it("is none where earnings per share stay, or the income is another one: a merger counts other shares as well", () => {
    const merged = [before, { ...after, income: 2.1e9 }];
    expect(found([...year(merged), ...year(merged, YEARS[1])])).toEqual([]);
    const slipped = [
      { ...before, eps: 10 },
      { ...after, eps: 10 },
    ];
    expect(found([...year(slipped), ...year(slipped, YEARS[1])])).toEqual([]);
  });

  it("is none where a still later filing goes back to the old counts, from then on", () => {
    const tellings = [before, after, { ...before, filed: "2023-02-10" }];
    const facts = [...year(tellings), ...year(tellings, YEARS[1])];
    expect(found(facts, day("2022-06-01"))).toEqual(["2 2021-02-10 2022-02-10"]);
    expect(found(facts, day("2023-06-01"))).toEqual([]);
  });

  it("is seen across a filing whose counts are in thousands", () => {
    const tellings = [before, { filed: "2021-06-10", shares: 100e3 }, after];
    expect(found([...year(tellings), ...year(tellings, YEARS[1])])).toEqual(["2 2021-02-10 2022-02-10"]);
  });

  it("is not found a third time where a filing restates for two splits at once", () => {
    const twice = [before, { filed: "2022-02-10", shares: 200e6 }, { filed: "2023-02-10", shares: 600e6 }];
    const both = [before, { filed: "2023-02-11", shares: 600e6 }];
    const older = { start: "2019-01-01", end: "2019-12-31" };
    const facts = [
      year(twice),
      year(twice, YEARS[1]),
      year(both, older),
      year(both, { start: "2018-01-01", end: "2018-12-31" }),
    ];
    expect(found(facts.flat())).toEqual(["2 2021-02-10 2022-02-10", "3 2022-02-10 2023-02-10"]);
  });

  it("ends in bounded time where five hundred filings state one period", () => {
    const many = Array.from({ length: 500 }, (_, k) => ({
      filed: formatDay((day("2021-02-10") + k) as Day),
      shares: k % 2 === 0 ? 100e6 : 200e6,
    }));
    expect(found([...year(many), ...year(many, YEARS[1])])).toEqual([]);
  });

  it("has the ratio by which the counts were multiplied, or divided (law)", () => {
    const ratios = fc.constantFrom(1.25, 1.5, 2, 3, 5, 7, 10, 20, 50);
    fc.assert(
      fc.property(ratios, fc.boolean(), fc.integer({ min: 10e6, max: 1e9 }), (size, isReverse, shares) => {
        const ratio = isReverse ? 1 / size : size;
        const tellings = [
          { ...before, shares },
          { ...after, shares: Math.round(shares * ratio) },
        ];
        const [split] = splitsOfAccounts(prepareFacts([...year(tellings), ...year(tellings, YEARS[1])]), LATER);
        expect(split?.ratio).toBeCloseTo(ratio, 12);
      }),
    );
  });
});
