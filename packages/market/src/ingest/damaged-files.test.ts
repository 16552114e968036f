import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { day } from "@plumbline/core/time";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openMarket, type Snapshot } from "../snapshot/index.ts";
import { plantZip } from "../sources/files/zip-fixture.ts";
import { importMarket } from "./import-market.ts";
import type { ImportOutcome } from "./import-options.ts";
import { plantedFacts, plantedPrices, writeFiles } from "./testing/planted-delivery.ts";

const SYMBOLS = ["AAA", "BBB", "CCC", "DDD", "EEE"];
const GOOD = Object.fromEntries(
  SYMBOLS.map((symbol) => [`${symbol}.csv`, plantedPrices(symbol, { from: 0, until: 60 })]),
);
/** Long enough that much of it is read before its end is; what lies after the day of the import is no matter. */
const LONG = plantedPrices("AAA", { from: 0, until: 6000 });
const GZIP = gzipSync(LONG);
const HALF = LONG.indexOf("\n", LONG.length / 2) + 1;
const TWO_MEMBERS = Buffer.concat([gzipSync(LONG.slice(0, HALF)), gzipSync(LONG.slice(HALF))]);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "damaged-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function deliver(market: string, name: string, files: Record<string, string | Buffer>): Promise<ImportOutcome> {
  const delivery = await writeFiles(join(folder, name), files);
  const nothing = { facts: [], reference: [], targets: [], today: day("2021-06-30") };
  return importMarket({ ...nothing, dataDirectory: join(folder, "data"), market, prices: [delivery] });
}

async function ofMarket<Value>(market: string, read: (snapshot: Snapshot) => Value): Promise<Value> {
  const { snapshot } = await openMarket(join(folder, "data"), market);
  try {
    return read(snapshot);
  } finally {
    snapshot.close();
  }
}

const all = (snapshot: Snapshot) => SYMBOLS.map((symbol) => snapshot.prices(symbol));

/** A byte changed, counted from the end where negative. */
function altered(bytes: Buffer, at: number, value: (byte: number) => number): Buffer {
  const copy = Buffer.from(bytes);
  const place = at < 0 ? copy.length + at : at;
  copy[place] = value(copy[place] as number);
  return copy;
}

const flipped = (byte: number) => byte ^ 0xff;
const firstMember = gzipSync(LONG.slice(0, HALF)).length;

/** Each is a whole delivery of AAA, made such that its end does not bear its beginning out. */
const DAMAGED: readonly (readonly [what: string, file: string, content: string | Buffer, code: string])[] = [
  ["a gzip file with another checksum", "AAA.csv.gz", altered(GZIP, -8, flipped), "damaged-compression"],
  ["a gzip file with another length", "AAA.csv.gz", altered(GZIP, -4, flipped), "damaged-compression"],
  ["a gzip file that is cut off", "AAA.csv.gz", GZIP.subarray(0, -1000), "damaged-compression"],
  ["a gzip file without its last byte", "AAA.csv.gz", GZIP.subarray(0, -1), "damaged-compression"],
  ["a gzip file with a flipped bit", "AAA.csv.gz", altered(GZIP, GZIP.length - 5000, flipped), "damaged-compression"],
  ["a gzip file and then something", "AAA.csv.gz", Buffer.concat([GZIP, Buffer.from("rest")]), "damaged-compression"],
  ["a gzip file and then zeros", "AAA.csv.gz", Buffer.concat([GZIP, Buffer.alloc(9)]), "damaged-compression"],
  [
    "a gzip file whose second member lost its beginning",
    "AAA.csv.gz",
    altered(TWO_MEMBERS, firstMember, () => 0),
    "damaged-compression",
  ],
  ["a gzip file whose second member is cut off", "AAA.csv.gz", TWO_MEMBERS.subarray(0, -1000), "damaged-compression"],
  [
    "an archive's entry with another checksum",
    "prices.zip",
    plantZip([{ name: "AAA.csv", content: LONG, crc32: 1 }]),
    "damaged-archive-entry",
  ],
  [
    "an archive's entry that is a damaged gzip file",
    "prices.zip",
    plantZip([{ name: "AAA.csv.gz", content: altered(GZIP, -8, flipped), isStored: true }]),
    "damaged-compression",
  ],
  [
    "an archive's entry that is a gzip file and more",
    "prices.zip",
    plantZip([{ name: "AAA.csv.gz", content: Buffer.concat([GZIP, Buffer.alloc(3)]) }]),
    "damaged-compression",
  ],
  ["a file that is cut off within a line", "AAA.csv", LONG.slice(0, HALF + 30), "cut-off-file"],
  ["a file that never ends its line", "AAA.csv", `${LONG}${"7".repeat(2 << 20)}`, "line-too-long"],
];

