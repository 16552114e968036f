import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GroupMarket, group, publishGroup } from "../companies/testing/group-market.ts";
import { FORMULAS_VERSION } from "./formulas-version.ts";
import { readScreening, type Screening, type StoredSnapshot, screenMarket } from "./index.ts";

let market: GroupMarket;
let at: StoredSnapshot;
let folder: string;
let path: string;
let made: Screening;
beforeEach(async () => {
  market = await publishGroup(group(6));
  const { dataDirectory, snapshot } = market;
  at = { dataDirectory, market: "group", snapshot: snapshot.manifest.id };
  folder = join(dataDirectory, "markets/group/screenings");
  path = join(folder, `${at.snapshot}.screening`);
  made = await screenMarket(snapshot, at);
});
afterEach(() => market.close());

/** A screening without its functions. */
function plain(screening: Screening | null) {
  if (!screening) return null;
  const { rowOf: _, standingOf: __, multiplesOf, ...rest } = screening;
  return { ...rest, ratios: multiplesOf("industry", 0) };
}

/** Writes the file anew with something of its first line changed, and with the checksum that belongs to it. */
async function forge(changes: object): Promise<void> {
  const { hash } = await import("node:crypto");
  const content = readFileSync(path).subarray(65);
  const end = content.indexOf("\n");
  const header = { ...JSON.parse(content.toString("utf8", 0, end)), ...changes };
  const forged = Buffer.concat([Buffer.from(JSON.stringify(header)), content.subarray(end)]);
  writeFileSync(path, Buffer.concat([Buffer.from(`${hash("sha256", forged)}\n`), forged]));
}

describe("the screening of a snapshot on disk", () => {
  it("is what was computed", async () => {
    expect(plain(await readScreening(at))).toEqual(plain(made));
    expect(made.multiplesOf("industry", 0).pe.median.value).toBeCloseTo(35, 9);
  });

  it("lies beside the snapshots, not in them, and is not computed twice", async () => {
    expect(readdirSync(folder)).toEqual([`${at.snapshot}.screening`]);
    let steps = 0;
    const again = await screenMarket(market.snapshot, at, { onProgress: () => steps++ });
    expect(plain(again)).toEqual(plain(made));
    expect(steps).toBe(0);
  });

  it("is none when one bit of it was flipped, wherever", async () => {
    const whole = readFileSync(path);
    for (const place of [0, 64, 70, whole.length >> 1, whole.length - 1]) {
      const damaged = Buffer.from(whole);
      damaged.writeUInt8(damaged.readUInt8(place) ^ 1, place);
      writeFileSync(path, damaged);
      expect(await readScreening(at)).toBeNull();
    }
  });

  it("is none when it was cut off, or is empty", async () => {
    const whole = readFileSync(path);
    for (const length of [0, 10, 65, whole.length - 8]) {
      writeFileSync(path, whole.subarray(0, length));
      expect(await readScreening(at)).toBeNull();
    }
  });

  it("is none when other formulas made it, or it is of another snapshot; then it is made again", async () => {
    for (const changes of [
      { formulas: FORMULAS_VERSION + 1 },
      { formulas: "0".repeat(64) },
      { snapshot: "f".repeat(64) },
    ]) {
      await forge(changes);
      expect(await readScreening(at)).toBeNull();
      expect(plain(await screenMarket(market.snapshot, at))).toEqual(plain(made));
      expect(await readScreening(at)).not.toBeNull();
    }
    // That it is the change and not the forging which makes it none:
    await forge({});
    expect(await readScreening(at)).not.toBeNull();
  });

  it("goes when its snapshot has gone", async () => {
    const old = join(folder, `${"a".repeat(64)}.screening`);
    writeFileSync(old, "of a snapshot that is no more");
    rmSync(path);
    await screenMarket(market.snapshot, at);
    expect([existsSync(old), existsSync(path)]).toEqual([false, true]);
  });

  it("cannot be written where a folder stands in its place", async () => {
    rmSync(path);
    mkdirSync(join(path, "in-the-way"), { recursive: true });
    await expect(screenMarket(market.snapshot, at)).rejects.toMatchObject({ code: "disk-failed" });
    expect(readdirSync(folder)).toEqual([`${at.snapshot}.screening`]);
  });
});
