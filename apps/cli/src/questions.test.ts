import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { formatDay } from "@plumbline/core/time";
import { writeFiles } from "@plumbline/market/ingest/testing";
import { openMarket } from "@plumbline/market/snapshot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "./run-command.ts";

let folder: string;
let told: string;
let complained: string;
let asked: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "questions-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Runs a command; with lines somebody sits at the terminal and types them, `null` for Ctrl-D. */
async function run(words: readonly string[], lines?: readonly (string | null)[]): Promise<number> {
  told = "";
  complained = "";
  asked = 0;
  return runCommand(words, {
    dataDirectory: join(folder, "data"),
    out: (text) => {
      told += text;
    },
    err: (text) => {
      complained += text;
    },
    ...(lines && { ask: async () => lines[asked++] ?? null }),
    isInteractive: false,
    clock: () => 0,
  });
}

/** Three days that may be of March to June, or of three other months. */
function ambiguous(close: number): string {
  const rows = ["01/02/2023", "02/03/2023", "04/05/2023"].map(
    (day) => `${day},${close},${close},${close},${close},1000`,
  );
  return `${["Date,Open,High,Low,Close,Volume", ...rows].join("\n")}\n`;
}

/** Prices of the first sessions of 2024, in a table that states neither currency nor basis. */
function plain(closes: number): string {
  const rows = [2, 3, 4, 5, 8, 9, 10, 11].map((day, number) => {
    const close = closes + number / 4;
    return `2024-01-${String(day).padStart(2, "0")},${close},${close + 1},${close - 1},${close},${1000 + number}`;
  });
  return `${["Date,Open,High,Low,Close,Volume", ...rows].join("\n")}\n`;
}

async function priced(market = "own"): Promise<readonly (string | null)[][]> {
  const { snapshot } = await openMarket(join(folder, "data"), market);
  const found = snapshot.instruments.map(({ symbol, currency, priceBasis }) => [symbol, currency, priceBasis]);
  snapshot.close();
  return found;
}

/** Symbol and currency of each stock with prices. */
async function currencies(): Promise<readonly string[]> {
  return (await priced()).map(([symbol, currency]) => `${symbol} ${currency}`);
}

/** Symbol and last close of each stock with prices. */
async function closes(): Promise<readonly string[]> {
  const { snapshot } = await openMarket(join(folder, "data"), "own");
  const found = snapshot.instruments.map(({ symbol }) => `${symbol} ${snapshot.prices(symbol)?.bars.close.at(-1)}`);
  snapshot.close();
  return found;
}

const SAMPLES = resolve(import.meta.dirname, "../../../packages/market/src/ingest/samples/files");

