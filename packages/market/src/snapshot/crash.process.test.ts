import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createSnapshotWriter, openMarket, type Snapshot } from "./index.ts";
import { publish, uniformMarket } from "./testing/example-market.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const market = "test";

/** Starts an import in a process of its own and waits until it has the right to write. */
async function startImport(dataDirectory: string, kind: "import-until-killed" | "import-that-waits") {
  const script = join(import.meta.dirname, `testing/${kind}.ts`);
  const child = spawn(process.execPath, [script, dataDirectory, market], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  return child;
}

async function killedAfter(dataDirectory: string, milliseconds: number): Promise<void> {
  const child = await startImport(dataDirectory, "import-until-killed");
  await pause(milliseconds);
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** All numbers of a uniform market: one of them, or it is a mixture. */
function versionsIn(snapshot: Snapshot): number[] {
  const versions = new Set<number>();
  for (const { symbol } of snapshot.instruments) {
    for (const close of snapshot.prices(symbol)?.bars.close ?? []) versions.add(close);
  }
  for (let cik = 0; cik < snapshot.manifest.counts.companies; cik++) {
    for (const fact of snapshot.facts(cik)?.facts ?? []) versions.add(fact.value);
  }
  return [...versions];
}

describe("an import killed at any moment", () => {
  it("leaves the old market or the new one, entirely, and the next import cleans up", async () => {
    const dataDirectory = temporaryFolder();
    await publish(await createSnapshotWriter({ dataDirectory, market }), uniformMarket(0));
    for (let milliseconds = 0; milliseconds <= 120; milliseconds += 8) {
      await killedAfter(dataDirectory, milliseconds);
      const { snapshot, refused } = await openMarket(dataDirectory, market);
      expect(refused).toEqual([]);
      expect(versionsIn(snapshot)).toHaveLength(1);
      snapshot.close();
    }
    await publish(await createSnapshotWriter({ dataDirectory, market }), uniformMarket(-1));
    const folder = join(dataDirectory, "markets", market);
    expect(readdirSync(folder).sort()).toEqual(["current", "snapshots"]);
    expect(readdirSync(join(folder, "snapshots")).length).toBeLessThanOrEqual(5);
  }, 120_000);
});

describe("two imports at once", () => {
  it("let the first one finish, and refuse the second one with the reason", async () => {
    const dataDirectory = temporaryFolder();
    const first = await createSnapshotWriter({ dataDirectory, market });
    await expect(createSnapshotWriter({ dataDirectory, market })).rejects.toMatchObject({
      code: "writer-busy",
      message: expect.stringMatching(/being written by process \d+.*try again/),
    });
    const other = await createSnapshotWriter({ dataDirectory, market: "other" }); // another market is free
    await other.abort();
    await publish(first, uniformMarket(1));
    await publish(await createSnapshotWriter({ dataDirectory, market }), uniformMarket(2));
    const { snapshot } = await openMarket(dataDirectory, market);
    expect(versionsIn(snapshot)).toEqual([2]);
    snapshot.close();
  });

  it("exclude each other across processes", async () => {
    const dataDirectory = temporaryFolder();
    const child = await startImport(dataDirectory, "import-that-waits");
    try {
      await expect(createSnapshotWriter({ dataDirectory, market })).rejects.toMatchObject({ code: "writer-busy" });
    } finally {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
    const writer = await createSnapshotWriter({ dataDirectory, market });
    await writer.abort();
  });

  it("never both begin, however close they start", async () => {
    const dataDirectory = temporaryFolder();
    const attempts = Array.from({ length: 6 }, () => createSnapshotWriter({ dataDirectory, market }));
    const begun = (await Promise.allSettled(attempts)).filter((attempt) => attempt.status === "fulfilled");
    expect(begun.length).toBeLessThanOrEqual(1);
    for (const { value } of begun) await value.abort();
  });
});
