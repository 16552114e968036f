import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { day, formatDay } from "@plumbline/core/time";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PriceTarget } from "../model/index.ts";
import { openMarket } from "../snapshot/index.ts";
import { importMarket } from "./import-market.ts";
import type { ImportOutcome } from "./import-options.ts";
import { plantedPrices, session, writeFiles } from "./testing/planted-delivery.ts";

const HEADER = "symbol,date,firm,target,price when posted,currency";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "ingest-targets-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function deliver(name: string, files: Record<string, string>): Promise<ImportOutcome> {
  const targets = [await writeFiles(join(folder, name), files)];
  const nothing = { prices: [], facts: [], reference: [] };
  return importMarket({ ...nothing, dataDirectory: folder, market: "planted", today: day("2021-06-30"), targets });
}

async function targetsOf(symbol: string): Promise<readonly PriceTarget[]> {
  const { snapshot } = await openMarket(folder, "planted");
  try {
    return snapshot.targets(symbol);
  } finally {
    snapshot.close();
  }
}

/** The SEC's list of symbols: those it has are quoted in dollars. */
const TICKERS =
  '{"0":{"cik_str":1,"ticker":"AAA","title":"ALPHA INC"},"1":{"cik_str":2,"ticker":"BBB","title":"BETA INC"}}';

const prices: Record<string, string> = {
  ...Object.fromEntries(
    ["AAA", "BBB"].map((symbol) => [`${symbol}.csv`, plantedPrices(symbol, { from: 0, until: 60 })]),
  ),
  "tickers.json": TICKERS,
};

/** The close of a planted stock at a session. */
function closeOf(symbol: string, number: number): number {
  const line = plantedPrices(symbol, { from: 0, until: 60 }).split("\n")[number + 1] ?? "";
  return Number(line.split(",")[4]);
}

function found({ issues }: ImportOutcome): string[] {
  return issues
    .filter(({ code }) => /target|posted/.test(code))
    .map(({ code, symbol }) => `${code} ${symbol ?? ""}`.trim());
}

describe("importing price targets", () => {
  it("holds them against prices that come with them, and keeps what fits", async () => {
    const price = closeOf("AAA", 29);
    const other = closeOf("BBB", 29);
    const date = formatDay(session(30));
    const rows = [
      `AAA,${date},UBS,${(price * 1.2).toFixed(2)},${price},USD`,
      `AAA,${date},Baird,${(price * 6).toFixed(2)},,USD`,
      `AAA,${date},Argus,${(price / 6).toFixed(2)},,USD`,
      `AAA,${date},Needham,${(price * 1.1).toFixed(2)},${price * 2},USD`,
      `AAA,${date},Nomura,${(price * 1.1).toFixed(2)},,JPY`,
      `BBB,${date},UBS,${(other * 1.3).toFixed(2)},,`,
      `ZZZ,${date},UBS,50,,USD`,
    ];
    const outcome = await deliver("all", { ...prices, "targets.csv": [HEADER, ...rows].join("\n") });
    expect(outcome).toMatchObject({ result: "published", counts: { targets: 2 } });
    expect(await targetsOf("AAA")).toMatchObject([{ firm: "UBS", priceWhenPosted: price, source: "csv" }]);
    expect(await targetsOf("BBB")).toMatchObject([{ firm: "UBS", priceWhenPosted: null, currency: "USD" }]);
    expect(found(outcome).sort()).toEqual([
      "implausible-target AAA",
      "implausible-target AAA",
      "target-in-other-currency AAA",
      "target-of-another-stock AAA",
      "target-without-stock",
    ]);
  });

  it("holds them against prices that the market has already", async () => {
    await deliver("prices", prices);
    const row = (firm: string, multiple: number) =>
      `AAA,${formatDay(session(30))},${firm},${closeOf("AAA", 29) * multiple},,`;
    const outcome = await deliver("targets", { "more.csv": [HEADER, row("UBS", 1.2), row("Baird", 8)].join("\n") });
    expect(outcome).toMatchObject({ result: "published", counts: { targets: 1 } });
    expect(found(outcome)).toEqual(["implausible-target AAA"]);
  });

  it("sets those without a currency aside where the currency of the stock is unknown", async () => {
    const { "tickers.json": _, ...unlisted } = prices;
    const date = formatDay(session(30));
    const rows = [`AAA,${date},UBS,${closeOf("AAA", 29)},,`, `AAA,${date},Baird,${closeOf("AAA", 29)},,USD`];
    const outcome = await deliver("all", { ...unlisted, "targets.csv": [HEADER, ...rows].join("\n") });
    expect(found(outcome)).toEqual(["target-currency-unknown AAA"]);
    expect(await targetsOf("AAA")).toMatchObject([{ firm: "Baird", currency: "USD" }]);
  });

  it("sets a target aside when its headline is about another stock of the market", async () => {
    const row = {
      symbol: "AAA",
      publishedDate: `${formatDay(session(30))}T14:00:00.000Z`,
      analystCompany: "UBS",
      priceTarget: closeOf("AAA", 29),
    };
    const about = (newsTitle: string, priceTarget: number) => ({
      ...row,
      newsTitle,
      priceTarget: row.priceTarget + priceTarget,
    });
    const news = [
      about("UBS on Bee (BBB)", 1),
      about("UBS on Ay (AAA) and Bee (BBB)", 2),
      about("UBS on Zed (ZZZ)", 3),
    ];
    const outcome = await deliver("news", { ...prices, "news.json": JSON.stringify(news) });
    expect(found(outcome)).toEqual(["target-of-another-stock AAA"]);
    expect(await targetsOf("AAA")).toHaveLength(2);
  });

  it("keeps them by day, what each provider states, and nothing twice", async () => {
    const price = closeOf("AAA", 29);
    const line = (at: number, firm: string) => `AAA,${formatDay(session(at))},${firm},${price},,USD`;
    await deliver("first", { ...prices, "a.csv": [HEADER, line(40, "UBS"), line(31, "Citi")].join("\n") });
    const action = {
      GradeDate: `${formatDay(session(31))}T10:00:00`,
      Firm: "Citigroup",
      Action: "main",
      currentPriceTarget: price,
    };
    const again = [HEADER, line(31, "Citi"), line(35, "UBS"), line(40, "UBS"), line(40, "UBS AG")].join("\n");
    const outcome = await deliver("second", {
      "b.csv": again,
      "AAA.json": JSON.stringify({ upgrades_downgrades: [action] }),
    });
    expect(found(outcome)).toEqual(["repeated-target AAA"]);
    const stored = await targetsOf("AAA");
    expect(stored.map(({ published, firm, source }) => [published, firm, source])).toEqual([
      [session(31), "Citi", "csv"],
      [session(31), "Citigroup", "yahoo"],
      [session(35), "UBS", "csv"],
      [session(40), "UBS", "csv"],
    ]);
  });

  it("distinguishes a file without targets from one of an unknown format", async () => {
    const grades = JSON.stringify([{ symbol: "AAA", date: "2019-02-01", gradingCompany: "UBS", newGrade: "Buy" }]);
    // Planted prices know no holidays.
    const onSessions = (text: string) => text.replaceAll(/^2019-(?:01-21|02-18).*\n/gm, "");
    const files = Object.fromEntries(Object.entries(prices).map(([name, text]) => [name, onSessions(text)]));
    const outcome = await deliver("grades", { ...files, "grades.json": grades });
    expect(outcome.issues.map(({ code, file }) => [code, file])).toEqual([["no-single-target", "grades.json"]]);
  });
});
