import { day } from "@plumbline/core/time";
import type {
  CompanyFacts,
  Fact,
  Filing,
  Instrument,
  Issue,
  Membership,
  PriceHistory,
  PriceTarget,
  ReferenceSeries,
} from "../../model/index.ts";
import type { SnapshotSource } from "../manifest.ts";
import type { Published, SnapshotWriter } from "../snapshot.ts";

/** Everything that a snapshot can hold. */
export interface ExampleMarket {
  readonly instruments: readonly Instrument[];
  readonly prices: readonly PriceHistory[];
  readonly companies: readonly { readonly facts: CompanyFacts; readonly filings: readonly Filing[] }[];
  readonly targets: Readonly<Record<string, readonly PriceTarget[]>>;
  readonly series: readonly ReferenceSeries[];
  readonly memberships: readonly Membership[];
  readonly issues: readonly Issue[];
  readonly sources: readonly SnapshotSource[];
}

/** A market with nothing in it. */
export const emptyMarket: ExampleMarket = {
  instruments: [],
  prices: [],
  companies: [],
  targets: {},
  series: [],
  memberships: [],
  issues: [],
  sources: [],
};

/** An instrument of which only the symbol and what is given matters. */
export function exampleInstrument(symbol: string, more: Partial<Instrument> = {}): Instrument {
  return {
    symbol,
    aliases: [],
    cik: null,
    assetClass: "stock",
    names: { en: `${symbol} Company` },
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
    priceSource: "example",
    ...more,
  };
}

/** A history whose bars follow from one column of closes. */
export function exampleHistory(
  symbol: string,
  closes: readonly number[],
  more: Partial<PriceHistory> = {},
): PriceHistory {
  const first = day("2020-01-02");
  return {
    symbol,
    basis: "raw",
    source: "example",
    bars: {
      day: Int32Array.from(closes, (_, row) => first + row),
      open: Float64Array.from(closes, (close) => close - 0.25),
      high: Float64Array.from(closes, (close) => close + 0.5),
      low: Float64Array.from(closes, (close) => close - 0.5),
      close: Float64Array.from(closes),
      volume: Float64Array.from(closes, (_, row) => 1000 + row),
    },
    actions: { splits: [], dividends: [] },
    ...more,
  };
}

/** A fact of which only what is given matters. */
export function exampleFact(more: Partial<Fact> = {}): Fact {
  return {
    taxonomy: "us-gaap",
    concept: "Assets",
    unit: "USD",
    start: null,
    end: day("2019-09-28"),
    value: 338_516_000_000,
    accession: "0000320193-19-000119",
    form: "10-K",
    filed: day("2019-10-31"),
    fiscalYear: 2019,
    fiscalPeriod: "FY",
    frame: "CY2019Q3I",
    ...more,
  };
}

/** Gives a market to a writer, record by record. */
export function fill(writer: SnapshotWriter, market: ExampleMarket): void {
  for (const history of market.prices) writer.addPrices(history);
  for (const { facts, filings } of market.companies) writer.addCompany(facts, filings);
  for (const [symbol, targets] of Object.entries(market.targets)) writer.addTargets(symbol, targets);
  for (const series of market.series) writer.addSeries(series);
  writer.addMemberships(market.memberships);
  writer.addIssues(market.issues);
}

/** Gives a market to a writer and publishes it. */
export async function publish(
  writer: SnapshotWriter,
  market: ExampleMarket,
  createdAt: string | null = null,
): Promise<Published> {
  fill(writer, market);
  return writer.publish({ instruments: market.instruments, fictional: true, createdAt, sources: market.sources });
}

/** A market of one stock whose only close is the given price: markets that differ are told apart by it. */
export function marketAt(price: number): ExampleMarket {
  return { ...emptyMarket, instruments: [exampleInstrument("ONE")], prices: [exampleHistory("ONE", [price])] };
}

/** A market in which every number of every stock and company is the same, so that a mixture of two would show. */
export function uniformMarket(version: number): ExampleMarket {
  const symbols = Array.from({ length: 20 }, (_, index) => `S${String(index).padStart(2, "0")}`);
  const closes = Array.from({ length: 500 }, () => version);
  const facts = Array.from({ length: 200 }, (_, index) => exampleFact({ value: version, frame: `F${index}` }));
  return {
    ...emptyMarket,
    instruments: symbols.map((symbol) => exampleInstrument(symbol)),
    prices: symbols.map((symbol) => exampleHistory(symbol, closes)),
    companies: symbols.map((name, cik) => ({ facts: { cik, entityName: name, facts }, filings: [] })),
  };
}
