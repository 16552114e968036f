import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHECK_IDS } from "@plumbline/core/checks";
import { agingDays } from "@plumbline/core/fundamentals";
import { SCREEN_METRICS } from "@plumbline/core/screen";
import { addMonths, type Day, day, formatDay } from "@plumbline/core/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tinyAccounts } from "../companies/testing/tiny-accounts.ts";
import { tinyStock } from "../companies/testing/tiny-stock.ts";
import type { CompanyFacts, Instrument, PriceHistory } from "../model/index.ts";
import { createSnapshotWriter, openMarket, type Snapshot } from "../snapshot/index.ts";
import { computeColumns } from "./compute-screenings.ts";
import { buildFactors } from "./factors/build-factors.ts";
import { FactorFile } from "./factors/factor-file.ts";
import {
  computeScreening,
  computeScreenings,
  derivedFiles,
  makeFactors,
  packed,
  type Screening,
  type StoredSnapshot,
  unpacked,
} from "./index.ts";
import { screeningOf } from "./screening-of.ts";

const factorsOf = (at: StoredSnapshot): string => derivedFiles(at, ".factors")[0] as string;

const [FIRST_DAY, LAST_DAY] = [day("2019-01-01"), day("2024-06-28")];
const SPLIT_DAY = day("2020-08-31");
const DELISTING = day("2023-03-15");
const LISTING = day("2022-05-02");

const FACTS: readonly CompanyFacts[] = [1, 2, 3, 4, 5, 6].map((cik) => tinyAccounts(cik, `Company ${cik}`));
const INSTRUMENTS: readonly Instrument[] = [
  tinyStock("AAA", { cik: 1 }),
  tinyStock("BBB", { cik: 2, sic: 6021, industry: "Banks", sector: "Financials" }),
  tinyStock("FUND", { assetClass: "etf", industry: null, sector: null }),
  tinyStock("GONE", { cik: 3, delisted: DELISTING }),
  tinyStock("LATE", { cik: 4, listed: LISTING }),
  // Accounts without prices, and prices that were given up.
  tinyStock("NONE", { cik: 5, priceBasis: null, priceSource: null }),
  tinyStock("STOP", { cik: 6 }),
  // Neither.
  tinyStock("VOID", { priceBasis: null, priceSource: null }),
];
const TRADED: Readonly<Record<string, readonly [first: Day, last: Day]>> = {
  AAA: [FIRST_DAY, LAST_DAY],
  BBB: [FIRST_DAY, LAST_DAY],
  FUND: [FIRST_DAY, LAST_DAY],
  GONE: [FIRST_DAY, DELISTING],
  LATE: [LISTING, LAST_DAY],
  STOP: [FIRST_DAY, day("2024-03-01")],
};

/** Prices on all days, no two of which are alike. */
function historyOf(symbol: string, [first, last]: readonly [Day, Day]): PriceHistory {
  const days = Int32Array.from({ length: last - first + 1 }, (_, k) => first + k);
  const close = Float64Array.from(days, (value) => 20 + symbol.charCodeAt(0) / 10 + 5 * Math.sin(value / 50));
  const bars = { day: days, open: close, high: close.map((one) => one + 1), low: close.map((one) => one - 1), close };
  return {
    symbol,
    basis: "raw",
    source: "tiny",
    bars: { ...bars, volume: Float64Array.from(days, () => 1000) },
    actions: {
      splits: symbol === "AAA" ? [{ exDay: SPLIT_DAY, ratio: 4 }] : [],
      dividends: ["2021-03-01", "2022-03-01", "2024-03-01"].map((text) => ({ exDay: day(text), amount: 0.5 })),
    },
  };
}

const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-screening-"));

/** The market as it would have been delivered on a day. */
async function marketOf(name: string, until: Day): Promise<Snapshot> {
  const writer = await createSnapshotWriter({ dataDirectory, market: name });
  for (const [symbol, [first, last]] of Object.entries(TRADED)) {
    if (first > until) continue;
    const { actions, ...history } = historyOf(symbol, [first, Math.min(last, until) as Day]);
    const isKnown = ({ exDay }: { exDay: Day }) => exDay >= first && exDay <= Math.min(last, until);
    const { splits, dividends } = actions;
    writer.addPrices({
      ...history,
      actions: { splits: splits.filter(isKnown), dividends: dividends.filter(isKnown) },
    });
  }
  for (const company of FACTS) {
    writer.addCompany({ ...company, facts: company.facts.filter(({ filed }) => filed <= until) }, []);
  }
  const sources = [{ provider: "tiny", file: "made", bytes: 0, sha256: "0".repeat(64) }];
  const createdAt = `${formatDay(until)}T22:00:00.000Z`;
  const instruments = INSTRUMENTS.map((one) =>
    (TRADED[one.symbol]?.[0] ?? until) > until ? { ...one, priceBasis: null, priceSource: null } : one,
  );
  await writer.publish({ instruments, fictional: false, createdAt, sources });
  return (await openMarket(dataDirectory, name)).snapshot;
}

