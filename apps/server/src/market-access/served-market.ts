import type { Meta } from "@plumbline/contract";
import type { Day } from "@plumbline/core/time";
import type { RefusedSnapshot, Snapshot } from "@plumbline/market/snapshot";
import type { MarketScreenings } from "../screening/index.ts";

/** A snapshot that is being served, and what had to be refused before it. */
export interface ServedMarket {
  readonly snapshot: Snapshot;
  readonly refused: readonly RefusedSnapshot[];
  /** Last day of the market before it had newer prices; null where that is not kept. */
  readonly previousDay: Day | null;
  /** All its stocks on any day. */
  readonly screenings: MarketScreenings;
}

/** Whether a newer snapshot than the one served was published, but is damaged. */
export function isStale({ snapshot, refused }: Pick<ServedMarket, "snapshot" | "refused">): boolean {
  return refused.some(({ id }) => id !== null && id !== snapshot.manifest.id);
}

/** Changes whenever an answer about the market could. */
export function revisionOf({ snapshot, refused }: ServedMarket): string {
  return [snapshot.manifest.id, ...refused.map(({ id }) => id ?? "pointer")].join(" ");
}

/** The importer's name for files that no source recognises; it is no provider. */
const UNRECOGNISED = "unrecognised";

/** `meta` of every answer about a market. */
export function metaOf(served: ServedMarket, clock: () => Date): Meta {
  const { manifest, instruments } = served.snapshot;
  const providers = new Set([
    ...manifest.sources.map(({ provider }) => provider),
    ...instruments.flatMap(({ priceSource }) => priceSource ?? []),
  ]);
  providers.delete(UNRECOGNISED);
  // A market without prices has no day of its own; it is as of its publication.
  const published = manifest.createdAt ?? clock().toISOString();
  return {
    market: manifest.market,
    dataVersion: manifest.id,
    asOf: manifest.lastDay ?? published.slice(0, 10),
    source: [...providers].sort().join(", "),
    stale: isStale(served),
  };
}
