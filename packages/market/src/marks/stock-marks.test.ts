import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Day, day, formatDay } from "@plumbline/core/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LAST_DAY, publishQuoted, type QuotedMarket } from "../companies/testing/quoted-market.ts";
import { postOf, publishTargets } from "../companies/testing/target-market.ts";
import { tinyStock } from "../companies/testing/tiny-stock.ts";
import type { CompanyFacts, Fact, Instrument } from "../model/index.ts";
import { createSnapshotWriter, openMarket, type Snapshot } from "../snapshot/index.ts";
import { type StockMarks, stockMarks } from "./index.ts";

const marksOf = (snapshot: Snapshot, symbol: string, asOf: Day): StockMarks =>
  stockMarks(snapshot, snapshot.find(symbol) as Instrument, { factors: null, asOf });

/** The list of a kind, which the market has. */
function listed<Kind extends "filings" | "flips">(marks: StockMarks, kind: Kind): Exclude<StockMarks[Kind], string> {
  const entries = marks[kind];
  if (typeof entries === "string") throw new Error(entries);
  return entries as Exclude<StockMarks[Kind], string>;
}

const QUARTER_ENDS = ["2023-03-31", "2023-06-30", "2023-09-30"];
const FILED = ["2023-05-05", "2023-08-04", "2023-11-03"];

/** Three quarterly reports with current assets of 190, 210 and 180 over current liabilities of 100. */
function balanceSheets(): CompanyFacts {
  const facts = QUARTER_ENDS.flatMap((end, k): Fact[] => {
    const filing = { accession: `0000000007-23-00000${k}`, form: "10-Q", filed: day(FILED[k] as string) };
    const fact = (concept: string, value: number, start: Day | null = null): Fact => ({
      taxonomy: "us-gaap",
      concept,
      unit: "USD",
      start,
      end: day(end),
      value,
      ...filing,
      fiscalYear: 2023,
      fiscalPeriod: `Q${k + 1}`,
      frame: null,
    });
    return [
      fact("AssetsCurrent", [190, 210, 180][k] as number),
      fact("LiabilitiesCurrent", 100),
      fact("NetIncomeLoss", 5, (day(end) - 89) as Day),
    ];
  });
  const inOrder = (a: Fact, b: Fact) => (a.concept === b.concept ? a.end - b.end : a.concept < b.concept ? -1 : 1);
  return { cik: 7, entityName: "Balance", facts: facts.sort(inOrder) };
}

describe("the marks of a company of three balance sheets", () => {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-marks-"));
  let snapshot: Snapshot;
  beforeAll(async () => {
    const writer = await createSnapshotWriter({ dataDirectory: folder, market: "balance" });
    // A current report is none of its accounts; a report of before the facts is known by the list of filings alone.
    writer.addCompany(balanceSheets(), [
      listedFiling("0000000007-23-000009", "8-K", "2023-06-01", null),
      listedFiling("0000000007-05-000001", "10-K", "2005-03-01", "2004-12-31"),
      listedFiling("0000000007-23-000000", "10-Q", "2023-05-05", "2023-03-31"),
    ]);
    const instruments = [tinyStock("BAL", { cik: 7, priceBasis: null, priceSource: null })];
    const sources = [{ provider: "made", file: "made", bytes: 0, sha256: "0".repeat(64) }];
    await writer.publish({ instruments, fictional: false, createdAt: "2024-01-01T06:00:00.000Z", sources });
    snapshot = (await openMarket(folder, "balance")).snapshot;
  });
  afterAll(() => {
    snapshot.close();
    rmSync(folder, { recursive: true });
  });

  it("show a check of the current ratio that flips on the day after a report, with the report behind it", () => {
    // Graham's limit is 2 (The Intelligent Investor, chapter 14): 1.9 fails, 2.1 passes, 1.8 fails.
    const flips = listed(marksOf(snapshot, "BAL", day("2023-12-29")), "flips");
    const ofRatio = flips.flatMap(({ day: on, filings, flips: all }) =>
      all
        .filter(({ id }) => id === "D2")
        .map(({ from, to, before, value }) => ({
          on: formatDay(on),
          by: filings[0]?.accession,
          from,
          to,
          before,
          value,
        })),
    );
    expect(new Set(flips.map(({ currency }) => currency))).toEqual(new Set(["USD"]));
    expect(ofRatio).toEqual([
      { on: "2023-08-05", by: "0000000007-23-000001", from: "fail", to: "pass", before: 1.9, value: 2.1 },
      { on: "2023-11-04", by: "0000000007-23-000002", from: "pass", to: "fail", before: 2.1, value: 1.8 },
    ]);
  });

  it("do not show it on the day of the report itself", () => {
    const days = (asOf: string) =>
      listed(marksOf(snapshot, "BAL", day(asOf)), "flips").map(({ day: on }) => formatDay(on));
    expect(days("2023-08-04")).toEqual([]);
    expect(days("2023-08-05")).toEqual(["2023-08-05"]);
  });

  it("name annual and quarterly reports by form, accession, day and period, and no others", () => {
    const filings = listed(marksOf(snapshot, "BAL", day("2023-08-04")), "filings");
    expect(
      filings.map(({ filed, periodEnd, ...rest }) => ({
        ...rest,
        filed: formatDay(filed),
        of: periodEnd && formatDay(periodEnd),
      })),
    ).toEqual([
      { accession: "0000000007-05-000001", form: "10-K", filed: "2005-03-01", of: "2004-12-31" },
      { accession: "0000000007-23-000000", form: "10-Q", filed: "2023-05-05", of: "2023-03-31" },
      { accession: "0000000007-23-000001", form: "10-Q", filed: "2023-08-04", of: "2023-06-30" },
    ]);
  });
});

