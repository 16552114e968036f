import { createSnapshotWriter, listSnapshots, type Published, verifySnapshot } from "@plumbline/market/snapshot";
import { type DemoOptions, demoSize } from "./demo-options.ts";
import { demoSource } from "./demo-source.ts";
import { writeDemoMarket } from "./write-demo-market.ts";

/** Where the demo market goes, and how large it is. */
export interface DemoTarget extends DemoOptions {
  /** The server's data directory. */
  readonly dataDirectory: string;
  /** Name of the market; `demo` without one. */
  readonly market?: string;
}

/**
 * Makes the demo market in a data directory. One that this edition of the generator has made with the same options, and
 * that is whole, stays as it is.
 *
 * @returns The current snapshot; `unchanged` when there was nothing to do.
 * @throws {RangeError} if an option is out of its range.
 * @throws {SnapshotError} if the market cannot be written; what was served before stays.
 */
export async function generateDemoMarket({
  dataDirectory,
  market = "demo",
  ...options
}: DemoTarget): Promise<Published> {
  const current = await currentSnapshot({ dataDirectory, market }, options);
  if (current !== null) return { id: current, unchanged: true };
  const writer = await createSnapshotWriter({ dataDirectory, market });
  try {
    return await writer.publish(await writeDemoMarket(writer, options));
  } catch (cause) {
    await writer.abort();
    throw cause;
  }
}

/** The current snapshot, if it was made from the same source and no file has changed since. */
async function currentSnapshot(
  place: { dataDirectory: string; market: string },
  options: DemoOptions,
): Promise<string | null> {
  const { sha256 } = demoSource(demoSize(options));
  const current = (await listSnapshots(place.dataDirectory, place.market)).find(({ isCurrent }) => isCurrent);
  if (!current?.manifest?.sources.some((source) => source.sha256 === sha256)) return null;
  return (await verifySnapshot(current.folder)).length === 0 ? current.id : null;
}
