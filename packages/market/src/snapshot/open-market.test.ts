import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contentId, sha256 } from "./content-id.ts";
import { createSnapshotWriter, openMarket, openSnapshot, verifySnapshot } from "./index.ts";
import type { Manifest } from "./manifest.ts";
import { marketAt, publish } from "./testing/example-market.ts";
import { smallMarket } from "./testing/small-market.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const market = "test";

interface TwoGenerations {
  readonly dataDirectory: string;
  readonly folder: string;
  readonly previous: string;
  readonly current: string;
  /** Folder of the current snapshot. */
  readonly snapshot: string;
}

/** A market with a snapshot of one price and, current, one that holds everything. */
async function twoGenerations(): Promise<TwoGenerations> {
  const dataDirectory = temporaryFolder();
  const { id: previous } = await publish(await createSnapshotWriter({ dataDirectory, market }), marketAt(1));
  const { id: current } = await publish(await createSnapshotWriter({ dataDirectory, market }), smallMarket);
  const folder = join(dataDirectory, "markets", market);
  return { dataDirectory, folder, previous, current, snapshot: join(folder, "snapshots", current) };
}

function filesOf(folder: string): string[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
}

function flipBit(path: string, bit: number): void {
  const bytes = readFileSync(path);
  bytes.writeUInt8((bytes[bit >> 3] as number) ^ (1 << (bit & 7)), bit >> 3);
  writeFileSync(path, bytes);
}

/** First, last and some bits between, a different one of the eight each time. */
function bitsOf(path: string): number[] {
  const bits = statSync(path).size * 8;
  return [...new Set([0, 0.137, 0.402, 0.689, 0.951, 1].map((part) => Math.floor(part * (bits - 1))))];
}

async function served(dataDirectory: string) {
  const { snapshot, refused } = await openMarket(dataDirectory, market);
  const answer = { id: snapshot.manifest.id, refused, price: snapshot.prices("ONE")?.bars.close[0] };
  snapshot.close();
  return answer;
}

