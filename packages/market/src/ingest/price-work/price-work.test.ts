import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { day } from "@plumbline/core/time";
import { afterEach, describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { temporaryFolder } from "../../snapshot/testing/temporary-folder.ts";
import { type PriceFormat, type PriceReading, recognisePrices } from "../../sources/prices/index.ts";
import { plantedPrices } from "../testing/planted-delivery.ts";
import { doTask, type PriceText } from "./price-tasks.ts";
import { PriceWork, threadsFor } from "./price-work.ts";

const started: PriceWork[] = [];

afterEach(async () => {
  for (const work of started.splice(0)) await work.close();
});

function start(work: PriceWork): PriceWork {
  started.push(work);
  return work;
}

/** A thread whose tasks are a line of JavaScript. */
function entry(code: string): URL {
  const file = join(temporaryFolder(), "thread.mjs");
  writeFileSync(file, code);
  return pathToFileURL(file);
}

/** Reads files until one is handed over, which is when a thread has loaded: the others were read here. */
async function readInThread(work: PriceWork, file: () => PriceText): Promise<PriceReading[]> {
  for (;;) {
    const given = file();
    const readings = work.read(given);
    if (given.content.byteLength === 0) return readings;
    await readings;
    await pause(20);
  }
}

function text(content: string | Buffer, name: string): PriceText {
  const bytes = Uint8Array.from(Buffer.from(content));
  return { content: bytes, format: recognisePrices(bytes.subarray(0, 4096), name) as PriceFormat, name };
}

const planted = () => text(plantedPrices("AAA", { from: 0, until: 300 }), "AAA.csv");
const damaged = () => text(`${plantedPrices("BBB", { from: 0, until: 90 })}2020-13-45,x,y\n"`, "BBB.csv");

/** The prices of one symbol, as the gate gets them. */
function symbolOf(readings: readonly PriceReading[]) {
  const delivered = readings.filter((reading) => reading.kind === "history");
  const calendar = delivered[0]?.history.bars.day.slice() ?? null;
  return {
    before: null,
    delivered,
    calendar,
    openDays: null,
    hasNoExchange: false,
    isOffExchange: false,
    currency: "USD",
    today: day("2021-06-30"),
  };
}

async function readAndExamine(work: PriceWork, file: () => PriceText): Promise<void> {
  const here = await doTask("readText", file());
  const there = await readInThread(work, file);
  expect(there).toEqual(here);
  const examined = await doTask("examineSymbol", symbolOf(here));
  const handedOver = symbolOf(there);
  const examinedThere = work.examine(handedOver);
  expect(handedOver.delivered.every(({ history }) => history.bars.close.length === 0)).toBe(true);
  expect(await examinedThere).toEqual(examined);
}

describe("a thread", () => {
  it("reads and examines as the thread that started it does", async () => {
    const work = start(new PriceWork(1));
    await readAndExamine(work, planted);
    await readAndExamine(work, damaged);
  });

  it.skipIf(needsSharedData)("reads and examines real prices with splits and dividends alike", async () => {
    const name = "DA-AAPL-T-2021-04-21.csv";
    const file = gunzipSync(readFileSync(sharedFile(`data/prices/alphavantage_daily_adjusted/${name}.gz`)));
    await readAndExamine(start(new PriceWork(1)), () => text(file, name));
  });

  it.each([
    ["ends", "export const load = () => 0; export const readText = () => process.exit(3);", "code: 3"],
    ["does not load", "import './nowhere.js'", "nowhere"],
    ["ends while it loads", "process.exit(3)", "code: 3"],
    [
      "throws",
      "export const load = () => 0; export const readText = () => { throw new Error('no such luck'); };",
      "no such luck",
    ],
  ])("that %s fails what it had to do, and what comes after", async (_, code, reason) => {
    const work = start(new PriceWork(1, entry(code)));
    const failure = { code: "thread-failed", message: expect.stringContaining(reason) };
    const readUntilFailure = async () => {
      for (;;) {
        await work.read(planted());
        await pause(5);
      }
    };
    await expect(readUntilFailure()).rejects.toMatchObject(failure);
    await expect(work.read(planted())).rejects.toMatchObject(failure);
  });
});

describe("the work of an import", () => {
  it("is done here until a thread has loaded, and has the same results", async () => {
    const expected = await doTask("readText", planted());
    const work = start(new PriceWork(2));
    const few = await Promise.all(Array.from({ length: 50 }, () => work.read(planted())));
    expect(few).toEqual(Array(50).fill(expected));
  });

  it("hands columns over instead of copying them", async () => {
    const work = start(new PriceWork(1, entry("export const load = () => 0; export const readText = () => [];")));
    const file = planted();
    const bytesLeft = () => {
      void work.read(file).catch(() => undefined);
      return file.content.byteLength;
    };
    expect(bytesLeft()).toBeGreaterThan(10_000);
    await expect.poll(bytesLeft, { timeout: 20_000 }).toBe(0);
  });

  it("fails in all threads when one fails, instead of going on without it", async () => {
    const code = `
      import { threadId } from "node:worker_threads";
      let tasks = 0;
      export const load = () => 0;
      export const readText = () => (threadId % 2 === 0 && ++tasks > 3 ? process.exit(3) : []);
    `;
    const work = start(new PriceWork(2, entry(code)));
    const readUntilFailure = async () => {
      for (;;) {
        await Promise.all(Array.from({ length: work.depth }, () => work.read(planted())));
        await pause(5);
      }
    };
    const failure = { code: "thread-failed", message: expect.stringContaining("code: 3") };
    await expect(readUntilFailure()).rejects.toMatchObject(failure);
    for (let file = 0; file < 10; file++) await expect(work.read(planted())).rejects.toMatchObject(failure);
  });

  it("needs no thread for few prices, and never more than the machine has cores to spare", () => {
    expect(threadsFor(100_000)).toBe(0);
    expect(threadsFor(2 ** 40)).toBeLessThanOrEqual(4);
  });
});
