import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { InputError } from "../files/index.ts";
import { DayReader } from "./day-reader.ts";
import { readSubmissions } from "./read-submissions.ts";
import { readTickers } from "./read-tickers.ts";
import { plantedFile, realFile } from "./sec-fixture.ts";

const reading = { today: day("2026-11-20"), days: new DayReader() };

function columns(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    accessionNumber: ["0000320193-20-000096", "0000320193-19-000119"],
    filingDate: ["2020-10-30", "2019-10-31"],
    reportDate: ["2020-09-26", ""],
    acceptanceDateTime: ["2020-10-29T22:06:25.000Z", "soon"],
    form: ["10-K", "10-K"],
    primaryDocument: ["aapl-20200926.htm", ""],
    items: ["", "2.02,9.01"],
    ...changes,
  };
}

async function read(name: string, content: unknown) {
  return readSubmissions(plantedFile(name, JSON.stringify(content)), reading);
}

async function refusal(name: string, content: unknown): Promise<string> {
  try {
    await read(name, content);
  } catch (error) {
    if (error instanceof InputError) return error.code;
    throw error;
  }
  return "accepted";
}

describe("readSubmissions", () => {
  it("lists filings oldest first, with what each states", async () => {
    const { filings } = await read("x.json", { cik: "0000320193", filings: { recent: columns() } });
    expect(filings).toEqual([
      {
        accession: "0000320193-19-000119",
        form: "10-K",
        filed: day("2019-10-31"),
        reportDate: null,
        acceptedAt: null,
        primaryDocument: null,
        items: "2.02,9.01",
      },
      {
        accession: "0000320193-20-000096",
        form: "10-K",
        filed: day("2020-10-30"),
        reportDate: day("2020-09-26"),
        acceptedAt: "2020-10-29T22:06:25.000Z",
        primaryDocument: "aapl-20200926.htm",
        items: null,
      },
    ]);
  });

  it("takes the company of a page of older filings from the file's name", async () => {
    const { cik, attributes, filings } = await read("CIK0000320193-submissions-001.json", columns());
    expect([cik, attributes, filings.length]).toEqual([320193, null, 2]);
  });

  it.each([
    ["unknown-company", "page.json", columns()],
    ["unknown-company", "x.json", { filings: { recent: columns() } }],
    ["misaligned-columns", "x.json", { cik: 1, filings: { recent: columns({ form: ["10-K"] }) } }],
    ["not-submissions", "x.json", { cik: 1, filings: { recent: columns({ form: undefined }) } }],
    ["not-submissions", "x.json", ["10-K"]],
    ["accepted", "x.json", { cik: 1, filings: {} }],
  ])("%s: %s", async (code, name, content) => {
    expect(await refusal(name, content)).toBe(code);
  });

  it("leaves out filings without a day, and filings from the future, and keeps the others", async () => {
    const recent = columns({ filingDate: ["2027-01-01", "2019-02-30"] });
    const { filings, issues } = await read("x.json", { cik: 1, filings: { recent } });
    expect(filings).toEqual([]);
    expect(issues.map(({ code }) => code)).toEqual(["filed-in-future", "malformed-filing"]);
  });

  it("ignores attributes that are not what they should be", async () => {
    const { attributes } = await read("x.json", {
      cik: 1,
      sic: "",
      fiscalYearEnd: "1340",
      tickers: [null, "brk-b"],
      name: 7,
    });
    expect(attributes).toEqual({
      cik: 1,
      name: null,
      formerNames: [],
      listings: [{ symbol: "BRK.B", exchange: null }],
      sic: null,
      fiscalYearEnd: null,
    });
  });
});

describe.skipIf(needsSharedData)("real submissions", () => {
  it("describe Apple", async () => {
    const path = sharedFile("data/fundamentals/submissions/2026-04/CIK0000320193.json.gz");
    const { attributes, filings, issues } = await readSubmissions(realFile(path, "CIK0000320193.json"), reading);
    expect(attributes).toMatchObject({
      name: "Apple Inc.",
      sic: 3571,
      fiscalYearEnd: "0926",
      listings: [{ symbol: "AAPL", exchange: "Nasdaq" }],
    });
    expect([filings.length, issues]).toEqual([1000, []]);
  });
});

describe("readTickers", () => {
  it("reads both lists of the SEC", async () => {
    const plain = '{"0":{"cik_str":1067983,"ticker":"BRK-B","title":"BERKSHIRE HATHAWAY INC"},"1":null}';
    const withExchange =
      '{"fields":["cik","name","ticker","exchange"],"data":[[320193,"Apple Inc.","AAPL","Nasdaq"],[1]]}';
    expect(await readTickers(plantedFile("a.json", plain))).toEqual([
      { cik: 1067983, symbol: "BRK.B", name: "BERKSHIRE HATHAWAY INC", exchange: null },
    ]);
    expect(await readTickers(plantedFile("b.json", withExchange))).toEqual([
      { cik: 320193, symbol: "AAPL", name: "Apple Inc.", exchange: "Nasdaq" },
    ]);
  });

  it("refuses a list without one company", async () => {
    await expect(readTickers(plantedFile("a.json", '{"0":{"cik_str":"x"}}'))).rejects.toThrow(InputError);
  });
});
