import { Readable } from "node:stream";
import { day, formatDay } from "@plumbline/core/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { InputError } from "../files/index.ts";
import { readTargets } from "./read-targets.ts";

const today = day("2026-11-21");

async function read(name: string, text: string) {
  const bytes = Buffer.from(text);
  const open = async () => Readable.from([bytes], { objectMode: false });
  const { targets, issues } = await readTargets({ name, bytes: bytes.length, open }, { kind: "target-table" }, today);
  const rows = targets.map(({ symbol, published, target, currency }) => [
    symbol,
    formatDay(published),
    target,
    currency,
  ]);
  return { rows, codes: issues.map(({ code }) => code) };
}

/** Expected days and amounts are read off the text by hand. */
describe("days of a table of targets", () => {
  it("are month first where one row shows it, in any order of columns", async () => {
    const { rows } = await read(
      "us.csv",
      'Price Target,Ticker,Analyst Firm,Date\n"$1,280.00",AAPL,UBS,03/05/2026\n$290.50,AAPL,Citi,03/14/2026\n',
    );
    expect(rows).toEqual([
      ["AAPL", "2026-03-05", 1280, "USD"],
      ["AAPL", "2026-03-14", 290.5, "USD"],
    ]);
  });

  it("are day first where one row shows it", async () => {
    const { rows } = await read(
      "BP.L.csv",
      "symbol;date;broker;target\nBP.L;05/03/2026;UBS;480\nBP.L;14/03/2026;Citi;490,5\n",
    );
    expect(rows).toEqual([
      ["BP.L", "2026-03-05", 480, null],
      ["BP.L", "2026-03-14", 490.5, null],
    ]);
  });

  it.each([
    ["05.03.2026", "2026-03-05"],
    ["Mar 5, 2026", "2026-03-05"],
    ["5-Mar-26", "2026-03-05"],
    ["2026/03/05", "2026-03-05"],
    ["20260305", "2026-03-05"],
    ["03/14/26", "2026-03-14"],
    // Whichever number is the month.
    ["03/03/2026", "2026-03-03"],
    [" 2026-03-05 13:45:09 ", "2026-03-05"],
  ])("are read as %j", async (written, expected) => {
    const { rows } = await read("AAPL.csv", `date;firm;target\n${written};UBS;280\n`);
    expect(rows).toEqual([["AAPL", expected, 280, null]]);
  });

  it.each([
    ["no row shows which number is the month", "03/05/2026;UBS;280\n04/05/2026;Citi;290\n"],
    ["rows contradict each other", "03/14/2026;UBS;280\n14/03/2026;Citi;290\n"],
  ])("are refused where %s", async (_, rows) => {
    await expect(read("AAPL.csv", `date;firm;target\n${rows}`)).rejects.toMatchObject({ code: "day-order-unknown" });
  });

  it("that are no day cost their row alone", async () => {
    const { rows, codes } = await read(
      "AAPL.csv",
      "date;firm;target\n03/14/2026;UBS;280\nsoon;Citi;290\n02/30/2026;Citi;290\n",
    );
    expect(rows).toEqual([["AAPL", "2026-03-14", 280, null]]);
    expect(codes).toEqual(["malformed-target"]);
  });
});

describe("a hostile table of targets", () => {
  const table = 'Price Target,Ticker,Firm,Date\n"$1,280.00",AAPL,UBS,03/14/2026\n268,AAPL,"Citi",03/05/2026\n';

  it("is read or refused by a code, wherever it is cut and whatever is put into it", async () => {
    const planted = fc.tuple(fc.nat(table.length), fc.nat(table.length), fc.string({ unit: "binary", maxLength: 20 }));
    await fc.assert(
      fc.asyncProperty(planted, async ([from, until, put]) => {
        const refusal = await read("AAPL.csv", table.slice(0, from) + put + table.slice(until)).catch((error) => error);
        if (refusal instanceof Error) expect(refusal).toBeInstanceOf(InputError);
      }),
    );
  });

  it("has no more rows than all lists together", async () => {
    const rows = "20260314,U,1\n".repeat(1_000_001);
    await expect(read("AAPL.csv", `date,firm,target\n${rows}`)).rejects.toMatchObject({ code: "too-large" });
  });
});

describe("the money of a target", () => {
  it.each([
    ["AAPL", "$280.00", 280, "USD"],
    ["RY.TO", "$140.00", 140, "CAD"],
    ["0700.HK", "HK$480", 480, "HKD"],
    ["SAP.DE", "280,50 €", 280.5, "EUR"],
    ["SAP.DE", "$280", 280, "USD"],
    ["7203.T", "¥3,000", 3000, "JPY"],
    ["600519.SS", "¥1800", 1800, "CNY"],
    ["AAPL", "280 EUR", 280, "EUR"],
    ["VOD.L", "85", 85, null],
  ])("of %s is stated by %j", async (symbol, written, target, currency) => {
    const { rows } = await read("all.csv", `symbol;date;firm;target\n${symbol};2026-03-05;UBS;${written}\n`);
    expect(rows).toEqual([[symbol, "2026-03-05", target, currency]]);
  });
});