describe("what files do not show", () => {
  it("is asked once for their kind, explained and asked again, kept, and said in the report", async () => {
    const files = await writeFiles(join(folder, "files"), { "AAA.csv": plain(50), "BBB.csv": plain(70) });
    expect(await run(["import", files], ["basis=adjusted", "raw EUR"])).toBe(0);
    expect(asked).toBe(2);
    expect(told).toMatch(/^\nAAA\.csv and 1 more file like it do not say everything\./);
    expect(told).toMatch(/AAA {5}2024-01-02 {2}50\.00 {2}51\.00 {2}49\.00 {2}50\.00 {2,}1,000\n/);
    expect(told).toContain('"adjusted" is no basis; it may be raw');
    expect(told).toMatch(
      /read-as-answered {2}1\n {4}\(AAA\.csv\): Read as answered on .*: basis=raw, currency=EUR\. So is/,
    );
    expect(await priced()).toEqual([
      ["AAA", "EUR", "raw"],
      ["BBB", "EUR", "raw"],
    ]);
    const next = await writeFiles(join(folder, "next"), { "CCC.csv": plain(90) });
    expect(await run(["import", next], [])).toBe(0);
    expect([asked, complained]).toEqual([0, expect.stringContaining("Into the market that there is: own")]);
    expect(told).toMatch(/\(CCC\.csv\): Read as answered on \d{4}-\d\d-\d\d about AAA\.csv: basis=raw, currency=EUR\./);
    expect(told).toMatch(
      /\n! CCC\.csv was read by an earlier answer: basis=raw currency=EUR,\n {2}as said on .* about AAA/,
    );
    expect(await priced()).toContainEqual(["CCC", "EUR", "raw"]);
  });

  it.each(["yfinance/digits/KO.csv", "own/split/ABC.csv"])(
    "Enter reads %s at a terminal as it is read without one",
    async (sample) => {
      const files = join(SAMPLES, sample);
      expect(await run(["import", files, "--name", "quiet"])).toBe(0);
      expect(await run(["import", files, "--name", "terminal"], [""])).toBe(0);
      const [read] = await priced("quiet");
      expect(read?.[2]).not.toBe("split-adjusted");
      expect(await priced("terminal")).toEqual([read]);
    },
  );

  it("gives a currency that was answered to the symbols that state none, and to no others", async () => {
    const rows = (symbol: string) => plain(50).replace("Date", "Symbol,Date").replaceAll("\n2024", `\n${symbol},2024`);
    const mixed = rows("AAPL") + rows("SAP.DE").split("\n").slice(1).join("\n");
    const files = await writeFiles(join(folder, "files"), { "prices.csv": mixed });
    expect(await run(["import", files], ["USD"])).toBe(0);
    expect(await priced()).toEqual([
      ["AAPL", "USD", "split-adjusted"],
      ["SAP.DE", "EUR", "split-adjusted"],
    ]);
  });

  it("does not put a kept currency on a pair, and lets a later answer correct it", async () => {
    const files = await writeFiles(join(folder, "files"), { "AAA.csv": plain(50) });
    await run(["import", files], ["EUR"]);
    const next = await writeFiles(join(folder, "next"), { "BTC-USD.csv": plain(90), "BBB.csv": plain(60) });
    expect(await run(["import", next], [])).toBe(0);
    expect(told).toContain("! BBB.csv was read by an earlier answer: currency=EUR,");
    expect(await currencies()).toEqual(["AAA EUR", "BBB EUR", "BTC-USD USD"]);
    expect(await run(["import", next, "--answer", "currency=GBP"])).toBe(0);
    expect(await currencies()).toEqual(["AAA EUR", "BBB GBP", "BTC-USD USD"]);
    // What was said of the symbol itself comes before what was said of its layout since.
    await writeFiles(files, { "AAA.csv": plain(51) });
    expect(await run(["import", files], [])).toBe(0);
    expect(await currencies()).toEqual(["AAA EUR", "BBB GBP", "BTC-USD USD"]);
  });

  it("asks for no currency that a list or the market states, and for that of any vendor's prices", async () => {
    const files = await writeFiles(join(folder, "files"), {
      "AAA.csv": plain(50),
      "tickers.json": '{"0":{"cik_str":7,"ticker":"AAA","title":"Seven Corp"}}',
    });
    expect(await run(["import", files], [""])).toBe(0);
    expect(told).not.toContain("In which currency?");
    expect(await currencies()).toEqual(["AAA USD"]);
    await writeFiles(files, { "AAA.csv": plain(51) });
    await run(["answers", "--forget-all"]);
    expect(await run(["import", join(files, "AAA.csv")], [""])).toBe(0);
    expect(told).not.toContain("In which currency?");
    for (const sample of ["yfinance/history/KO.csv", "tiingo/KO.csv", "eodhd/KO.csv", "yfinance/closes.csv"]) {
      await run(["import", join(SAMPLES, sample), "--name", "other"], [""]);
      expect(told, sample).toContain("In which currency?");
      await run(["answers", "--forget-all"]);
      await rm(join(folder, "data", "markets", "other"), { recursive: true });
    }
  });

  it("is listed, and asked again once it is forgotten", async () => {
    const files = await writeFiles(join(folder, "files"), { "AAA.csv": plain(50) });
    await run(["import", files], [""]);
    expect(await run(["answers"])).toBe(0);
    expect(told).toMatch(/^1 {2}basis=unknown currency=unknown\n {3}on .* about AAA\.csv: /);
    expect(await run(["answers", "--forget", "2"])).toBe(1);
    expect(await run(["answers", "--forget", "1"])).toBe(0);
    expect(await run(["answers"])).toBe(0);
    expect(told).toBe("Nothing was answered yet.\n");
    await run(["import", files, "--force"], [""]);
    expect(asked).toBe(1);
  });

  it("does not put the currency of one file on another whose name states its exchange", async () => {
    const files = await writeFiles(join(folder, "files"), { "AAA.csv": plain(50), "SAP.DE.csv": plain(70) });
    expect(await run(["import", files], ["USD"])).toBe(0);
    expect(told).toContain("AAA.csv: No column and no sign states the currency of the prices.");
    expect(await priced()).toEqual([
      ["AAA", "USD", "split-adjusted"],
      ["SAP.DE", "EUR", "split-adjusted"],
    ]);
  });

  it.each([[null], ["adjusted", null]])(
    "ends the import with nothing changed when the person ends it",
    async (...lines) => {
      const files = await writeFiles(join(folder, "files"), { "AAA.csv": ambiguous(50) });
      expect(await run(["import", files], lines)).toBe(1);
      expect(complained).toContain("The import was ended at the question; nothing was changed.");
      expect(await readdir(join(folder, "data", "markets", "own"))).toEqual([]);
      expect(await run(["answers"])).toBe(0);
      expect(told).toBe("Nothing was answered yet.\n");
    },
  );
});