function listedFiling(accession: string, form: string, filed: string, reportDate: string | null) {
  const dates = { filed: day(filed), reportDate: reportDate === null ? null : day(reportDate) };
  return { accession, form, ...dates, acceptedAt: null, primaryDocument: null, items: null };
}

describe("marks as of a day", () => {
  const CUTS = ["2019-05-02", "2020-09-15", "2022-01-10", "2023-03-01"].map((text) => day(text));
  let whole: QuotedMarket;
  beforeAll(async () => {
    whole = await publishQuoted();
  });
  afterAll(() => whole.close());

  it.each(CUTS)("are those of a market that ends on day %i, and later filings change no earlier mark", async (cut) => {
    const early = await publishQuoted({ upTo: cut });
    const before = marksOf(early.snapshot, "ADAM", cut);
    early.close();
    expect(marksOf(whole.snapshot, "ADAM", cut)).toEqual(before);
    const today = marksOf(whole.snapshot, "ADAM", LAST_DAY);
    expect(listed(today, "filings").filter(({ filed }) => filed <= cut)).toEqual(listed(before, "filings"));
    expect(listed(today, "flips").filter(({ day: on }) => on <= cut)).toEqual(listed(before, "flips"));
  });
});

describe("the targets that are marked", () => {
  // The share is split 4:1 on 2022-06-01.
  const POSTS = [postOf("2022-03-01", 400), postOf("2022-09-01", 120), postOf("2022-09-02", 140, { firm: "Barclays" })];

  it("are in shares of the day on which one looks, as is their average: 400 is 100 after a split of 4:1", async () => {
    const { snapshot, close } = await publishTargets(POSTS);
    const { targets: later } = marksOf(snapshot, "STK", day("2022-12-30"));
    const { targets: earlier } = marksOf(snapshot, "STK", day("2022-05-31"));
    close();
    if (typeof later === "string" || typeof earlier === "string") throw new Error("No targets.");
    expect(later.posts.map(({ target, postedTarget }) => [target, postedTarget])).toEqual([
      [100, 400],
      [120, 120],
      [140, 140],
    ]);
    // UBS 120 and Barclays 140.
    expect(later.consensus.mean.at(-1)).toBe(130);
    expect(later.consensus.firms.at(-1)).toBe(2);
    expect(earlier.posts.map(({ target }) => target)).toEqual([400]);
    expect(earlier.consensus.mean).toEqual([400]);
  });

  it("are not empty without saying why: the market has none, or the company filed nothing", async () => {
    const { snapshot, close } = await publishTargets([]);
    const marks = marksOf(snapshot, "STK", day("2022-12-30"));
    close();
    expect(marks).toEqual({ filings: "no-accounts", flips: "no-accounts", targets: "no-target-data" });
  });
});
