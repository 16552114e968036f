import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createSnapshotWriter, currentSnapshotId, listMarkets, listSnapshots, openMarket } from "./index.ts";
import type { Published } from "./snapshot.ts";
import { type ExampleMarket, emptyMarket, exampleHistory, fill, marketAt, publish } from "./testing/example-market.ts";
import { smallMarket } from "./testing/small-market.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const market = "test";

async function publishTo(
  dataDirectory: string,
  content: ExampleMarket,
  createdAt: string | null = null,
): Promise<Published> {
  return publish(await createSnapshotWriter({ dataDirectory, market }), content, createdAt);
}

async function servedPrice(dataDirectory: string): Promise<number | undefined> {
  const { snapshot } = await openMarket(dataDirectory, market);
  const price = snapshot.prices("ONE")?.bars.close[0];
  snapshot.close();
  return price;
}

/** Every file below a folder with its size and time of change, to see that nothing was touched. */
function traces(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true }) as string[];
  const files = names.sort().map((name) => [name, statSync(join(folder, name))] as const);
  return Object.fromEntries(
    files.filter(([, stat]) => stat.isFile()).map(([name, { size, mtimeMs }]) => [name, `${size} ${mtimeMs}`]),
  );
}

describe("publishing", () => {
  it("gives equal content an equal id wherever and whenever it is published", async () => {
    const here = temporaryFolder();
    const there = temporaryFolder();
    const first = await publishTo(here, smallMarket, "2024-01-01T00:00:00.000Z");
    await publishTo(there, emptyMarket); // another parent
    const second = await publishTo(there, smallMarket, null);
    expect(second.id).toBe(first.id);
    const bytes = (folder: string, file: string) =>
      readFileSync(join(folder, "markets/test/snapshots", first.id, file));
    for (const file of ["bars.parquet", "facts.parquet", "instruments.parquet", "hot/facts.blocks", "quality.json"]) {
      expect(bytes(there, file).equals(bytes(here, file))).toBe(true);
    }
  });

  it("gives equal content an equal id whatever order its small parts came in", async () => {
    const turned: ExampleMarket = {
      ...smallMarket,
      instruments: smallMarket.instruments.toReversed(),
      targets: { AAPL: (smallMarket.targets.AAPL ?? []).toReversed() },
      series: smallMarket.series.toReversed(),
      memberships: smallMarket.memberships.toReversed(),
    };
    const first = await publishTo(temporaryFolder(), smallMarket);
    expect((await publishTo(temporaryFolder(), turned)).id).toBe(first.id);
  });

  it("gives other content another id", async () => {
    const ids = [marketAt(1), marketAt(2), { ...marketAt(1), sources: smallMarket.sources }, emptyMarket].map(
      async (content) => (await publishTo(temporaryFolder(), content)).id,
    );
    expect(new Set(await Promise.all(ids)).size).toBe(4);
  });

  it("changes nothing on disk when the content is what is served already", async () => {
    const dataDirectory = temporaryFolder();
    const first = await publishTo(dataDirectory, smallMarket, "2024-01-01T00:00:00.000Z");
    expect(first.unchanged).toBe(false);
    const before = traces(dataDirectory);
    expect(await publishTo(dataDirectory, smallMarket, "2024-02-02T00:00:00.000Z")).toEqual({
      ...first,
      unchanged: true,
    });
    expect(traces(dataDirectory)).toEqual(before);
  });

  it("links a snapshot to the one that was current before", async () => {
    const dataDirectory = temporaryFolder();
    const first = await publishTo(dataDirectory, marketAt(1));
    const second = await publishTo(dataDirectory, marketAt(2), "2024-01-01T00:00:00.000Z");
    const [newest, oldest] = await listSnapshots(dataDirectory, market);
    expect(newest).toMatchObject({
      id: second.id,
      isCurrent: true,
      manifest: { parent: first.id, createdAt: "2024-01-01T00:00:00.000Z" },
    });
    expect(oldest).toMatchObject({ id: first.id, isCurrent: false, manifest: { parent: null } });
    expect(await currentSnapshotId(dataDirectory, market)).toBe(second.id);
  });

  it("keeps five generations, and an older one for as long as it is being read", async () => {
    const dataDirectory = temporaryFolder();
    await publishTo(dataDirectory, marketAt(1));
    const { snapshot: oldest } = await openMarket(dataDirectory, market);
    for (const price of [2, 3, 4, 5, 6, 7]) await publishTo(dataDirectory, marketAt(price));
    expect(readdirSync(join(dataDirectory, "markets/test/snapshots"))).toHaveLength(5);
    expect(await listSnapshots(dataDirectory, market)).toHaveLength(5);
    expect(await servedPrice(dataDirectory)).toBe(7);
    expect(oldest.prices("ONE")?.bars.close[0]).toBe(1);
    oldest.close();
  });

  it("returns to an earlier generation by moving the pointer only", async () => {
    const dataDirectory = temporaryFolder();
    const first = await publishTo(dataDirectory, marketAt(1));
    await publishTo(dataDirectory, marketAt(2));
    expect(await publishTo(dataDirectory, marketAt(1))).toEqual({ id: first.id, unchanged: false });
    expect(await servedPrice(dataDirectory)).toBe(1);
    expect(await listSnapshots(dataDirectory, market)).toHaveLength(2);
  });

  it("repairs a damaged snapshot of the same content instead of taking it for unchanged", async () => {
    const dataDirectory = temporaryFolder();
    const { id } = await publishTo(dataDirectory, marketAt(1));
    appendFileSync(join(dataDirectory, "markets/test/snapshots", id, "hot/bar-close.f64"), "x");
    expect(await publishTo(dataDirectory, marketAt(1))).toEqual({ id, unchanged: false });
    expect((await openMarket(dataDirectory, market)).refused).toEqual([]);
  });

  it("repairs a damaged pointer", async () => {
    const dataDirectory = temporaryFolder();
    await publishTo(dataDirectory, marketAt(1));
    appendFileSync(join(dataDirectory, "markets/test/current"), "x");
    await publishTo(dataDirectory, marketAt(1));
    expect((await openMarket(dataDirectory, market)).refused).toEqual([]);
  });

  it("leaves no trace of a snapshot that is given up", async () => {
    const dataDirectory = temporaryFolder();
    await publishTo(dataDirectory, marketAt(1));
    const before = traces(dataDirectory);
    const writer = await createSnapshotWriter({ dataDirectory, market });
    fill(writer, smallMarket);
    await writer.abort();
    expect(traces(dataDirectory)).toEqual(before);
    expect(() => writer.addIssues([])).toThrow(expect.objectContaining({ code: "writer-closed" }));
  });

  it("lists the markets that have been published", async () => {
    const dataDirectory = temporaryFolder();
    expect(await listMarkets(dataDirectory)).toEqual([]);
    await publishTo(dataDirectory, marketAt(1));
    const abandoned = await createSnapshotWriter({ dataDirectory, market: "never" });
    await abandoned.abort();
    expect(await listMarkets(dataDirectory)).toEqual([market]);
    expect(await currentSnapshotId(dataDirectory, "never")).toBeNull();
  });
});

