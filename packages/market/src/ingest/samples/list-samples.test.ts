import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { type Day, day, formatDay } from "@plumbline/core/time";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openMarket, type Snapshot } from "../../snapshot/index.ts";
import { importMarket } from "../import-market.ts";
import { plantedPrices, writeFiles } from "../testing/planted-delivery.ts";
import { LIST_CASES, type ListCase } from "./list-cases.ts";

const FILES = resolve(import.meta.dirname, "files");

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "list-samples-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** A stock that no list has: without one there would be no market. */
const OTHER = "OTHER";

async function imported({ file, lines, priced = [] }: ListCase) {
  // Ten sessions, before the first holiday that planted prices do not know.
  const prices = [OTHER, ...priced].map((symbol) => [`${symbol}.csv`, plantedPrices(symbol, { from: 0, until: 10 })]);
  const content = lines === null ? await readFile(join(FILES, file)) : `${lines.join("\n")}\n`;
  const files = { ...Object.fromEntries(prices), [basename(file)]: content };
  const given = { facts: [], targets: [], reference: [], market: "lists", today: day("2026-11-21") };
  return importMarket({ ...given, dataDirectory: folder, prices: [await writeFiles(join(folder, "files"), files)] });
}

function listings({ instruments }: Snapshot): unknown[] {
  return instruments
    .filter(({ symbol }) => symbol !== OTHER)
    .map(({ symbol, names, sector, industry, exchange, currency, assetClass }) => {
      return [symbol, names.en, sector, industry, exchange, currency, assetClass];
    });
}

function seriesOf(market: Snapshot, name: string): unknown[] {
  const { day: days, value } = market.series(name) ?? { day: [], value: [] };
  return Array.from(days, (one, row) => [formatDay(one as Day), value[row]]);
}

describe("a list", () => {
  it.each(LIST_CASES.map((sample) => [sample.title, sample] as const))("%s", async (_, sample) => {
    const { issueTotals } = await imported(sample);
    expect(issueTotals.map(({ code }) => code)).toEqual(sample.codes ?? []);
    const { snapshot } = await openMarket(folder, "lists");
    try {
      expect(listings(snapshot)).toEqual(sample.listings ?? []);
      const names = Object.keys(sample.series ?? {});
      expect(Object.fromEntries(names.map((name) => [name, seriesOf(snapshot, name)]))).toEqual(sample.series ?? {});
    } finally {
      snapshot.close();
    }
  });
});
