import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { day, formatDay } from "@plumbline/core/time";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Fact } from "../model/index.ts";
import { openMarket } from "../snapshot/index.ts";
import { plantZip } from "../sources/files/zip-fixture.ts";
import { importMarket } from "./import-market.ts";
import type { ImportOutcome } from "./import-options.ts";
import { writeFiles } from "./testing/planted-delivery.ts";

const ACCESSION = "0000320193-19-000119";
const LISTED = JSON.stringify({ 0: { cik_str: 320193, ticker: "AAPL", title: "Apple Inc." } });

/** Columns as of 2025; the values are those of Apple's annual report of 2019, rows of other kinds are made up. */
const SUB = [
  "adsh\tcik\tname\tsic\tform\tperiod\tfy\tfp\tfiled\taccepted",
  `${ACCESSION}\t320193\tAPPLE INC\t3571\t10-K\t20190930\t2019\tFY\t20191031\t2019-10-30 18:12:00.0`,
].join("\n");
const TAG = [
  "tag\tversion\tcustom\tabstract\tdatatype\tiord\tcrdr\ttlabel\tdoc",
  "OptionExercisePrice\tus-gaap/2019\t0\t0\tperShare\tD\t\tPrice\t",
].join("\n");
const HEADER = "adsh\ttag\tversion\tddate\tqtrs\tuom\tsegments\tcoreg\tvalue\tfootnote";
const row = (...cells: string[]) => `${ACCESSION}\t${cells.join("\t")}\t`;
const NET_INCOME = row("NetIncomeLoss", "us-gaap/2019", "20190930", "4", "USD", "", "", "55256000000.0000");
const NUM = [
  HEADER,
  NET_INCOME,
  row("EarningsPerShareDiluted", "us-gaap/2019", "20190930", "4", "USD", "", "", "11.8900"),
  row("OptionExercisePrice", "us-gaap/2019", "20190930", "0", "USD", "", "", "3.5000"),
  row("Assets", "us-gaap/2019", "20190930", "0", "USD", "", "", "338516000000.0000"),
  row("EntityCommonStockSharesOutstanding", "dei/2019", "20191031", "0", "shares", "", "", "4443265000.0000"),
  row("Revenues", "us-gaap/2019", "20190930", "4", "USD", "ProductOrService=IPhone;", "", "142381000000.0000"),
  row("Revenues", "us-gaap/2019", "20190930", "4", "USD", "", "BrokerSubsidiary", "1.0000"),
  row("OwnMeasure", ACCESSION, "20190930", "4", "USD", "", "", "7.0000"),
  row("Cash", "us-gaap/2019", "20190930", "0", "USD", "", "", ""),
  "0000000001-19-000001\tAssets\tus-gaap/2019\t20190930\t0\tUSD\t\t\t5.0000\t",
  "",
].join("\n");
const PRE = "adsh\treport\tline\tstmt\tinpth\trfile\ttag\tversion\tplabel\tnegating\n";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "statements-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function deliver(name: string, files: Record<string, string | Buffer>): Promise<ImportOutcome> {
  const facts = [await writeFiles(join(folder, name), files)];
  const nothing = { prices: [], reference: [], targets: [], today: day("2021-06-30") };
  return importMarket({ ...nothing, dataDirectory: join(folder, "data"), market: "m", facts });
}

async function facts(): Promise<string[]> {
  const { snapshot } = await openMarket(join(folder, "data"), "m");
  try {
    return (snapshot.facts(320193)?.facts ?? []).map(asText);
  } finally {
    snapshot.close();
  }
}

function asText({ taxonomy, concept, unit, start, end, value, form, filed, fiscalYear, fiscalPeriod }: Fact): string {
  const period = `${start === null ? "" : formatDay(start)}..${formatDay(end)}`;
  return `${taxonomy} ${concept} ${unit} ${period} ${value} ${form} ${formatDay(filed)} ${fiscalYear}${fiscalPeriod}`;
}

const zipped = (num: string) =>
  plantZip([
    { name: "num.txt", content: num },
    { name: "pre.txt", content: PRE },
    { name: "sub.txt", content: `${SUB}\n` },
    { name: "tag.txt", content: `${TAG}\n` },
  ]);

