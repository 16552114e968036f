import type { marketState, OutputOf } from "@plumbline/contract";
import type { RefusedSnapshot } from "@plumbline/market/snapshot";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { exampleSymbols } from "./examples.ts";
import { movers } from "./movers.ts";
import { type Performance, performances } from "./performance.ts";
import { sectorRows } from "./sectors.ts";

type State = OutputOf<typeof marketState>;

/** What is served, how old it is, what stands behind it and how it has done. */
export const marketStateRoute: Route<typeof marketState, ServedMarket> = async (_question, { snapshot, refused }) => {
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
    examples: exampleSymbols(snapshot, stocks),
  };
};

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
  return damages.map(({ file, detail }) => ({ snapshot: id ?? "current", file, problem: detail }));
}
