import type { marketState, OutputOf } from "@plumbline/contract";
import { figure } from "@plumbline/core/figure";
import { median } from "@plumbline/core/stats";
import { formatDay } from "@plumbline/core/time";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { Performance } from "./performance.ts";

type SectorRow = OutputOf<typeof marketState>["sectors"][number];

/** One row a sector, by name: how the stock in the middle has done, of those that traded on the last day. */
export function sectorRows(snapshot: Snapshot, performances: readonly Performance[]): SectorRow[] {
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