describe("without a terminal", () => {
  it("a file that needs an answer is refused with the command that reads it", async () => {
    const files = await writeFiles(join(folder, "my files"), { "AAA.csv": ambiguous(50) });
    expect(await run(["import", "--name", "us", files])).toBe(1);
    expect(told).toMatch(/needs-an-answer {2}1\n {4}AAA \(AAA\.csv\): .*Say it with --answer day-order=/);
    const command = told.trimEnd().split("\n").at(-1)?.trim() ?? "";
    expect(command).toBe(
      `npm run market -- import --name us '${files}' --answer day-order=${/day-order=(\w+-first)/.exec(told)?.[1]}`,
    );
    const words = command
      .replace("npm run market -- ", "")
      .replaceAll(/'([^']*)'/g, (_, text) => text.replaceAll(" ", "\u0000"));
    expect(await run(words.split(" ").map((word) => word.replaceAll("\u0000", " ")))).toBe(0);
    expect(await priced("us")).toHaveLength(1);
  });

  it("dates of price targets that fit both orders are asked with their rows, and answered by the same option", async () => {
    const targets = "Ticker,Date,Firm,Price Target\nAAA,03/04/2024,UBS,$60\nAAA,05/06/2024,Citi,$62.50\n";
    const files = await writeFiles(join(folder, "files"), { "AAA.csv": plain(50), "targets.csv": targets });
    expect(await run(["import", files], ["currency=USD", "day-order=day-first"])).toBe(0);
    expect(told).toMatch(/symbol +day +firm +currency +target\n +AAA +2024-0\d-0\d +UBS +USD +60\.00\n/);
    await run(["answers", "--forget-all"]);
    await rm(join(folder, "data", "markets"), { recursive: true });
    expect(await run(["import", files])).toBe(0);
    expect(told).toMatch(/needs-an-answer {2}1\n {4}\(targets\.csv\): .*--answer day-order=/);
    expect(await run(["import", files, "--answer", "day-order=day-first", "--answer", "currency=USD"])).toBe(0);
    const { snapshot } = await openMarket(join(folder, "data"), "own");
    const published = snapshot.targets("AAA").map(({ published: on }) => formatDay(on));
    snapshot.close();
    expect(published).toEqual(["2024-04-03", "2024-06-05"]);
  });

  it("other files are imported beside it, and it is read when it is answered later", async () => {
    const files = await writeFiles(join(folder, "files"), { "AAA.csv": ambiguous(50), "BBB.csv": plain(70) });
    expect(await run(["import", files])).toBe(0);
    expect(told).toMatch(/! AAA\.csv could not be read\.\n.*\n {2}npm run market -- import .* --answer day-order=/);
    expect(await run(["import", files, "--answer", "day-order=month-first"])).toBe(0);
    expect((await priced()).map(([symbol]) => symbol)).toEqual(["AAA", "BBB"]);
    expect(await run(["report"])).toBe(0);
    expect(told).not.toContain("needs-an-answer");
    expect(told).toContain("day-order=month-first");
  });

  it("an answer that is none of the choices is refused, one that nothing asks for is said", async () => {
    const files = await writeFiles(join(folder, "files"), { "AAA.csv": ambiguous(50) });
    expect(await run(["import", files, "--answer", "day-order=us"])).toBe(2);
    expect(complained).toContain('"us" is no day-order; it may be day-first or month-first.');
    const others = await writeFiles(join(folder, "others"), { "BBB.csv": plain(70) });
    expect(await run(["import", others, "--answer", "day-order=day-first", "--answer", "basis=raw"])).toBe(0);
    expect(told).toContain("! No file asks for day-order: --answer day-order had no effect.");
    expect(await priced()).toEqual([["BBB", null, "raw"]]);
  });

  it("a symbol is answered for one file, and for several in their order", async () => {
    const one = await writeFiles(join(folder, "one"), { "HistoricalData_1700000000000.csv": plain(50) });
    expect(await run(["import", one, "--answer", "symbol=brk-b"])).toBe(0);
    expect((await priced()).map(([symbol]) => symbol)).toEqual(["BRK.B"]);
    const two = await writeFiles(join(folder, "two"), {
      "HistoricalData_1.csv": plain(50),
      "HistoricalData_2.csv": plain(60),
    });
    expect(await run(["import", two, "--answer", "symbol=AAA"])).toBe(2);
    expect(complained).toContain("2 files need 2 symbols, in the order of the files");
    expect(await run(["import", two])).toBe(1);
    expect(told).toContain(
      [
        "! HistoricalData_1.csv and 1 more could not be read.",
        "  They are read with this, with a symbol for each of them, in this order:",
        "    1  HistoricalData_1.csv  2024-01-02  50",
        "    2  HistoricalData_2.csv  2024-01-02  60",
        `  npm run market -- import ${two} --answer symbol=...,...\n`,
      ].join("\n"),
    );
    expect(await run(["import", two, "--answer", "symbol=AAA,msft"])).toBe(0);
    expect(await closes()).toEqual(["AAA 51.75", "BRK.B 51.75", "MSFT 61.75"]);
  });

  it("symbols of several kinds of files are said together, one kind after the other", async () => {
    const files = await writeFiles(join(folder, "files"), {
      "HistoricalData_1.csv": plain(50),
      "HistoricalData_2.csv": plain(60).replaceAll(",", ";"),
      "HistoricalData_3.csv": plain(70),
    });
    expect(await run(["import", files])).toBe(1);
    expect(told).toMatch(/1 {2}HistoricalData_1\.csv .*\n {4}2 {2}HistoricalData_3\.csv .*\n {4}3 {2}HistoricalData_2/);
    expect(await run(["import", files, "--answer", "symbol=AAA,CCC,BBB"])).toBe(0);
    expect(await closes()).toEqual(["AAA 51.75", "BBB 61.75", "CCC 71.75"]);
    expect(await run(["import", files, "--answer", "symbol=AAA"])).toBe(2);
  });

  it("a word in small letters is no symbol before somebody says so", async () => {
    const files = await writeFiles(join(folder, "files"), { "gold.csv": plain(50), "gas.csv": plain(60) });
    expect(await run(["import", files])).toBe(1);
    expect(told.trimEnd().split("\n").at(-1)).toBe(`  npm run market -- import ${files} --answer symbol=by-name`);
    expect(await run(["import", files, "--answer", "symbol=by-name"])).toBe(0);
    expect((await priced()).map(([symbol]) => symbol)).toEqual(["GAS", "GOLD"]);
  });

  it("the last lines are what can be looked at, unless a file waits for an answer", async () => {
    const files = await writeFiles(join(folder, "files"), { "AAA.csv": plain(70) });
    expect(await run(["import", files])).toBe(0);
    expect(told).toContain("\n  --answer basis=... --answer currency=...");
    expect(told).toMatch(/To look at it now:\n {2}npm start -- --market own\n {2}http:\S+code=AAA\n$/);
    await writeFiles(files, { "BBB.csv": ambiguous(50) });
    expect(await run(["import", files])).toBe(0);
    expect(told).toMatch(/ {2}npm run market -- import .* --answer day-order=\w+-first\n$/);
  });
});

