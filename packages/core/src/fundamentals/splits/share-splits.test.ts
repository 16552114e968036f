import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { type Day, day, formatDay } from "../../time/index.ts";
import { prepareFacts } from "../facts/prepare-facts.ts";
import { factOf } from "../made-up-company.fixture.ts";
import { preparedIn } from "./real-splits.fixture.ts";
import { areSameSplits, ratioSince, type ShareSplit, shareSplits } from "./share-splits.ts";

const on = (date: string, ratio: number) => ({ exDay: day(date), ratio });
const filing = (accession: string, filed: string) => ({ accession, filed: day(filed) });
const told = ({ ratio, from, vendor, accounts }: ShareSplit) =>
  [ratio, formatDay(from), vendor ? "vendor" : "", accounts ? "accounts" : ""].filter((word) => word !== "").join(" ");

const APPLE = "fundamentals/companyfacts_full/2026-04/CIK0000320193.json.gz";
const WALMART = "fundamentals/companyfacts_22tags/WMT.json.gz";
const HONEYWELL = "fundamentals/companyfacts_22tags/HON.json.gz";

describe.skipIf(needsSharedData)("the splits of a share in one table (REC-17)", () => {
  it("are on the day of the vendor where the filings show the same, with both as evidence", () => {
    const vendor = [on("2014-06-09", 7.00000700001), on("2020-08-31", 4)];
    const table = shareSplits(preparedIn(APPLE), vendor, day("2021-01-01"));
    expect(table.map(told)).toEqual(["7 2014-06-09 vendor accounts", "4 2020-08-31 vendor accounts"]);
  });

  it("are those of the filings where the vendor states none, from the first filing on that restates for them", () => {
    const table = (asOf: string) => shareSplits(preparedIn(WALMART), [], day(asOf)).map(told);
    expect(table("2024-03-14")).toEqual([]);
    expect(table("2024-03-15")).toEqual(["3 2024-03-15 accounts"]);
  });

  it("are those of the vendor alone while no filing is newer", () => {
    const apple = (asOf: string) => shareSplits(preparedIn(APPLE), [on("2020-08-31", 4)], day(asOf)).map(told);
    expect(apple("2020-08-30")).toEqual(["7 2014-07-23 accounts"]);
    expect(apple("2020-08-31")).toEqual(["7 2014-07-23 accounts", "4 2020-08-31 vendor"]);
    expect(apple("2020-10-30")).toEqual(["7 2014-07-23 accounts", "4 2020-08-31 vendor accounts"]);
  });

  it("leave out what a vendor tells as a split while filings state the same shares before and after it", () => {
    // Honeywell gave one share of Solstice for four of its own on 2025-10-30, and one of Resideo for six in 2018.
    const vendor = [on("2018-10-29", 1.05), on("2025-10-30", 1.0625)];
    expect(shareSplits(preparedIn(HONEYWELL), vendor, day("2026-03-01"))).toEqual([]);
    // A split of the vendor that is older than any filing is believed.
    expect(shareSplits(preparedIn(HONEYWELL), [on("1997-09-16", 2)], day("2026-03-01"))).toHaveLength(1);
  });

  it("give the share count that a filing counts in, by its day and not by that of its period", () => {
    const splits = shareSplits(preparedIn(APPLE), [], day("2021-01-01"));
    expect(ratioSince(splits, filing("a", "2014-04-24"))).toBe(28);
    expect(ratioSince(splits, filing("a", "2014-07-23"))).toBe(4);
    expect(ratioSince(splits, filing("a", "2020-07-31"))).toBe(4);
    expect(ratioSince(splits, filing("a", "2020-10-30"))).toBe(1);
  });

  it("are the same table on two days between which no filing said otherwise", () => {
    const on = (asOf: string) => shareSplits(preparedIn(APPLE), [], day(asOf));
    expect(areSameSplits(on("2021-01-01"), on("2025-01-01"))).toBe(true);
    expect(areSameSplits(on("2020-10-29"), on("2020-10-30"))).toBe(false);
  });
});

const YEARS = [2019, 2020];

/** Two years as a filing states them. */
function filed(accession: string, date: string, shares: number, form = "10-K") {
  return YEARS.flatMap((year) => {
    const common = { start: `${year}-01-01`, end: `${year}-12-31`, filed: date, accession, form };
    const concept = "WeightedAverageNumberOfDilutedSharesOutstanding";
    return [
      factOf({ ...common, concept, unit: "shares", value: shares + year }),
      factOf({ ...common, concept: "NetIncomeLoss", value: 1e9 }),
    ];
  });
}

/** A filing with its own period alone. */
function own(accession: string, date: string, shares: number) {
  const common = { start: "2021-01-01", end: "2021-03-31", filed: date, accession };
  const concept = "WeightedAverageNumberOfDilutedSharesOutstanding";
  return factOf({ ...common, concept, unit: "shares", value: shares });
}

describe("a filing about the time of a split", () => {
  const LATER: Day = day("2023-01-01");
  const prepared = prepareFacts([
    ...filed("old", "2021-02-10", 100e6),
    own("old too", "2021-05-01", 101e6),
    own("new already", "2021-08-01", 303e6),
    ...filed("new", "2022-02-10", 300e6),
    ...filed("old by mistake", "2022-06-10", 100e6, "10-K/A"),
  ]);

  it("is on the count that its own shares show, not on that of its day", () => {
    // The later amendment repeats the old counts alone; those of its filing are brought to the new ones all the same.
    const splits = shareSplits(prepared, [], day("2022-03-01"));
    expect(ratioSince(splits, filing("old", "2021-02-10"))).toBe(3);
    expect(ratioSince(splits, filing("old too", "2021-05-01"))).toBe(3);
    expect(ratioSince(splits, filing("new already", "2021-08-01"))).toBe(1);
    expect(ratioSince(splits, filing("new", "2022-02-10"))).toBe(1);
  });

  it("follows the day of the vendor where one states the split", () => {
    const splits = shareSplits(prepared, [on("2021-06-15", 3)], day("2022-03-01"));
    expect(splits.map(told)).toEqual(["3 2021-06-15 vendor accounts"]);
    expect(ratioSince(splits, filing("unknown", "2021-06-14"))).toBe(3);
    expect(ratioSince(splits, filing("unknown", "2021-06-15"))).toBe(1);
  });

  it("is none of another split of the vendor, of another ratio or a year away", () => {
    const splits = (date: string, ratio: number) => shareSplits(prepared, [on(date, ratio)], day("2022-03-01"));
    expect(splits("2021-06-15", 2).map(told)).toEqual(["2 2021-06-15 vendor", "3 2022-02-10 accounts"]);
    expect(splits("2020-06-15", 3)).toHaveLength(2);
    expect(LATER).toBeGreaterThan(day("2022-03-01"));
  });
});