describe("financial statement data sets", () => {
  it("bring what companyfacts would have: the company's own numbers in tags of a taxonomy", async () => {
    const outcome = await deliver("a", { "2019q4.zip": zipped(NUM), "company_tickers.json": LISTED });
    expect(outcome.result).toBe("published");
    // Companyfacts has the unit USD/shares, and the count of shares as of 2019-10-18: its day was rounded past the filing.
    expect(await facts()).toEqual([
      "dei EntityCommonStockSharesOutstanding shares ..2019-10-31 4443265000 10-K 2019-10-31 2019FY",
      "us-gaap Assets USD ..2019-09-30 338516000000 10-K 2019-10-31 2019FY",
      "us-gaap EarningsPerShareDiluted USD/shares 2018-10-01..2019-09-30 11.89 10-K 2019-10-31 2019FY",
      "us-gaap NetIncomeLoss USD 2018-10-01..2019-09-30 55256000000 10-K 2019-10-31 2019FY",
      "us-gaap OptionExercisePrice USD/shares ..2019-09-30 3.5 10-K 2019-10-31 2019FY",
    ]);
    expect(outcome.issueTotals.map(({ code, count }) => [code, count])).toEqual([["no-accession", 1]]);
  });

  it.each(["before", "with", "after"])(
    "give way to companyfacts of the same filing, delivered %s them",
    async (order) => {
      const fact = { start: "2018-09-30", end: "2019-09-28", val: 55_256_000_000, fy: 2019, fp: "FY", form: "10-K" };
      const units = { USD: [{ ...fact, accn: ACCESSION, filed: "2019-10-31", frame: "CY2019" }] };
      const companyFacts = JSON.stringify({
        cik: 320193,
        entityName: "Apple Inc.",
        facts: { "us-gaap": { NetIncomeLoss: { units } } },
      });
      const exact = { "CIK0000320193.json": companyFacts, "company_tickers.json": LISTED };
      const rounded = { "2019q4.zip": zipped(`${HEADER}\n${NET_INCOME}\n`), "company_tickers.json": LISTED };
      if (order === "with") await deliver("both", { ...exact, ...rounded });
      else
        for (const files of order === "before" ? [exact, rounded] : [rounded, exact])
          await deliver(Object.keys(files)[0] as string, files);
      expect(await facts()).toEqual([
        "us-gaap NetIncomeLoss USD 2018-09-30..2019-09-28 55256000000 10-K 2019-10-31 2019FY",
      ]);
    },
  );

  it("are read in the columns of earlier years and of the sets with notes, and with filings in any order", async () => {
    const old = `adsh\ttag\tversion\tcoreg\tddate\tqtrs\tuom\tvalue\tfootnote\n${ACCESSION}\tAssets\tus-gaap/2019\t\t20190930\t0\tUSD\t1.5\t\n`;
    const notes = `adsh\ttag\tversion\tddate\tqtrs\tuom\tdimh\tiprx\tvalue\n${ACCESSION}\tLiabilities\tus-gaap/2019\t20190930\t0\tUSD\t0x00000000\t0\t2.5\n${ACCESSION}\tLiabilities\tus-gaap/2019\t20190930\t0\tUSD\t0x1234\t0\t9\n`;
    await deliver("a", { "a/num.txt": old, "b/num.tsv": notes, "c/sub.txt": SUB, "company_tickers.json": LISTED });
    expect(await facts()).toEqual([
      "us-gaap Assets USD ..2019-09-30 1.5 10-K 2019-10-31 2019FY",
      "us-gaap Liabilities USD ..2019-09-30 2.5 10-K 2019-10-31 2019FY",
    ]);
  });

  it("of which one table ends half way are used without that table, and say so", async () => {
    const cut = `${HEADER}\n${NET_INCOME.replace("NetIncomeLoss", "Assets")}\n${ACCESSION}\tAssets\tus-g`;
    const whole = `${HEADER}\n${NET_INCOME}\n`;
    const lists = { "sub.txt": SUB, "company_tickers.json": LISTED };
    const outcome = await deliver("a", { "num.txt": whole, "later/num.txt": cut, ...lists });
    expect(outcome.issueTotals.map(({ code }) => code)).toEqual(["cut-off-file"]);
    expect((await facts()).map((fact) => fact.split(" ")[1])).toEqual(["NetIncomeLoss"]);
  });

  it("are read or named as faulty however a table is cut and changed", async () => {
    const change = fc.record({ at: fc.nat(NUM.length - 1), to: fc.constantFrom("\t", "\n", "-", "9", "\0", "é") });
    let number = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 8 }), fc.nat(NUM.length), async (changes, end) => {
        let text = NUM;
        for (const { at, to } of changes) text = text.slice(0, at) + to + text.slice(at + 1);
        number += 1;
        const files = { "num.txt": text.slice(0, end), "sub.txt": SUB, "company_tickers.json": LISTED };
        expect(["published", "refused", "unchanged"]).toContain((await deliver(String(number), files)).result);
      }),
      { numRuns: 40 },
    );
  });
});