let snapshot: Snapshot;
let today: Screening;
beforeAll(async () => {
  snapshot = await marketOf("whole", LAST_DAY);
  today = await computeScreening(snapshot);
});
afterAll(() => {
  snapshot.close();
  rmSync(dataDirectory, { recursive: true });
});

const symbolsOn = async (asOf: string) => (await computeScreening(snapshot, { asOf })).symbols;

describe("the stocks in a screening", () => {
  it("have a current price, or are without any and have accounts that are not stale", () => {
    expect(today.symbols).toEqual(["AAA", "BBB", "LATE", "NONE"]);
  });

  it("were listed by then, and not delisted before", async () => {
    expect(await symbolsOn("2023-03-15")).toEqual(["AAA", "BBB", "GONE", "LATE", "NONE", "STOP"]);
    expect(await symbolsOn("2023-03-16")).not.toContain("GONE");
    expect(await symbolsOn("2022-05-01")).not.toContain("LATE");
    expect(await symbolsOn("2022-05-02")).toContain("LATE");
  });

  it("have a price of the last fortnight", async () => {
    expect(await symbolsOn("2024-03-15")).toContain("STOP");
    expect(await symbolsOn("2024-03-16")).not.toContain("STOP");
  });

  it("are none on a day before everything", async () => {
    const { matrix } = await computeScreening(snapshot, { asOf: "1999-12-31" });
    expect([matrix.size, matrix.metrics.get("pe")?.values.length]).toEqual([0, 0]);
  });
});

describe("a screening", () => {
  it("knows every number of the registry and every check, a row for each stock", () => {
    const { matrix } = today;
    expect(new Set(matrix.metrics.keys())).toEqual(new Set(SCREEN_METRICS.map(({ id }) => id)));
    expect([...matrix.checks.keys()].sort()).toEqual([...CHECK_IDS].sort());
    for (const { values } of matrix.metrics.values()) expect(values).toHaveLength(4);
    expect(today.symbols.map(today.rowOf)).toEqual([0, 1, 2, 3]);
    expect(today.rowOf("STOP")).toBe(-1);
  });

  it("says which accounts each number is of, and where a stock belongs", () => {
    const row = today.rowOf("BBB");
    expect(today.sectors[today.matrix.sectors[row] as number]).toBe("Financials");
    expect(today.industries[today.matrix.industries[row] as number]).toBe("Banks");
    expect(today.matrix.types[row]).toBe("bank");
    // The first quarter of 2024 was filed on 2 May.
    expect(formatDay(today.periodEnd[row] as Day)).toBe("2024-03-31");
    expect(formatDay(today.filedAt[row] as Day)).toBe("2024-05-02");
    expect([today.accountsCurrency[row], today.source, today.priceSource]).toEqual(["USD", "sec", "tiny"]);
  });

  it("has values that can be worked out by hand", () => {
    const [row, close] = [today.rowOf("AAA"), 26.5 + 5 * Math.sin(LAST_DAY / 50)];
    const value = (id: string) => today.matrix.metrics.get(id)?.values[row];
    expect(value("price")).toBe(close);
    // Revenue of the last four quarters 1,210,000 + 1,220,000 + 1,230,000 + 1,240,000, a fifth of it earned.
    expect(value("pe")).toBeCloseTo(close / (980_000 / 400_000), 9);
    expect(value("marketValue")).toBeCloseTo(close * 400_000, 6);
    expect(value("revenue.latest")).toBe(1_240_000);
    expect(value("revenue.yearOverYear")).toBeCloseTo(40_000 / 1_200_000, 12);
    expect(value("grossMargin.fiveYearAverage")).toBeCloseTo(0.4, 9);
    expect(value("tradedValue.3m")).toBeGreaterThan(1000 * 21.5);
    const yearAgo = 26.5 + 5 * Math.sin(addMonths(LAST_DAY, -12) / 50);
    expect(value("change.1y")).toBeCloseTo(close / yearAgo - 1, 12);
  });

  it("of some stocks has the rows of these as in that of all", async () => {
    const part = await computeScreening(snapshot, { symbols: ["BBB", "STOP", "AAA"] });
    expect(part.symbols).toEqual(["AAA", "BBB"]);
    for (const [id, { values }] of part.matrix.metrics) {
      // How good a company is among others depends on the others.
      if (id !== "quality")
        expect([...values], id).toEqual([...(today.matrix.metrics.get(id)?.values.slice(0, 2) ?? [])]);
    }
  });

  it("tells how far it is", async () => {
    const steps: number[] = [];
    await computeScreening(snapshot, { onProgress: (done, total) => steps.push(done / total) });
    expect(steps.at(-1)).toBe(1);
    expect(steps).toHaveLength(7);
  });
});

