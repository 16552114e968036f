import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { day } from "@plumbline/core/time";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openMarket } from "../snapshot/index.ts";
import { importMarket } from "./import-market.ts";
import { plantedPrices, writeFiles } from "./testing/planted-delivery.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "ingest-named-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const prices = (symbol: string) => plantedPrices(symbol, { from: 0, until: 60 });

/** Symbols with prices after an import, and the files that were asked about. */
async function imported(files: Readonly<Record<string, string>>) {
  const nothing = { facts: [], reference: [], targets: [], market: "named", today: day("2021-06-30") };
  const given = [await writeFiles(join(folder, "files"), files)];
  const dataDirectory = join(folder, "data");
  const { issues } = await importMarket({ ...nothing, dataDirectory, prices: given });
  const { snapshot } = await openMarket(dataDirectory, "named");
  const symbols = snapshot.instruments.filter(({ priceBasis }) => priceBasis !== null).map(({ symbol }) => symbol);
  snapshot.close();
  const asked = issues.filter(({ code }) => code === "needs-an-answer").map(({ file }) => file?.split(/[/\\]/).at(-1));
  return { symbols, asked };
}

it("takes ALL.csv for Allstate's among files called after tickers, and asks about it where nothing bears that out", async () => {
  const beside = { "AAPL.csv": prices("A"), "MSFT.csv": prices("B"), "IBM.csv": prices("C") };
  expect(await imported({ ...beside, "ALL.csv": prices("D") })).toEqual({
    symbols: ["AAPL", "ALL", "IBM", "MSFT"],
    asked: [],
  });
  await rm(folder, { recursive: true });
  expect(await imported({ "AAPL.csv": prices("A"), "ALL.csv": prices("D") })).toEqual({
    symbols: ["AAPL"],
    asked: ["ALL.csv"],
  });
});

it("finds the symbol of a name in a list, with basis and currency still open", async () => {
  const plain = (symbol: string) =>
    prices(symbol)
      .replace(/^.*\n/, "Date,Open,High,Low,Close,Volume\n")
      .replaceAll(/^(\d{4}-.*)$/gm, (line) => line.split(",").slice(0, 5).concat("1000").join());
  const files = {
    "AAPL.csv": plain("A"),
    "Apple Stock Price History.csv": plain("B"),
    "Orange Stock Price History.csv": plain("C"),
    "list.csv": "Symbol,Name,Sector\nAPPL.X,Apple,Energy\n",
  };
  expect(await imported(files)).toEqual({ symbols: ["AAPL", "APPL.X"], asked: ["Orange Stock Price History.csv"] });
});
