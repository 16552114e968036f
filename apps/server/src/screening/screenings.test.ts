import { rmSync } from "node:fs";
import { join } from "node:path";
import { day } from "@plumbline/core/time";
import type { Snapshot } from "@plumbline/market/snapshot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { Screenings } from "./screenings.ts";

let server: TestServer;
let snapshot: Snapshot;
let screenings: Screenings;
beforeEach(async () => {
  server = await startTestServer();
  const served = server.market.served;
  if (!served) throw new Error("There is no market.");
  ({ snapshot, screenings } = served);
});
afterEach(() => server.close());

const unavailable = { code: "unavailable", detail: { retryAfterSeconds: expect.any(Number) } };

const industry = { kind: "industry", name: "Machinery" } as const;

/** Others over the same market, which know nothing yet. */
function fresh(): Screenings {
  const { dataDirectory, app } = server;
  return new Screenings({ dataDirectory, market: "tiny", logger: app.log });
}

/** The snapshots are gone from the disk; the server has the files open, the thread has not. */
function removeSnapshots(): void {
  rmSync(join(server.dataDirectory, "markets/tiny/snapshots"), { recursive: true });
}

describe("the screenings of a server", () => {
  it("have the market's own today, and other days when they are asked for", async () => {
    const today = await screenings.of(snapshot);
    expect([today.symbols, today.asOf]).toEqual([["ADAM", "BRK.B", "NONE", "SPLT", "YAHO"], snapshot.lastDay]);
    const earlier = await screenings.of(snapshot, "2019-03-15");
    expect(earlier.symbols).toEqual(["ADAM", "GONE", "NONE", "SPLT", "YAHO"]);
    expect(await screenings.of(snapshot, "2024-06-28")).toBe(today);
  });

  it("compute equal questions once", async () => {
    const asked = ["2021-06-30", "2021-06-30", "2022-06-30", "2021-06-30"].map((day) => screenings.of(snapshot, day));
    const [first, second, other, third] = await Promise.all(asked);
    expect(second).toBe(first);
    expect(third).toBe(first);
    expect(other).not.toBe(first);
    expect(await screenings.of(snapshot, "2021-06-30")).toBe(first);
  });

  it("read a group alone where the whole day is not at hand, with the same result", async () => {
    const alone = await screenings.ofGroup(snapshot, industry, "2020-06-30");
    const whole = await screenings.of(snapshot, "2020-06-30");
    expect(alone).not.toBe(whole);
    expect(await screenings.ofGroup(snapshot, industry, "2020-06-30")).toBe(whole);
  });

  it("read some stocks alone where the whole day is not at hand, once", async () => {
    const [symbols, on] = [["ADAM", "SPLT"], day("2020-06-30")];
    const alone = await screenings.ofStocks(snapshot, symbols, on);
    expect(alone.symbols).toEqual(symbols);
    expect(await screenings.ofStocks(snapshot, symbols, on)).toBe(alone);
    const whole = await screenings.of(snapshot, "2020-06-30");
    expect(await screenings.ofStocks(snapshot, symbols, on)).toBe(whole);
  });

  it("have the ratios of groups without them too, those of no stock among them", async () => {
    const groups = [industry, { kind: "sector", name: "Industrials" }, { kind: "industry", name: "Gold" }] as const;
    const [alone, again] = await Promise.all([
      screenings.ratiosOf(snapshot, groups, "2020-06-30"),
      screenings.ratiosOf(snapshot, groups.slice(1), "2020-06-30"),
    ]);
    // Asked for twice, computed once.
    expect(again[0]).toBe(alone[1]);
    expect(alone[2]).toMatchObject({ members: 0, leftOut: 0, pe: { median: { because: "too-few-members" } } });
    await screenings.of(snapshot, "2020-06-30");
    expect(await screenings.ratiosOf(snapshot, groups, "2020-06-30")).toEqual(alone);
  });

  it("find the market's own today on the disk the next time", async () => {
    const today = await screenings.of(snapshot);
    removeSnapshots();
    const others = fresh();
    // The thread of these could compute nothing.
    expect((await others.of(snapshot)).symbols).toEqual(today.symbols);
    const [ratios] = await others.ratiosOf(snapshot, [industry]);
    expect(ratios?.members).toBe(today.multiplesOf("industry", 0).members);
    await others.close();
  });

  it("are unavailable when they cannot be computed, and are tried again", async () => {
    await screenings.of(snapshot);
    removeSnapshots();
    const others = fresh();
    await expect(others.of(snapshot, "2021-06-30")).rejects.toMatchObject(unavailable);
    await expect(others.of(snapshot, "2021-06-30")).rejects.toMatchObject(unavailable);
    await others.close();
    const failures = server.log.filter(({ message }) => message === "A screening could not be computed");
    expect(failures).toHaveLength(2);
  });

  it("are unavailable when too many are waited for", async () => {
    const days = Array.from({ length: 12 }, (_, k) => `20${10 + k}-06-30`);
    const answers = await Promise.allSettled(days.map((day) => screenings.of(snapshot, day)));
    const refused = answers.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(8);
    for (const answer of refused) expect(answer).toMatchObject({ reason: unavailable });
  });

  it("are unavailable once the server has ended, also to who waits", async () => {
    const others = fresh();
    const waiting = others.of(snapshot, "2021-06-30");
    const refused = expect(waiting).rejects.toMatchObject(unavailable);
    await others.close();
    await refused;
    await expect(others.of(snapshot, "2020-06-30")).rejects.toMatchObject(unavailable);
  });
});
