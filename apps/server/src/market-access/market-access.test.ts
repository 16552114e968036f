import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownName } from "@plumbline/market/snapshot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createJsonLogger, SERVER_REQUESTER } from "../http/index.ts";
import { flipOneBit } from "../testing/damage.ts";
import { publishTinyMarket } from "../testing/tiny-market.ts";
import { chooseMarket, isStale, MarketAccess } from "./index.ts";

let dataDirectory: string;
let market: MarketAccess;
const log: Record<string, unknown>[] = [];

beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-market-"));
  log.length = 0;
  const write = (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>);
  const clock = () => new Date("2024-07-01T00:00:00Z");
  const logger = createJsonLogger({ level: "error", clock, write });
  market = new MarketAccess({ dataDirectory, market: "tiny", clock, logger });
});
afterEach(async () => {
  await market.close();
  rmSync(dataDirectory, { recursive: true, force: true });
});

const servedId = () => market.served?.snapshot.manifest.id;

describe("the market that is served", () => {
  it("is unavailable, with a time to come back, until it is open", async () => {
    expect(() => market.pin()).toThrow(
      expect.objectContaining({ code: "unavailable", detail: { retryAfterSeconds: 2 } }),
    );
    await publishTinyMarket(dataDirectory);
    await market.open();
    expect(market.pin().meta).toMatchObject({ market: "tiny", asOf: "2024-06-28", stale: false });
  });

  it("says which market is missing", async () => {
    await expect(market.open()).rejects.toThrow(/There is no market "tiny"/);
  });

  it("becomes the new snapshot once the pointer names it, and the answers' revision changes", async () => {
    const first = await publishTinyMarket(dataDirectory);
    await market.open();
    const before = market.pin();
    const second = await publishTinyMarket(dataDirectory, { note: "newer" });
    await market.refresh();
    expect([first, second]).toEqual([before.meta?.dataVersion, servedId()]);
    expect(market.pin().revision).not.toBe(before.revision);
  });

  it("stays readable for an answer that began before the new snapshot came", async () => {
    await publishTinyMarket(dataDirectory);
    await market.open();
    const pinned = market.pin();
    const { snapshot } = pinned.sourceFor({ ...SERVER_REQUESTER, releaseWhile: (wait) => wait });
    await publishTinyMarket(dataDirectory, { note: "newer" });
    await market.refresh();
    expect(snapshot.prices("ADAM")?.bars.day.length).toBeGreaterThan(3000);
    pinned.release();
    expect(() => snapshot.prices("ADAM")).toThrow();
  });

  it("is the previous snapshot, marked as stale, when one bit of the newest is flipped before the start", async () => {
    const good = await publishTinyMarket(dataDirectory);
    const bad = await publishTinyMarket(dataDirectory, { note: "newer" });
    const file = flipOneBit(dataDirectory, bad);
    await market.open();
    expect(servedId()).toBe(good);
    expect(market.pin().meta?.stale).toBe(true);
    expect(market.served?.refused).toEqual([expect.objectContaining({ id: bad })]);
    expect(log).toContainEqual(expect.objectContaining({ level: "error", snapshot: bad, file }));
  });

  it("stays, marked as stale, when a newer snapshot is damaged while it is served", async () => {
    const good = await publishTinyMarket(dataDirectory);
    await market.open();
    const before = market.pin();
    before.release();
    const bad = await publishTinyMarket(dataDirectory, { note: "newer" });
    flipOneBit(dataDirectory, bad);
    await market.refresh();
    expect([servedId(), market.served && isStale(market.served)]).toEqual([good, true]);
    expect(market.pin().revision).not.toBe(before.revision);
  });

  it("stays, marked as stale, even when nothing on disk is whole any more", async () => {
    const good = await publishTinyMarket(dataDirectory);
    await market.open();
    const bad = await publishTinyMarket(dataDirectory, { note: "newer" });
    flipOneBit(dataDirectory, bad);
    flipOneBit(dataDirectory, good);
    await market.refresh();
    expect([servedId(), market.pin().meta?.stale]).toEqual([good, true]);
  });
});

describe("what killed processes left beside the market", () => {
  it("is removed when the market is opened", async () => {
    await publishTinyMarket(dataDirectory);
    const folder = join(dataDirectory, "markets/tiny/screenings");
    const [, , machine] = ownName().split("-");
    const left = join(folder, `${"a".repeat(64)}.factors.4194303-1-${machine}-0123456789ab`);
    const claim = join(dataDirectory, `markets/tiny/tmp-4194303-1-${machine}-0123456789ab`);
    mkdirSync(folder, { recursive: true });
    mkdirSync(claim);
    writeFileSync(left, "rows");
    await market.open();
    expect([existsSync(left), existsSync(claim)]).toEqual([false, false]);
  });
});

describe("the market that is chosen when none is named", () => {
  it("is the demo market where there is no other, else the real one that was published last", async () => {
    expect(await chooseMarket(dataDirectory)).toBe("demo");
    await publishTinyMarket(dataDirectory, { market: "asia" });
    expect(await chooseMarket(dataDirectory)).toBe("asia");
    await publishTinyMarket(dataDirectory, { market: "us", createdAt: "2024-07-02T00:00:00.000Z" });
    await publishTinyMarket(dataDirectory, { market: "demo", createdAt: "2024-07-03T00:00:00.000Z", fictional: true });
    expect(await chooseMarket(dataDirectory)).toBe("us");
  });
});
