import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { plantedFacts, plantZip, writeFiles } from "@plumbline/market/ingest/testing";
import { openMarket } from "@plumbline/market/snapshot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "./run-command.ts";

const SAMPLES = resolve(import.meta.dirname, "../../../packages/market/src/ingest/samples/files");

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "newcomer-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** What somebody has who has never read a word about this program. */
interface Newcomer {
  readonly has: string;
  /** The sample of the vendor's layout, and what the vendor's own page calls the file that it gives. */
  readonly sample: string;
  readonly called: string;
  /** What is typed where something is asked. */
  readonly types: readonly string[];
  /** What the market has then: symbol, first and last day, currency. */
  readonly sees: readonly string[];
}

const NEWCOMERS: readonly Newcomer[] = [
  {
    has: "a download of yfinance",
    sample: "yfinance/download.csv",
    called: "data.csv",
    types: [],
    sees: ["KO 2024-01-02 USD", "MSFT 2024-01-02 USD"],
  },
  {
    has: "the history of Nasdaq.com, whose name says nothing",
    sample: "nasdaq/KO.csv",
    called: "HistoricalData_1705622400000.csv",
    types: ["KO"],
    sees: ["KO 2024-01-02 USD"],
  },
  {
    has: "the history of investing.com, named after the company",
    sample: "investing/en/KO.csv",
    called: "Coca-Cola Stock Price History.csv",
    types: ["symbol=KO currency=USD"],
    sees: ["KO 2024-01-02 USD"],
  },
  {
    has: "an export of TradingView",
    sample: "tradingview/unix/KO.csv",
    called: "NYSE_KO, 1D.csv",
    types: [""],
    sees: ["KO 2024-01-02 USD"],
  },
  {
    has: "an Excel export from Germany",
    sample: "workbook/SAP_2024.xlsx",
    called: "Kurse.xlsx",
    types: ["symbol=SAP.DE"],
    sees: ["SAP.DE 2024-01-02 EUR"],
  },
  {
    has: "an export of a German bank, with commas before the decimals",
    sample: "own/bank/SAP.DE.csv",
    called: "Kurse.csv",
    types: ["symbol=SAP.DE"],
    sees: ["SAP.DE 2024-01-02 EUR"],
  },
];

/** One import of one folder, as a person at a terminal does it. */
async function walk(path: string, types: readonly string[]) {
  let told = "";
  let complained = "";
  let questions = 0;
  const code = await runCommand(["import", path], {
    dataDirectory: join(folder, "data"),
    out: (text) => {
      told += text;
    },
    err: (text) => {
      complained += text;
    },
    ask: async () => types[questions++] ?? null,
    isInteractive: false,
    clock: () => 0,
  });
  return { code, told, complained, questions };
}

async function seen(): Promise<string[]> {
  const { snapshot } = await openMarket(join(folder, "data"), "own");
  try {
    return snapshot.instruments.map(({ symbol, currency, listed }) => {
      const first = listed === null ? "-" : new Date(listed * 86_400_000).toISOString().slice(0, 10);
      return `${symbol} ${first} ${currency}`;
    });
  } finally {
    snapshot.close();
  }
}

describe("a newcomer", () => {
  it.each(NEWCOMERS)("with $has needs one command, and answers at most one question", async (newcomer) => {
    const path = join(folder, "files", newcomer.called);
    await mkdir(dirname(path), { recursive: true });
    await cp(join(SAMPLES, newcomer.sample), path);
    const { code, told, complained, questions } = await walk(dirname(path), newcomer.types);
    expect([code, complained], told).toEqual([0, expect.stringContaining("A new market: own")]);
    expect(questions).toBe(newcomer.types.length);
    expect(questions).toBeLessThanOrEqual(1);
    expect(await seen()).toEqual(newcomer.sees);
    expect(told).toContain("npm start -- --market own");
  });

  it("with the two bulk archives of the SEC needs one command, and answers no question", async () => {
    // As data.sec.gov packs them: a file a company, in submissions.zip also the pages of its older filings.
    const facts = [
      { name: "CIK0000000007.json", content: plantedFacts(7, "Seven Corp", [2018, 2019]) },
      { name: "CIK0000000008.json", content: plantedFacts(8, "Eight Inc", [2019]) },
    ];
    const submissions = [
      { name: "CIK0000000007.json", content: submissionsOf(7, "Seven Corp", "SVN") },
      { name: "CIK0000000007-submissions-001.json", content: JSON.stringify(filings(["10-K", "2018-03-01"])) },
      { name: "CIK0000000008.json", content: submissionsOf(8, "Eight Inc", "EGT") },
      { name: "CIK0000000009.json", content: submissionsOf(9, "Nine Trust", "NNT") },
    ];
    const path = await writeFiles(join(folder, "files"), {
      "companyfacts.zip": plantZip(facts),
      "submissions.zip": plantZip(submissions),
    });
    const { code, told, complained, questions } = await walk(path, []);
    expect([code, questions], told + complained).toEqual([0, 0]);
    expect(await seen()).toEqual(["EGT - USD", "SVN - USD"]);
    expect(told).toContain("http://127.0.0.1:8787/#/pages/analysis?code=SVN");
    expect(told).toMatch(/ {2}prices, charts {2,}daily prices as CSV/);
    expect(told).not.toContain("statements, valuation");
  });
});

/** Filings in the columns of the SEC. */
function filings(...all: readonly (readonly [form: string, filed: string])[]) {
  return {
    accessionNumber: all.map((_, place) => `0000000007-19-${String(place).padStart(6, "0")}`),
    filingDate: all.map(([, filed]) => filed),
    form: all.map(([form]) => form),
  };
}

function submissionsOf(cik: number, name: string, ticker: string): string {
  const recent = filings(["10-K", "2019-03-01"], ["10-K", "2020-03-01"]);
  return JSON.stringify({ cik: String(cik), name, tickers: [ticker], exchanges: ["NYSE"], filings: { recent } });
}