describe("a damaged market", () => {
  it("serves the previous snapshot after one flipped bit in any file of the current one", async () => {
    const { dataDirectory, snapshot, current, previous } = await twoGenerations();
    const files = filesOf(snapshot).filter((name) => statSync(join(snapshot, name)).size > 0);
    expect(files.length).toBeGreaterThan(30);
    for (const name of files) {
      const path = join(snapshot, name);
      for (const bit of bitsOf(path)) {
        flipBit(path, bit);
        const { id, refused, price } = await served(dataDirectory);
        const file = name === "manifest.sha256" ? "manifest.json" : name;
        expect({ id, price, refused }, `${name} bit ${bit}`).toMatchObject({
          id: previous,
          price: 1,
          refused: [{ id: current, damages: [{ file }] }],
        });
        flipBit(path, bit);
      }
    }
    expect(await served(dataDirectory)).toMatchObject({ id: current, refused: [] });
  }, 120_000);

  it("serves a whole snapshot after one flipped bit anywhere in the pointer, and reports the damage", async () => {
    const { dataDirectory, folder, current } = await twoGenerations();
    const path = join(folder, "current");
    for (let bit = 0; bit < statSync(path).size * 8; bit += 13) {
      flipBit(path, bit);
      const { id, refused } = await served(dataDirectory);
      expect(id, `bit ${bit}`).toBe(current);
      expect(refused).toMatchObject([{ id: null, damages: [{ file: "current", problem: "altered" }] }]);
      flipBit(path, bit);
    }
  }, 120_000);

  it("serves the newest snapshot when the pointer is lost or empty", async () => {
    const { dataDirectory, folder } = await twoGenerations();
    writeFileSync(join(folder, "current"), "");
    expect((await served(dataDirectory)).refused).toMatchObject([{ id: null }]);
    rmSync(join(folder, "current"));
    expect((await served(dataDirectory)).refused).toMatchObject([{ id: null, damages: [{ problem: "missing" }] }]);
  });

  const wounds: [string, (snapshot: string) => void, object][] = [
    [
      "a missing file",
      (folder) => rmSync(join(folder, "facts.parquet")),
      { file: "facts.parquet", problem: "missing" },
    ],
    [
      "a truncated file",
      (folder) => truncateSync(join(folder, "hot/bar-low.f64"), 7),
      { file: "hot/bar-low.f64", problem: "truncated" },
    ],
    [
      "a file too long",
      (folder) => writeFileSync(join(folder, "quality.json"), " ", { flag: "a" }),
      { file: "quality.json", problem: "altered" },
    ],
    ["no manifest", (folder) => rmSync(join(folder, "manifest.json")), { file: "manifest.json", problem: "missing" }],
    [
      "no checksum of the manifest",
      (folder) => rmSync(join(folder, "manifest.sha256")),
      { file: "manifest.sha256", problem: "missing" },
    ],
    [
      "an empty folder",
      (folder) => {
        rmSync(folder, { recursive: true });
        mkdirSync(folder);
      },
      { file: "manifest.json", problem: "missing" },
    ],
    ["no folder", (folder) => rmSync(folder, { recursive: true }), { file: "manifest.json", problem: "missing" }],
    [
      "a folder in place of a file",
      (folder) => {
        rmSync(join(folder, "bars.parquet"));
        mkdirSync(join(folder, "bars.parquet"));
      },
      { file: "bars.parquet" },
    ],
  ];
  it.each(wounds)("serves the previous snapshot where the current one has %s", async (_, wound, damage) => {
    const { dataDirectory, snapshot, current, previous } = await twoGenerations();
    wound(snapshot);
    expect(await served(dataDirectory)).toMatchObject({ id: previous, refused: [{ id: current, damages: [damage] }] });
    expect(await verifySnapshot(snapshot)).toMatchObject([damage]);
  });

  it("is served with a file beside it that does not belong to it, and reports that file", async () => {
    const { dataDirectory, snapshot, current } = await twoGenerations();
    writeFileSync(join(snapshot, "hot/extra"), "");
    // What a terminal would obey: ECMA-48.
    writeFileSync(join(snapshot, "a\u001B[2J"), "");
    const { snapshot: opened, refused, strays } = await openMarket(dataDirectory, market);
    expect([opened.manifest.id, refused, strays]).toEqual([current, [], ["a\uFFFD[2J", "hot/extra"]]);
    opened.close();
    expect(await verifySnapshot(snapshot)).toEqual([]);
    writeFileSync(join(snapshot, "quality.json"), " ", { flag: "a" });
    expect((await served(dataDirectory)).refused).toMatchObject([{ id: current, damages: [{ file: "quality.json" }] }]);
  });

  it("serves the previous snapshot where the current one is of another version of the layout", async () => {
    const { dataDirectory, snapshot, current, previous } = await twoGenerations();
    const manifest = JSON.parse(readFileSync(join(snapshot, "manifest.json"), "utf8")) as Manifest;
    const text = JSON.stringify({ ...manifest, schemaVersion: 99 });
    writeFileSync(join(snapshot, "manifest.json"), text);
    writeFileSync(join(snapshot, "manifest.sha256"), `${sha256(text)}  manifest.json\n`);
    expect(await served(dataDirectory)).toMatchObject({
      id: previous,
      refused: [{ id: current, damages: [{ problem: "unsupported-version", detail: expect.stringContaining("99") }] }],
    });
  });

  it("is not deceived by a snapshot under the name of another", async () => {
    const { dataDirectory, folder, snapshot, current, previous } = await twoGenerations();
    rmSync(snapshot, { recursive: true });
    cpSync(join(folder, "snapshots", previous), snapshot, { recursive: true });
    expect(await served(dataDirectory)).toMatchObject({ id: previous, refused: [{ id: current }] });
  });

  it("says what to do when no snapshot is whole", async () => {
    const { dataDirectory, snapshot, folder, previous } = await twoGenerations();
    rmSync(join(snapshot, "bars.parquet"));
    flipBit(join(folder, "snapshots", previous, "quality.json"), 9);
    await expect(openMarket(dataDirectory, market)).rejects.toMatchObject({
      code: "market-unusable",
      message: expect.stringMatching(/bars\.parquet is missing.*quality\.json.*Restore.*import again/s),
      damages: [{ file: "bars.parquet" }, { file: "quality.json" }],
    });
  });
});

describe("opening", () => {
  it("names the existing markets when the requested one was never published", async () => {
    const { dataDirectory } = await twoGenerations();
    await expect(openMarket(dataDirectory, "us")).rejects.toMatchObject({
      code: "market-missing",
      message: expect.stringMatching(/import --name us.*Markets there: test/),
    });
  });

  it("without verification still refuses a file of another size", async () => {
    const { snapshot } = await twoGenerations();
    truncateSync(join(snapshot, "hot/bar-low.f64"), 7);
    await expect(openSnapshot(snapshot, { verify: false })).rejects.toMatchObject({ code: "snapshot-damaged" });
  });

  it("without verification refuses a file that cannot be understood", async () => {
    const { snapshot } = await twoGenerations();
    flipBit(join(snapshot, "hot/prices.json"), 0);
    await expect(openSnapshot(snapshot, { verify: false })).rejects.toMatchObject({ code: "snapshot-damaged" });
  });

  it("finds a checksum that any tool can verify", async () => {
    const { snapshot, current } = await twoGenerations();
    const text = readFileSync(join(snapshot, "manifest.json"));
    expect(readFileSync(join(snapshot, "manifest.sha256"), "utf8")).toBe(`${sha256(text)}  manifest.json\n`);
    expect(contentId(JSON.parse(text.toString()) as Manifest)).toBe(current);
  });
});