const DAYS = ["2020-03-31", "2020-08-31", "2021-10-31", "2022-01-10", "2022-05-02", "2023-03-15", "2024-05-01"];

describe("looking back", () => {
  it.each(DAYS)("from the whole market on %s is the same as having been there", async (asOf) => {
    const then = await marketOf(`until-${asOf}`, day(asOf));
    const [back, there] = [await computeScreening(snapshot, { asOf }), await computeScreening(then)];
    expect(plain(back)).toEqual(plain(there));
    then.close();
  });

  it("at many days in one pass is the same as at each alone", async () => {
    const days = DAYS.map((text) => day(text));
    const together = await computeScreenings(snapshot, days);
    for (const [k, asOf] of DAYS.entries()) {
      expect(plain(together[k] as Screening)).toEqual(plain(await computeScreening(snapshot, { asOf })));
    }
  });
});

describe("from the factor history", () => {
  let at: StoredSnapshot;
  let factors: FactorFile;
  beforeAll(async () => {
    at = { dataDirectory, market: "whole", snapshot: snapshot.manifest.id };
    await buildFactors(snapshot, at);
    factors = opened(at);
  }, 60_000);
  afterAll(() => factors.close());

  function opened(of: StoredSnapshot): FactorFile {
    const file = FactorFile.open(of);
    if (!file) throw new Error("There is no factor history.");
    return file;
  }

  it("every day is the same as from the facts", async () => {
    // Around filings, the split, the restatement and the day on which accounts grow old.
    const around = [
      "2018-05-01",
      "2018-05-02",
      "2020-08-30",
      "2022-01-09",
      "2024-10-02",
      "2024-10-03",
      "2025-05-05",
      "2025-05-06",
      "2031-01-01",
    ];
    for (const asOf of [...DAYS, ...around]) {
      expect(plain(await computeScreening(snapshot, { asOf, factors })), asOf).toEqual(
        plain(await computeScreening(snapshot, { asOf })),
      );
    }
  });

  it("a company without prices has a place until its accounts are too old, 400 days after their last quarter", async () => {
    const on = async (asOf: string) => (await computeScreening(snapshot, { asOf, factors })).symbols;
    // The quarter to 31 March 2024, and 400 days (FND-20).
    expect(await on("2025-05-05")).toEqual(["NONE"]);
    expect(await on("2025-05-06")).toEqual([]);
  });

  it("of a market that has grown takes over the rows of the past", async () => {
    const then = await marketOf("growing", day("2023-06-30"));
    const earlier = { dataDirectory, market: "growing", snapshot: then.manifest.id };
    await buildFactors(then, earlier);
    const before = opened(earlier);
    // What a process has left that was killed; no system numbers its processes so high.
    const left = `${factorsOf(earlier)}.2147483646`;
    writeFileSync(left, "half");
    expect(await makeFactors(then, earlier)).toBeNull();
    expect(existsSync(left)).toBe(true);
    const now = await marketOf("growing", LAST_DAY);
    const later = { ...earlier, snapshot: now.manifest.id };
    const { rows, computed } = await buildFactors(now, later, { before });
    // Four reports of six companies since, no split, and the days on which the last of them grow old; before the fourth,
    // 401 days after the fiscal year 2022: 5 February 2024.
    const aging = agingDays([day("2023-12-31"), day("2024-03-31")]).length;
    expect([rows - computed > 100, computed]).toEqual([true, 6 * (4 + 1 + aging)]);
    const after = opened(later);
    for (const asOf of DAYS) {
      expect(plain(await computeScreening(now, { asOf, factors: after }))).toEqual(
        plain(await computeScreening(snapshot, { asOf })),
      );
    }
    for (const one of [before, after]) one.close();
    rmSync(factorsOf(later));
    // Taken over from the earlier one once more, which then goes, and so does what was left.
    expect(await makeFactors(now, later)).toEqual({ rows, computed });
    expect([existsSync(left), existsSync(factorsOf(earlier))]).toEqual([false, false]);
    for (const one of [then, now]) one.close();
  });
});

describe("a packed screening", () => {
  it("is the same when it is unpacked", async () => {
    const [columns] = await computeColumns(snapshot, [LAST_DAY], {});
    if (!columns) throw new Error("There is no screening.");
    const { header, values, missing } = packed(columns);
    const copy = { header: JSON.parse(JSON.stringify(header)), values: values.slice(), missing: missing.slice() };
    expect(unpacked(copy)).toEqual(columns);
    expect(plain(screeningOf(unpacked(copy)))).toEqual(plain(today));
  });
});

/** A screening without its functions. */
function plain({ rowOf: _, standingOf: __, multiplesOf, ...rest }: Screening) {
  return { ...rest, ratios: rest.industries.map((_, index) => multiplesOf("industry", index)) };
}
