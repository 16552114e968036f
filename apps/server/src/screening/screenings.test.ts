import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { day } from "@plumbline/core/time";
import { openMarket, type Snapshot } from "@plumbline/market/snapshot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { publishTinyMarket } from "../testing/tiny-market.ts";
import { type MarketScreenings, Screenings } from "./screenings.ts";

let server: TestServer;
let snapshot: Snapshot;
let screenings: MarketScreenings;
beforeEach(async () => {
  server = await startTestServer({ publish: publishTinyMarket });
  const served = server.market.served;
  if (!served) throw new Error("There is no market.");
  ({ snapshot, screenings } = served);
});
afterEach(() => server.close());

const unavailable = { code: "unavailable", detail: { retryAfterSeconds: expect.any(Number) } };

const industry = { kind: "industry", name: "Machinery" } as const;

const clock = () => new Date("2024-07-01T12:00:00Z");

/** Others over the same market, which know nothing yet. */
function fresh(): Screenings {
  const { dataDirectory, app } = server;
  return new Screenings({ dataDirectory, market: "tiny", logger: app.log, clock });
}

/** The snapshots are gone from the disk; the server has the files open, the thread has not. */
function removeSnapshots(): void {
  rmSync(join(server.dataDirectory, "markets/tiny/snapshots"), { recursive: true });
}

describe("the screenings of a server", () => {
  it("have the market's own today, and other days on request", async () => {
    const today = await screenings.of(snapshot);
    expect([today.symbols, today.asOf]).toEqual([["ADAM", "BRK.B", "NONE", "SPLT", "YAHO"], snapshot.lastDay]);
    const earlier = await screenings.of(snapshot, "2019-03-15");
    expect(earlier.symbols).toEqual(["ADAM", "GONE", "NONE", "SPLT", "YAHO"]);
    expect(await screenings.of(snapshot, "2024-06-28")).toBe(today);
  });

  it("compute equal requests once", async () => {
    const requests = ["2021-06-30", "2021-06-30", "2022-06-30", "2021-06-30"].map((day) =>
      screenings.of(snapshot, day),
    );
    const [first, second, other, third] = await Promise.all(requests);
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
    const symbols = ["ADAM", "SPLT"];
    const on = day("2020-06-30");
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
    // Requested twice, computed once.
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

  it("are the same from the factor history, which is made in the background", async () => {
    const folder = join(server.dataDirectory, "markets/tiny/screenings");
    const name = `${snapshot.manifest.id}.factors`;
    await expect.poll(() => readdirSync(folder), { timeout: 20_000 }).toContain(name);
    const stored = fresh();
    const fromHistory = await stored.of(snapshot, "2021-06-30");
    await stored.close();
    // One that is damaged is removed, and the facts are read instead.
    const whole = readFileSync(join(folder, name));
    writeFileSync(join(folder, name), whole.fill(0, 0, whole.length >> 1));
    const others = fresh();
    const fromFacts = await others.of(snapshot, "2021-06-30");
    expect([fromFacts.matrix, fromFacts.periodEnd]).toEqual([fromHistory.matrix, fromHistory.periodEnd]);
    expect(readdirSync(folder)).not.toContain(name);
    await others.close();
  });

  it("make nothing more of a snapshot once another is served", async () => {
    const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-two-snapshots-"));
    const publish = async (note: string) => {
      await publishTinyMarket(dataDirectory, { note });
      return (await openMarket(dataDirectory, "tiny")).snapshot;
    };
    const [older, newer] = [await publish("The first."), await publish("The second.")];
    const own = new Screenings({ dataDirectory, market: "tiny", logger: server.app.log, clock });
    own.prepare(older);
    own.prepare(newer);
    const folder = join(dataDirectory, "markets/tiny/screenings");
    const derived = [".factors", ".record", ".screening", ".study"].map((ending) => `${newer.manifest.id}${ending}`);
    await expect
      .poll(() => (existsSync(folder) ? readdirSync(folder).sort() : []), { timeout: 20_000 })
      .toEqual(derived);
    await own.close();
    for (const one of [older, newer]) one.close();
    rmSync(dataDirectory, { recursive: true });
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

  it("have a place for another client while one asks for more than its share", async () => {
    const own = fresh();
    await own.of(snapshot);
    const { signal } = new AbortController();
    const days = Array.from({ length: 8 }, (_, k) => `20${10 + k}-06-30`);
    const greedy = Promise.allSettled(days.map((on) => own.of(snapshot, on, { client: "greedy", gone: signal })));
    const other = own.of(snapshot, "2022-06-30", { client: "other", gone: signal });
    expect((await other).symbols).toContain("ADAM");
    expect((await greedy).filter(({ status }) => status === "rejected")).toHaveLength(4);
    await own.close();
  });

  it("are not computed for a client that has gone, but for one that sent the same request and stays", async () => {
    const own = fresh();
    await own.of(snapshot);
    const leaves = new AbortController();
    const stays = new AbortController();
    // Before the others there is one under way.
    const first = own.of(snapshot, "2019-06-28");
    const left = own.of(snapshot, "2020-06-30", { client: "a", gone: leaves.signal });
    const shared = own.of(snapshot, "2021-06-30", { client: "a", gone: leaves.signal });
    const remaining = own.of(snapshot, "2021-06-30", { client: "b", gone: stays.signal });
    expect(own.load.market).toEqual({ waiting: 2, underway: 1 });
    leaves.abort();
    await expect(left).rejects.toMatchObject({ code: "unavailable" });
    await expect(shared).rejects.toMatchObject({ code: "unavailable" });
    expect(own.load.market).toEqual({ waiting: 1, underway: 1 });
    expect((await remaining).symbols).toContain("ADAM");
    await first;
    expect(own.load.market).toEqual({ waiting: 0, underway: 0 });
    // A new request starts it again.
    expect((await own.of(snapshot, "2020-06-30")).symbols).toContain("ADAM");
    await own.close();
  });

  it("stop in the middle when the last client that waited has gone", async () => {
    const own = fresh();
    await own.of(snapshot);
    const leaves = new AbortController();
    const left = own.of(snapshot, "2018-06-29", { client: "a", gone: leaves.signal });
    expect(own.load.market).toEqual({ waiting: 0, underway: 1 });
    leaves.abort();
    await expect(left).rejects.toMatchObject({ code: "unavailable" });
    await vi.waitFor(() => expect(own.load.market).toEqual({ waiting: 0, underway: 0 }), { timeout: 20_000 });
    // That is no fault, so the log has none.
    expect(server.log.filter(({ message }) => message === "A screening could not be computed")).toHaveLength(0);
    await own.close();
  });

  it("are unavailable once the server has ended, also to a client that waits", async () => {
    const others = fresh();
    const waiting = others.of(snapshot, "2021-06-30");
    const refused = expect(waiting).rejects.toMatchObject(unavailable);
    await others.close();
    await refused;
    await expect(others.of(snapshot, "2020-06-30")).rejects.toMatchObject(unavailable);
  });
});
