import type { InstrumentList } from "./matching/index.ts";

export interface SectorCount {
  /** GICS name; null for the instruments without a sector. */
  readonly sector: string | null;
  readonly count: number;
}

/** How many instruments each sector has, in alphabetical order, those without a sector last. */
export function sectorCounts(list: InstrumentList): SectorCount[] {
  const counts = new Map<string | null, number>();
  for (const sector of list.sector) counts.set(sector, (counts.get(sector) ?? 0) + 1);
  return [...counts]
    .map(([sector, count]) => ({ sector, count }))
    .sort(
      (one, other) => Number(one.sector === null) - Number(other.sector === null) || compare(one.sector, other.sector),
    );
}

function compare(one: string | null, other: string | null): number {
  return (one ?? "").localeCompare(other ?? "", "en");
}

/** Rows of a sector: what trades first, in the order of the symbols; `all` sectors when none is named. */
export function rowsOfSector(list: InstrumentList, sector: string | undefined): number[] {
  const rows = list.symbol
    .map((_, row) => row)
    .filter((row) => sector === undefined || (list.sector[row] ?? "") === sector);
  const isGone = (row: number) => Number(list.delisted[row] !== null);
  return rows.sort(
    (one, other) => isGone(one) - isGone(other) || compare(list.symbol[one] ?? "", list.symbol[other] ?? ""),
  );
}
