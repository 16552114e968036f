import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { day } from "@plumbline/core/time";
import { afterEach, describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { type PriceFormat, recognisePrices } from "../../sources/prices/index.ts";
import { plantedPrices } from "../testing/planted-delivery.ts";
import { doTask, type PriceText, type TaskOutput } from "./price-tasks.ts";
import { PriceWork, threadsFor } from "./price-work.ts";
import { TaskThread } from "./task-thread.ts";

const THREAD = new URL("./thread.ts", import.meta.url);

const started: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const thread of started.splice(0)) await thread.close();
});

function start<Started extends { close(): Promise<void> }>(thread: Started): Started {
  started.push(thread);
  return thread;
}

/** A thread that runs a line of JavaScript. */
function entry(code: string): URL {
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}

function text(content: string | Buffer, name: string): PriceText {
  const bytes = Uint8Array.from(Buffer.from(content));
  return { content: bytes, format: recognisePrices(bytes.subarray(0, 4096), name) as PriceFormat, name };
}

const planted = () => text(plantedPrices("AAA", { from: 0, until: 300 }), "AAA.csv");
const damaged = () => text(`${plantedPrices("BBB", { from: 0, until: 90 })}2020-13-45,x,y\n"`, "BBB.csv");

/** The prices of one symbol, as the gate gets them. */
function symbolOf(readings: TaskOutput<"readText">) {
  const delivered = readings.filter((reading) => reading.kind === "history");
  const calendar = delivered[0]?.history.bars.day.slice() ?? null;
  return { before: null, delivered, calendar, hasNoExchange: false, currency: "USD", today: day("2021-06-30") };
}

async function readAndExamine(thread: TaskThread, file: () => PriceText): Promise<void> {
  const here = await doTask("readText", file());
  const there = await thread.run("readText", file(), []);
  expect(there).toEqual(here);
  const examined = await doTask("examineSymbol", symbolOf(here));
  expect(await thread.run("examineSymbol", symbolOf(there), [])).toEqual(examined);
}

describe("a thread", () => {
  it("reads and examines as the thread that started it does", async () => {
    const thread = start(new TaskThread(THREAD));
    await readAndExamine(thread, planted);
    await readAndExamine(thread, damaged);
  });

  it.skipIf(needsSharedData)("reads and examines real prices with splits and dividends alike", async () => {
    const name = "DA-AAPL-T-2021-04-21.csv";
    const file = gunzipSync(readFileSync(sharedFile(`data/prices/alphavantage_daily_adjusted/${name}.gz`)));
    await readAndExamine(start(new TaskThread(THREAD)), () => text(file, name));
  });

  it.each([
    ["ends", "setTimeout(() => process.exit(3), 50)", "code 3"],
    ["does not load", "import './nowhere.js'", "nowhere"],
    [
      "throws",
      "const { parentPort } = await import('node:worker_threads'); parentPort.on('message', () => { throw new Error('no such luck'); })",
      "no such luck",
    ],
  ])("that %s fails what it had to do, and what comes after", async (_, code, reason) => {
    const thread = start(new TaskThread(entry(code)));
    const failure = { code: "thread-failed", message: expect.stringContaining(reason) };
    await expect(thread.run("readText", planted(), [])).rejects.toMatchObject(failure);
    await expect(thread.run("readText", planted(), [])).rejects.toMatchObject(failure);
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
    const say =
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => 0).postMessage('ready')";
    const work = start(new PriceWork(1, entry(say)));
    const file = planted();
    const bytesLeft = () => {
      void work.read(file).catch(() => undefined);
      return file.content.byteLength;
    };
    expect(bytesLeft()).toBeGreaterThan(10_000);
    await expect.poll(bytesLeft).toBe(0);
  });

  it("fails with the thread that fails, instead of going on without it", async () => {
    const work = start(new PriceWork(1, entry("process.exit(3)")));
    const readUntilFailure = async () => {
      for (;;) {
        await work.read(planted());
        await new Promise(setImmediate);
      }
    };
    await expect(readUntilFailure()).rejects.toMatchObject({ code: "thread-failed" });
  });

  it("needs no thread for few prices, and never more than the machine has cores to spare", () => {
    expect(threadsFor(100_000)).toBe(0);
    expect(threadsFor(2 ** 40)).toBeLessThanOrEqual(4);
  });
});