describe("a full disk", () => {
  // /dev/full is the kernel's own full disk: every write to it fails with ENOSPC.
  it.runIf(existsSync("/dev/full"))("is named, and the served market stays as it was", async () => {
    const dataDirectory = temporaryFolder();
    await publishTo(dataDirectory, marketAt(1));
    const writer = await createSnapshotWriter({ dataDirectory, market });
    const [temporary = ""] = readdirSync(join(dataDirectory, "markets/test")).filter((name) => name.startsWith("tmp-"));
    symlinkSync("/dev/full", join(dataDirectory, "markets/test", temporary, "snapshot/quality.json"));
    await expect(publish(writer, marketAt(2))).rejects.toMatchObject({
      code: "disk-full",
      message: expect.stringMatching(/ENOSPC.*quality\.json.*unchanged/),
    });
    expect(await servedPrice(dataDirectory)).toBe(1);
    expect(readdirSync(join(dataDirectory, "markets/test")).sort()).toEqual(["current", "snapshots"]);
    await publishTo(dataDirectory, marketAt(2));
    expect(await servedPrice(dataDirectory)).toBe(2);
  });

  it("is no mystery when the folder vanishes instead", async () => {
    const dataDirectory = temporaryFolder();
    const writer = await createSnapshotWriter({ dataDirectory, market });
    rmSync(join(dataDirectory, "markets"), { recursive: true });
    await expect(publish(writer, marketAt(2))).rejects.toMatchObject({ code: "disk-failed" });
  });
});

describe("a writer", () => {
  const refusal = async (misuse: ExampleMarket): Promise<unknown> =>
    publishTo(temporaryFolder(), misuse).then(
      () => null,
      (error: unknown) => error,
    );
  const two = [...marketAt(1).prices, ...marketAt(1).prices];
  const [history] = marketAt(1).prices as [ExampleMarket["prices"][number]];

  it.each([
    ["prices out of order", { ...marketAt(1), prices: two }, "input-out-of-order"],
    ["companies out of order", { ...smallMarket, companies: smallMarket.companies.toReversed() }, "input-out-of-order"],
    ["prices of an unknown instrument", { ...marketAt(1), instruments: [] }, "input-invalid"],
    [
      "two instruments of one symbol",
      { ...marketAt(1), instruments: [...marketAt(1).instruments, ...marketAt(1).instruments] },
      "input-invalid",
    ],
    [
      "columns of different length",
      { ...marketAt(1), prices: [{ ...history, bars: { ...history.bars, low: new Float64Array(2) } }] },
      "input-invalid",
    ],
    [
      "days that do not rise",
      {
        ...marketAt(1),
        prices: [
          {
            ...exampleHistory("ONE", [1, 2]),
            bars: { ...exampleHistory("ONE", [1, 2]).bars, day: Int32Array.of(2, 2) },
          },
        ],
      },
      "input-invalid",
    ],
    [
      "a series given twice",
      { ...smallMarket, series: [...smallMarket.series, ...smallMarket.series] },
      "input-invalid",
    ],
    [
      "targets of another symbol",
      { ...smallMarket, targets: { "BRK.B": smallMarket.targets.AAPL ?? [] } },
      "input-invalid",
    ],
  ] satisfies [string, ExampleMarket, string][])("refuses %s", async (_, misuse, code) => {
    expect(await refusal(misuse)).toMatchObject({ code });
  });

  it.each(["", "..", "a/b", "A", "-x", "x".repeat(65), "ü"])("refuses %j as the name of a market", async (name) => {
    const creation = createSnapshotWriter({ dataDirectory: temporaryFolder(), market: name });
    await expect(creation).rejects.toMatchObject({ code: "market-name-invalid" });
  });
});
