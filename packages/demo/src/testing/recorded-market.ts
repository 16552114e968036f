import { createHash, type Hash } from "node:crypto";
import type {
  CompanyFacts,
  Fact,
  Filing,
  FilingText,
  Instrument,
  Membership,
  PriceHistory,
  PriceTarget,
  ReferenceSeries,
} from "@plumbline/market/model";
import type { SnapshotWriter } from "@plumbline/market/snapshot";
import type { DemoOptions } from "../demo-options.ts";
import { writeDemoMarket } from "../write-demo-market.ts";

/** A demo market as a writer received it, kept in memory. */
export interface RecordedMarket {
  readonly instruments: readonly Instrument[];
  readonly prices: ReadonlyMap<string, PriceHistory>;
  readonly companies: ReadonlyMap<number, CompanyFacts>;
  readonly filings: ReadonlyMap<number, readonly Filing[]>;
  readonly texts: readonly FilingText[];
  readonly targets: ReadonlyMap<string, readonly PriceTarget[]>;
  readonly series: ReadonlyMap<string, ReferenceSeries>;
  readonly memberships: readonly Membership[];
}

/**
 * Makes a demo market into memory, with the order that `SnapshotWriter` demands enforced.
 *
 * @throws {RangeError} if symbols, central index keys or accessions do not rise.
 */
export async function recordDemoMarket(options: DemoOptions): Promise<RecordedMarket> {
  const prices = new Map<string, PriceHistory>();
  const companies = new Map<number, CompanyFacts>();
  const filings = new Map<number, readonly Filing[]>();
  const texts: FilingText[] = [];
  const targets = new Map<string, readonly PriceTarget[]>();
  const series = new Map<string, ReferenceSeries>();
  const memberships: Membership[] = [];
  const writer: SnapshotWriter = {
    addPrices: (history) => {
      rise([...prices.keys()].at(-1) ?? "", history.symbol);
      prices.set(history.symbol, history);
    },
    addCompany: (company, list) => {
      rise([...companies.keys()].at(-1) ?? 0, company.cik);
      companies.set(company.cik, company);
      filings.set(company.cik, list);
    },
    addFilingText: (text) => {
      rise(texts.at(-1)?.accession ?? "", text.accession);
      texts.push(text);
    },
    addEncodedText: () => undefined,
    addTargets: (symbol, list) => void targets.set(symbol, list),
    addSeries: (one) => void series.set(one.name, one),
    addMemberships: (list) => void memberships.push(...list),
    addIssues: () => undefined,
    publish: async () => ({ id: "", unchanged: false }),
    abort: async () => undefined,
  };
  const { instruments } = await writeDemoMarket(writer, options);
  return { instruments, prices, companies, filings, texts, targets, series, memberships };
}

function rise<T extends string | number>(before: T, next: T): void {
  if (!(before < next)) throw new RangeError(`${next} came after ${before}.`);
}

/** The facts of one tag, in the order of their periods. */
export function factsOf({ facts }: CompanyFacts, concept: string): readonly Fact[] {
  return facts.filter((fact) => fact.concept === concept);
}

/** Daily simple returns with splits taken out and dividends put in, by day. */
export function dailyReturns({ bars, actions }: PriceHistory): ReadonlyMap<number, number> {
  const ratios = new Map(actions.splits.map(({ exDay, ratio }) => [exDay as number, ratio]));
  const paid = new Map(actions.dividends.map(({ exDay, amount }) => [exDay as number, amount]));
  const returns = new Map<number, number>();
  for (let i = 1; i < bars.day.length; i++) {
    const day = bars.day[i] as number;
    const value = ((bars.close[i] as number) + (paid.get(day) ?? 0)) * (ratios.get(day) ?? 1);
    returns.set(day, value / (bars.close[i - 1] as number) - 1);
  }
  return returns;
}

/**
 * SHA-256 of all that a market consists of: text as JSON, columns of prices and series as the bytes of their numbers.
 *
 * @returns 64 hexadecimal digits; equal markets have equal digests.
 */
export function marketDigest(market: RecordedMarket): string {
  const hash = createHash("sha256");
  for (const { symbol, basis, source, bars, actions } of market.prices.values()) {
    hash.update(JSON.stringify([symbol, basis, source, actions]));
    for (const column of [bars.day, bars.open, bars.high, bars.low, bars.close, bars.volume]) addColumn(hash, column);
  }
  for (const [cik, company] of market.companies) hash.update(JSON.stringify([company, market.filings.get(cik)]));
  for (const text of market.texts) hash.update(JSON.stringify(text));
  for (const list of market.targets.values()) hash.update(JSON.stringify(list));
  for (const { day, value, ...series } of market.series.values()) {
    hash.update(JSON.stringify(series));
    addColumn(hash, day);
    addColumn(hash, value);
  }
  return hash.update(JSON.stringify([market.memberships, market.instruments])).digest("hex");
}

/** Little-endian on every machine. */
function addColumn(hash: Hash, column: Int32Array | Float64Array): void {
  const size = column.BYTES_PER_ELEMENT;
  const bytes = new DataView(new ArrayBuffer(column.length * size));
  column.forEach((value, index) => {
    if (size === 4) bytes.setInt32(index * size, value, true);
    else bytes.setFloat64(index * size, value, true);
  });
  hash.update(bytes);
}
