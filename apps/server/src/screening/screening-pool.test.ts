import { availableParallelism } from "node:os";
import { join } from "node:path";
import { day } from "@plumbline/core/time";
import { computeScreening, makeFactors } from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { publishTinyMarket } from "../testing/tiny-market.ts";
import { ScreeningPool } from "./screening-pool.ts";

let server: TestServer;
let pool: ScreeningPool;
beforeEach(async () => {
  server = await startTestServer({ publish: publishTinyMarket });
  pool = new ScreeningPool(server.app.log);
});
afterEach(async () => {
  await pool.close();
  await server.close();
});

function servedSnapshot(): Snapshot {
  if (!server.market.served) throw new Error("There is no market.");
  return server.market.served.snapshot;
}

function stored() {
  const { dataDirectory } = server;
  const snapshot = servedSnapshot().manifest.id;
  return { dataDirectory, market: "tiny", snapshot, spare: join(dataDirectory, "spare") };
}

describe("the threads that compute screenings", () => {
  it.each(["ratios", "part"] as const)("stop computing %s in the middle when the requester has gone", async (kind) => {
    const what = { at: stored(), day: day("2020-06-30") };
    const run = (gone: AbortSignal): Promise<unknown> =>
      kind === "ratios"
        ? pool.ratios({ ...what, groups: [{ kind: "industry", name: "Machinery" }] }, { client: "a", gone })
        : pool.run({ ...what, symbols: ["ADAM", "SPLT"] }, { client: "a", gone });
    const leaves = new AbortController();
    const left = run(leaves.signal);
    expect(pool.load.part).toEqual({ waiting: 0, underway: 1 });
    leaves.abort();
    // One that is finished all the same would be answered.
    await expect(left).rejects.toMatchObject({ code: "unavailable" });
    await vi.waitFor(() => expect(pool.load.part).toEqual({ waiting: 0, underway: 0 }), { timeout: 20_000 });
    expect(server.log.filter(({ message }) => String(message).includes("could not be computed"))).toHaveLength(0);
    // The next request for the same is answered.
    const answer = kind === "ratios" ? [{ leftOut: expect.any(Number) }] : { symbols: ["ADAM", "SPLT"] };
    await expect(run(new AbortController().signal)).resolves.toMatchObject(answer);
  });

  it.skipIf(availableParallelism() < 2)("share a whole market", async () => {
    const at = stored();
    const asOf = "2020-06-30";
    await makeFactors(servedSnapshot(), at);
    const requester = { client: "a", gone: new AbortController().signal };
    const whole = await pool.run({ at, day: day(asOf), symbols: null }, requester);
    const alone = await computeScreening(servedSnapshot(), { asOf });
    expect([whole.symbols, whole.matrix]).toEqual([alone.symbols, alone.matrix]);
    expect((await pool.heaps()).map(({ used_heap_size: used }) => used > 0)).toEqual([true, true]);
    await pool.close();
    expect(await pool.heaps()).toEqual([]);
  });
});
