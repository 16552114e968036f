import type { marketState, OutputOf } from "@plumbline/contract";
import { figure } from "@plumbline/core/figure";
import { median } from "@plumbline/core/stats";
import { addMonths, formatDay, MAX_AGE_MONTHS } from "@plumbline/core/time";
import { lackingSeries } from "@plumbline/market/companies";
import type { RefusedSnapshot, Snapshot } from "@plumbline/market/snapshot";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { isValuedByCashFlow } from "../valuation/index.ts";
import { type Answerable, hasReports, workedExamples } from "./examples.ts";
import { type Performance, performances } from "./performance.ts";

type State = OutputOf<typeof marketState>;

/** What is served, how old it is, what stands behind it and how it has done. */
export const marketStateRoute: Route<typeof marketState, ServedMarket> = async (_request, { snapshot, refused }) => {
  const { manifest } = snapshot;
  const { counts } = manifest;
  const stocks = await performances(snapshot);
  return {
    market: manifest.market,
    fictional: manifest.fictional,
    snapshot: manifest.id,
    createdAt: manifest.createdAt,
    firstDay: manifest.firstDay,
    lastDay: manifest.lastDay,
    instruments: counts.instruments,
    priced: counts.priced,
    bars: counts.bars,
    facts: counts.facts,
    sources: priceSources(stocks),
    refused: refused.flatMap(refusedFiles),
    sectors: sectorRows(snapshot, stocks),
    ...movers(snapshot, stocks),
    lacks: manifest.fictional ? [] : [...lackingSeries(snapshot)],
    examples: workedExamples(snapshot, stocks, answersOf(snapshot)),
  };
};

/** Trading days of five years: the statistics of months begin with these. */
const FIVE_YEARS = 1260;
/** Firms whose targets are an opinion of the market. */
const MIN_FIRMS = 3;

/** What the pages behind the examples will say of a stock. */
function answersOf(snapshot: Snapshot): Answerable {
  return {
    worth: (stock) => hasReports(snapshot, stock) && isValuedByCashFlow(snapshot, stock.instrument.symbol),
    checks: (stock) => hasReports(snapshot, stock),
    months: ({ bars }) => bars >= FIVE_YEARS,
    targets: ({ instrument, lastDay }) => {
      const after = addMonths(lastDay, -MAX_AGE_MONTHS.target);
      const recent = snapshot.targets(instrument.symbol).filter(({ published }) => published > after);
      return new Set(recent.map(({ firm }) => firm)).size >= MIN_FIRMS;
    },
  };
}

function priceSources(stocks: readonly Performance[]): State["sources"] {
  return [...Map.groupBy(stocks, ({ source }) => source)]
    .map(([name, members]) => ({
      name,
      bars: members.reduce((sum, { bars }) => sum + bars, 0),
      instruments: members.length,
    }))
    .sort((a, b) => b.bars - a.bars);
}

function refusedFiles({ id, damages }: RefusedSnapshot): State["refused"] {
  // Only the pointer belongs to no snapshot.
  return damages.map(({ file, problem }) => ({ snapshot: id ?? "current", file, problem }));
}

type SectorRow = OutputOf<typeof marketState>["sectors"][number];

/** One row a sector, by name: how the stock in the middle has done, of those that traded on the last day. */
function sectorRows(snapshot: Snapshot, performances: readonly Performance[]): SectorRow[] {
  const traded = performances.filter(({ lastDay }) => lastDay === snapshot.lastDay);
  const members = Map.groupBy(traded, ({ instrument }) => instrument.sector);
  return [...members]
    .filter((entry): entry is [string, Performance[]] => entry[0] !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([sector, stocks]) => sectorRow(sector, stocks));
}

function sectorRow(sector: string, stocks: readonly Performance[]): SectorRow {
  const last = stocks[0]?.lastDay;
  const provenance = {
    source: [...new Set(stocks.map(({ source }) => source))].sort().join(", "),
    ...(last === undefined ? {} : { periodEnd: formatDay(last) }),
    formula: "STA-15, median",
  };
  const middleOf = (changes: number[]) =>
    figure(median(changes.filter(Number.isFinite)), provenance, "history-too-short");
  return {
    sector,
    members: stocks.length,
    dayChange: middleOf(stocks.map(({ dayChange }) => dayChange)),
    yearChange: middleOf(stocks.map(({ yearChange }) => yearChange)),
  };
}

const MOVERS = 5;

/** Symbols of the largest rises and falls of the last day, the largest first. */
function movers({ lastDay }: Snapshot, performances: readonly Performance[]): { gainers: string[]; losers: string[] } {
  const traded = performances.filter((stock) => stock.lastDay === lastDay && stock.instrument.assetClass === "stock");
  const by = (sign: 1 | -1) =>
    traded
      .filter(({ dayChange }) => dayChange * sign > 0)
      .sort((a, b) => (b.dayChange - a.dayChange) * sign)
      .slice(0, MOVERS)
      .map(({ instrument }) => instrument.symbol);
  return { gainers: by(1), losers: by(-1) };
}