describe("an import without a name", () => {
  it("makes the market own, extends the one that there is, and asks which of several", async () => {
    const files = await writeFiles(join(folder, "files"), { "AAA.csv": plain(50) });
    expect(await run(["import", files])).toBe(0);
    expect(complained).toContain("A new market: own");
    await run(["import", files, "--name", "eu"]);
    expect(await run(["import", files])).toBe(2);
    expect(complained).toContain("There are the markets eu, own: say which one with --name NAME.");
  });
});

describe("the end of an import", () => {
  it("says what can be looked at, and what is missing by the file that has it, within 80 columns", async () => {
    const files = await writeFiles(join(folder, "files"), { "AAA.csv": plain(50) });
    await run(["import", files]);
    const end = told.slice(told.indexOf("Still missing"));
    expect(end).toContain("  npm start -- --market own\n  http://127.0.0.1:8787/#/pages/analysis?code=AAA\n");
    expect(end).toMatch(/ {2}discount, Sharpe ratio {3}Daily Treasury Par Yield Curve Rates, Treasury\.gov\n/);
    expect(end).toContain("companyfacts.zip");
    expect(end).not.toContain("prices, charts");
    for (const line of end.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  });

  it("says loudly which mapping fits no file, and the column that the nearest file lacks", async () => {
    const mapping = (close: string) =>
      JSON.stringify({ basis: "raw", columns: { day: "Day", open: "O", high: "H", low: "L", close } });
    const files = await writeFiles(join(folder, "files"), {
      "AAA.csv": "Day,O,H,L,C\n2024-01-02,1,2,1,2\n2024-01-03,2,3,2,3\n",
    });
    const [used, unused] = [join(folder, "used.json"), join(folder, "unused.json")];
    await writeFiles(folder, { "used.json": mapping("C"), "unused.json": mapping("Last") });
    expect(await run(["import", files, "--mapping", unused, "--mapping", used])).toBe(0);
    expect(told.replaceAll("\n", " ")).toContain(
      'unused.json fits no file. The nearest, AAA.csv, has no column "Last".',
    );
    expect(told).not.toContain("/used.json");
  });
});