describe("a delivery that is", () => {
  it.each(DAMAGED)("%s changes no served number and is found at its stock", async (_, file, content, code) => {
    await deliver("planted", "good", GOOD);
    const before = await ofMarket("planted", all);
    const outcome = await deliver("planted", "damaged", { [file]: content });
    expect(outcome.result).toBe("refused");
    expect(outcome.issues).toMatchObject([{ code, outcome: "rejected", symbol: "AAA" }]);
    expect(await ofMarket("planted", all)).toEqual(before);
  });

  it.each(DAMAGED)("%s does not reach into another delivery of the stock", async (_, file, content, code) => {
    const more = plantedPrices("AAA", { from: 0, until: 80 });
    await deliver("alone", "first", { ...GOOD, "more/AAA.csv": more });
    const outcome = await deliver("both", "second", { ...GOOD, "more/AAA.csv": more, [`a/${file}`]: content });
    expect(outcome.issues).toMatchObject([{ code, symbol: "AAA" }]);
    expect(await ofMarket("both", all)).toEqual(await ofMarket("alone", all));
    expect(await ofMarket("both", ({ calendar }) => calendar)).toEqual(
      await ofMarket("alone", ({ calendar }) => calendar),
    );
  });

  it("a damaged file of many stocks brings none of them, and the stocks that were read get an issue", async () => {
    const rows = SYMBOLS.flatMap((symbol) =>
      Array.from(
        { length: 20_000 },
        (_, at) => `${symbol}.US,D,202001${10 + (at % 20)},0,1,1,1,1,${(at * 7919) % 999_983},0`,
      ),
    );
    const header = "<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>";
    const bulk = altered(gzipSync([header, ...rows, ""].join("\n")), -8, flipped);
    await deliver("planted", "good", GOOD);
    const before = await ofMarket("planted", all);
    const outcome = await deliver("planted", "damaged", { "daily.txt.gz": bulk });
    // The last ones were not reached.
    const told = outcome.issues.map(({ symbol }) => symbol);
    expect(told.length).toBeGreaterThan(2);
    expect(told).toEqual(SYMBOLS.slice(0, told.length));
    expect(outcome.issueTotals).toMatchObject([{ code: "damaged-compression", count: 1 }]);
    expect(await ofMarket("planted", all)).toEqual(before);
  });
});

describe("a damaged list or filing", () => {
  const constituents = `Symbol,Name,Sector\n${SYMBOLS.map((symbol) => `${symbol},Wrong ${symbol},Energy`).join("\n")}\n`;
  const many = constituents + Array.from({ length: 30_000 }, (_, at) => `X${at},Name ${at},Energy\n`).join("");
  const rates = `observation_date,DGS10\n${Array.from({ length: 20_000 }, (_, at) => `20${10 + (at % 10)}-01-0${1 + (at % 9)},${at}`).join("\n")}\n`;

  it("names no stock, brings no series and no facts", async () => {
    await deliver("planted", "good", { ...GOOD, "tickers.json": '{"0":{"cik_str":7,"ticker":"AAA","title":"Amber"}}' });
    const names = (snapshot: Snapshot) => snapshot.instruments.map(({ names: { en }, sector }) => [en, sector]);
    const before = await ofMarket("planted", names);
    const facts = plantedFacts(7, "Amber", [2018, 2019]);
    const outcome = await deliver("planted", "damaged", {
      "list.csv.gz": altered(gzipSync(many), -8, flipped),
      "rates.csv.gz": altered(gzipSync(rates), -8, flipped),
      "cut.csv": many.slice(0, -9),
      "facts.zip": plantZip([{ name: "CIK0000000007.json", content: facts, crc32: 1 }]),
      "CIK0000000007.json.gz": gzipSync(facts).subarray(0, -3),
      "CCC.csv": plantedPrices("CCC", { from: 50, until: 70 }),
    });
    expect(outcome.result).toBe("published");
    expect(outcome.issues.map(({ file, code }) => [file, code]).sort()).toEqual([
      ["CIK0000000007.json.gz", "damaged-compression"],
      ["cut.csv", "cut-off-file"],
      ["facts.zip!CIK0000000007.json", "damaged-archive-entry"],
      ["list.csv.gz", "damaged-compression"],
      ["rates.csv.gz", "damaged-compression"],
    ]);
    expect(await ofMarket("planted", names)).toEqual(before);
    expect(await ofMarket("planted", (snapshot) => [snapshot.seriesNames, snapshot.facts(7)])).toEqual([[], null]);
  });
});
