import { rmSync } from "node:fs";
import { join } from "node:path";
import { formatDay } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { createSnapshotWriter, openSnapshot, previousLastDay } from "./index.ts";
import { emptyMarket, exampleHistory, exampleInstrument, publish } from "./testing/example-market.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const market = "test";

/** Publishes a market whose one stock trades on this many days from 2020-01-02 on. */
async function publishDays(dataDirectory: string, days: number, price = 10): Promise<string> {
  const instruments = [exampleInstrument("ONE")];
  const prices = [exampleHistory("ONE", Array(days).fill(price))];
  const { id } = await publish(await createSnapshotWriter({ dataDirectory, market }), {
    ...emptyMarket,
    instruments,
    prices,
  });
  return join(dataDirectory, "markets", market, "snapshots", id);
}

async function previousOf(dataDirectory: string, folder: string): Promise<string | null> {
  const snapshot = await openSnapshot(folder, { verify: false });
  snapshot.close();
  const found = await previousLastDay(dataDirectory, snapshot.manifest);
  return found === null ? null : formatDay(found);
}

describe("the day on which a market ended before", () => {
  it("is that of the newest earlier generation which ends earlier", async () => {
    const dataDirectory = temporaryFolder();
    const first = await publishDays(dataDirectory, 3);
    expect(await previousOf(dataDirectory, first)).toBeNull();
    await publishDays(dataDirectory, 5);
    const corrected = await publishDays(dataDirectory, 5, 11);
    expect(await previousOf(dataDirectory, corrected)).toBe("2020-01-04");
    const newest = await publishDays(dataDirectory, 6);
    expect(await previousOf(dataDirectory, newest)).toBe("2020-01-06");
    // The last good one, served because a newer one is damaged, does not look ahead.
    expect(await previousOf(dataDirectory, corrected)).toBe("2020-01-04");
  });

  it("is looked for past a generation that is damaged", async () => {
    const dataDirectory = temporaryFolder();
    await publishDays(dataDirectory, 3);
    const damaged = await publishDays(dataDirectory, 4);
    const newest = await publishDays(dataDirectory, 5);
    rmSync(join(damaged, "manifest.json"));
    expect(await previousOf(dataDirectory, newest)).toBe("2020-01-04");
  });
});
