import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { day } from "@plumbline/core/time";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Answers } from "../model/index.ts";
import { openMarket } from "../snapshot/index.ts";
import { importMarket } from "./import-market.ts";
import { writeFiles } from "./testing/planted-delivery.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "ingest-units-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Twelve weekdays of January 2024 that no vendor's layout shows. */
function prices(level: number, { from = 2, columns = "", cells = "" } = {}): string {
  const days = [2, 3, 4, 5, 8, 9, 10, 11, 12, 15, 16, 17].filter((date) => date >= from);
  const rows = days.map((date, at) => {
    const close = level * (1 + 0.01 * Math.sin(at * 2));
    const bar = [close, close * 1.01, close * 0.99, close].map((price) => price.toFixed(4));
    return `2024-01-${String(date).padStart(2, "0")},${bar.join()},${1000 + at}${cells}`;
  });
  return `${[`Date,Open,High,Low,Close,Volume${columns}`, ...rows].join("\n")}\n`;
}

/** Imports files, and tells the currency of each stock and what was said about units. */
async function imported(files: Readonly<Record<string, string>>, answers?: Answers) {
  const given = [await writeFiles(await mkdtemp(join(folder, "files-")), files)];
  const dataDirectory = join(folder, "data");
  const nothing = { facts: [], reference: [], targets: [], market: "units", today: day("2024-06-30") };
  const { issues } = await importMarket({
    ...nothing,
    dataDirectory,
    prices: given,
    ...(answers && { answers: { answersFor: () => answers } }),
  });
  const { snapshot } = await openMarket(dataDirectory, "units");
  const currencies = snapshot.instruments.map(({ symbol, currency }) => `${symbol} ${currency}`);
  snapshot.close();
  const codes = issues.map(({ code }) => code).filter((code) => ["unit-in-doubt", "wrong-scale"].includes(code));
  return { currencies, codes };
}

it("does not take pounds for pence, and believes the person who says it", async () => {
  expect(await imported({ "VOD.L.csv": prices(0.72) })).toEqual({
    currencies: ["VOD.L null"],
    codes: ["unit-in-doubt"],
  });
  expect(await imported({ "VOD.L.csv": prices(0.72) }, { currency: "GBP" })).toEqual({
    currencies: ["VOD.L GBP"],
    codes: [],
  });
});

it("says of prices that are probably pence that nothing states it, and lets a later answer correct it", async () => {
  expect(await imported({ "VOD.L.csv": prices(72) })).toEqual({ currencies: ["VOD.L GBX"], codes: ["unit-in-doubt"] });
  expect(await imported({ "VOD.L.csv": prices(72) }, { currency: "GBP" })).toEqual({
    currencies: ["VOD.L GBP"],
    codes: [],
  });
});

it("does not take pence for pounds because a file or a list writes GBP", async () => {
  const stated = prices(2600, { columns: ",Currency", cells: ",GBP" });
  expect(await imported({ "SHEL.L.csv": stated })).toEqual({ currencies: ["SHEL.L null"], codes: ["unit-in-doubt"] });
  const list = "symbol,name,summary,currency,sector\nRIO.L,Rio,,GBP,Materials\nAZN.L,Astra,,USD,Health Care\n";
  const files = { "RIO.L.csv": prices(4900), "AZN.L.csv": prices(14000), "list.csv": list };
  expect((await imported(files)).currencies).toEqual(["AZN.L USD", "RIO.L null", "SHEL.L null"]);
  expect((await imported(files, { currency: "GBX" })).currencies).toEqual(["AZN.L USD", "RIO.L GBX", "SHEL.L null"]);
});

it("knows no currency of pounds that follow the pence of the market", async () => {
  await imported({ "RIO.L.csv": prices(4900) });
  expect(await imported({ "RIO.L.csv": prices(49.2, { from: 11 }), "A.L.csv": prices(4900) })).toMatchObject({
    currencies: ["A.L GBX", "RIO.L null"],
    codes: ["unit-in-doubt"],
  });
});
