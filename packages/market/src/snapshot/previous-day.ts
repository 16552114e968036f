import { type Day, day } from "@plumbline/core/time";
import { listSnapshots } from "./list-markets.ts";
import type { Manifest } from "./manifest.ts";

/**
 * The day on which the market ended before a snapshot brought newer prices: the last day of the newest earlier generation
 * that ends before it. Files are not verified.
 *
 * @param dataDirectory The server's data directory.
 * @param of The snapshot that is served.
 * @returns `null` where no such generation is kept.
 * @throws {SnapshotError} `market-name-invalid`.
 */
export async function previousLastDay(
  dataDirectory: string,
  { market, id, lastDay }: Pick<Manifest, "market" | "id" | "lastDay">,
): Promise<Day | null> {
  const generations = await listSnapshots(dataDirectory, market);
  const place = generations.findIndex((generation) => generation.id === id);
  const earlier = generations
    .slice(place + 1)
    .flatMap(({ manifest }) => manifest?.lastDay ?? [])
    .find((end) => lastDay !== null && end < lastDay);
  return earlier === undefined ? null : day(earlier);
}
