import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Day } from "@plumbline/core/time";
import type { CompanyFacts, Fact, Instrument, PriceHistory } from "@plumbline/market/model";
import { createSnapshotWriter, openMarket } from "@plumbline/market/snapshot";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const STOCKS = sized(600, 5);
const BARS = sized(3_000, 100);
const COMPANIES = sized(40, 2);
/** About as many as AAPL has filed. */
const FACTS = sized(25_000, 500);
const MARKET = "bench";

/** Measures writing, opening and reading a market of 600 stocks with 3,000 bars each and 1,000,000 facts. */
export async function run(): Promise<Measurement[]> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "plumbline-bench-"));
  try {
    return [...(await measureWriting(dataDirectory)), ...(await measureReading(dataDirectory))];
  } finally {
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function measureWriting(dataDirectory: string): Promise<Measurement[]> {
  const writer = await createSnapshotWriter({ dataDirectory, market: MARKET });
  let prices = 0;
  for (let stock = 0; stock < STOCKS; stock++) {
    const history = randomWalk(symbolOf(stock));
    prices += elapsed(() => writer.addPrices(history));
  }
  let facts = 0;
  for (let cik = 0; cik < COMPANIES; cik++) {
    const company = companyOf(cik);
    facts += elapsed(() => writer.addCompany(company, []));
  }
  const start = performance.now();
  const instruments = Array.from({ length: STOCKS }, (_, stock) => instrumentOf(symbolOf(stock)));
  await writer.publish({ instruments, fictional: true, createdAt: null, sources: [] });
  const publishing = performance.now() - start;
  return [
    {
      name: "snapshot: bars written, record and hot form",
      measured: (STOCKS * BARS) / (prices / 1000),
      unit: "rows/s",
      goal: "> 1,000,000, with room for parsing",
    },
    {
      name: "snapshot: facts written, record and hot form",
      measured: (COMPANIES * FACTS) / (facts / 1000),
      unit: "facts/s",
      goal: "> 400,000 (60 MB/s of companyfacts), with room for parsing",
    },
    { name: "snapshot: publish 600 stocks", measured: publishing, unit: "ms", goal: "< 1,000" },
  ];
}

async function measureReading(dataDirectory: string): Promise<Measurement[]> {
  const openings: number[] = [];
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    (await openMarket(dataDirectory, MARKET)).snapshot.close();
    openings.push(performance.now() - start);
  }
  const { snapshot } = await openMarket(dataDirectory, MARKET);
  const prices = Array.from({ length: STOCKS }, (_, stock) => elapsed(() => snapshot.prices(symbolOf(stock))));
  const facts = Array.from({ length: COMPANIES }, (_, cik) => elapsed(() => snapshot.facts(cik)));
  snapshot.close();
  return [
    { name: "snapshot: open and verify 600 stocks", measured: median(openings), unit: "ms", goal: "< 1,000" },
    { name: "snapshot: one stock's bars from disk", measured: median(prices), unit: "ms", goal: "< 1" },
    { name: "snapshot: 25,000 facts of one company", measured: median(facts), unit: "ms", goal: "< 10" },
  ];
}

function elapsed(step: () => void): number {
  const start = performance.now();
  step();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] as number;
}

function symbolOf(stock: number): string {
  return `S${String(stock).padStart(4, "0")}`;
}

function randomWalk(symbol: string): PriceHistory {
  const column = (): Float64Array => {
    let cents = 10_000;
    return Float64Array.from({ length: BARS }, () => {
      cents = Math.max(100, cents + Math.round((Math.random() - 0.5) * 200));
      return cents / 100;
    });
  };
  return {
    symbol,
    basis: "raw",
    source: MARKET,
    bars: {
      day: Int32Array.from({ length: BARS }, (_, row) => 14_000 + Math.floor(row * 1.4)),
      open: column(),
      high: column(),
      low: column(),
      close: column(),
      volume: Float64Array.from({ length: BARS }, () => Math.floor(Math.random() * 1e7)),
    },
    actions: {
      splits: [{ exDay: 15_000 as Day, ratio: 2 }],
      dividends: Array.from({ length: 40 }, (_, quarter) => ({ exDay: (14_020 + 91 * quarter) as Day, amount: 0.25 })),
    },
  };
}

function companyOf(cik: number): CompanyFacts {
  const facts = Array.from({ length: FACTS }, (_, row): Fact => {
    const end = 14_500 + 91 * (row % 50);
    const filing = row % 60;
    return {
      taxonomy: "us-gaap",
      concept: `Concept${Math.floor(row / 50)}`,
      unit: "USD",
      start: row % 3 === 0 ? null : ((end - 90) as Day),
      end: end as Day,
      value: Math.round(Math.random() * 1e9),
      accession: `${String(cik).padStart(10, "0")}-${10 + (filing % 15)}-${String(filing).padStart(6, "0")}`,
      form: filing % 4 === 0 ? "10-K" : "10-Q",
      filed: (end + 35) as Day,
      fiscalYear: 2009 + (filing % 15),
      fiscalPeriod: filing % 4 === 0 ? "FY" : `Q${filing % 4}`,
      frame: row % 2 === 0 ? null : `CY${2009 + (filing % 15)}Q${1 + (filing % 4)}`,
    };
  });
  return { cik, entityName: `Company ${cik}`, facts };
}

function instrumentOf(symbol: string): Instrument {
  return {
    symbol,
    aliases: [],
    cik: null,
    assetClass: "stock",
    names: { en: symbol },
    pinyin: null,
    exchange: null,
    currency: "USD",
    sector: null,
    industry: null,
    sic: null,
    fiscalYearEnd: null,
    listed: null,
    delisted: null,
    priceBasis: "raw",
    priceSource: MARKET,
  };
}
