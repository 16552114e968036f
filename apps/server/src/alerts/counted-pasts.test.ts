import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServedMarket } from "../market-access/index.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { publishTinyMarket } from "../testing/tiny-market.ts";
import { type AskedPast, type CountedPast, CountedPasts } from "./counted-pasts.ts";

let server: TestServer;
let pasts: CountedPasts;
beforeEach(async () => {
  server = await startTestServer({ publish: publishTinyMarket });
  const { served } = server.market;
  if (!served) throw new Error("There is no market.");
  await served.screenings.historyMade(served.snapshot);
  pasts = new CountedPasts(server.market, { patience: 40, linger: 120 });
});
afterEach(async () => {
  pasts.close();
  await server.close();
});

const PAST: CountedPast = { looked: "months", ringsOf: () => ({ rings: [], known: 1 }) };

/** A count that ends when it is told to. */
function slow(key = "one", client = "127.0.0.1") {
  const { promise, resolve } = Promise.withResolvers<CountedPast>();
  const count = vi.fn((_served: ServedMarket, { gone }: { gone: AbortSignal }) => {
    const left = new Promise<never>((_, reject) => {
      gone.addEventListener("abort", () => reject(new Error("gone")), { once: true });
    });
    return Promise.race([promise, left]);
  });
  return { asked: { key, client, count } satisfies AskedPast, count, end: () => resolve(PAST) };
}

describe("pasts that take long to count", () => {
  it("are told at once where they are known, and as not yet known otherwise", async () => {
    const { asked, count, end } = slow();
    expect(await pasts.of(asked)).toBeNull();
    end();
    expect(await pasts.of(asked)).toBe(PAST);
    expect(await pasts.of(asked)).toBe(PAST);
    expect(count).toHaveBeenCalledTimes(1);
  });

  it("are counted once for all who ask, one after the other", async () => {
    const [first, second] = [slow("one"), slow("two")];
    const asked = [first, first, second].map((each) => pasts.of(each.asked));
    await Promise.all(asked);
    expect([first.count.mock.calls.length, second.count.mock.calls.length]).toEqual([1, 0]);
    first.end();
    await vi.waitFor(() => expect(second.count).toHaveBeenCalledTimes(1));
  });

  it("are given up when nobody has asked for a while, and begin anew", async () => {
    const { asked, count } = slow();
    await pasts.of(asked);
    const [, requester] = count.mock.calls[0] ?? [];
    for (let k = 0; k < 4; k++) {
      await sleep(40);
      await pasts.of(asked);
    }
    expect(requester?.gone.aborted).toBe(false);
    await vi.waitFor(() => expect(requester?.gone.aborted).toBe(true));
    await pasts.of(asked);
    expect(count).toHaveBeenCalledTimes(2);
  });

  it("of one client that wait are few; more are refused with a time to come back", async () => {
    const many = ["a", "b", "c", "d"].map((key) => slow(key));
    const answers = await Promise.allSettled(many.map(({ asked }) => pasts.of(asked)));
    const refused = answers.filter(({ status }) => status === "rejected");
    expect(refused).toMatchObject([{ reason: { code: "unavailable", detail: { retryAfterSeconds: 5 } } }]);
    const other = slow("other", "127.0.0.9");
    expect(await pasts.of(other.asked)).toBeNull();
  });

  it("end with the server", async () => {
    const { asked, count } = slow();
    await pasts.of(asked);
    pasts.close();
    await vi.waitFor(() => expect(count.mock.calls[0]?.[1].gone.aborted).toBe(true));
  });
});
