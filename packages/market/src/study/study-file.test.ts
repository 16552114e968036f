import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CHECK_IDS } from "@plumbline/core/checks";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { StoredSnapshot } from "../screening/index.ts";
import { computeStudy, readStudy, writeStudy } from "./index.ts";
import type { StudyColumns } from "./study-columns.ts";
import { pathsOf } from "./study-file.ts";
import { publishStudyMarket, type StudyMarket } from "./testing/study-market.ts";

let market: StudyMarket;
let at: StoredSnapshot;
let study: StudyColumns;
beforeEach(async () => {
  market = await publishStudyMarket();
  const { dataDirectory, snapshot } = market;
  at = { dataDirectory, market: "study", snapshot: snapshot.manifest.id };
  study = await computeStudy(snapshot);
  writeStudy(at, study);
});
afterEach(() => market.close());

describe("the study of a snapshot on disk", () => {
  it("is what was computed", async () => {
    const table = await readStudy(at);
    expect(table).toMatchObject({ source: study.source, delisted: study.delisted });
    expect(table?.years).toEqual(study.years.map(({ checks: _, moats: __, ...year }) => year));
    for (const id of CHECK_IDS) expect(await table?.check(id), id).toEqual(study.years.map((y) => y.checks.get(id)));
    expect(await table?.moats()).toEqual(study.years.map(({ moats }) => moats));
  });

  it("is none when its first lines are damaged, cut off, or of another snapshot", async () => {
    const whole = readFileSync(pathsOf(at)[0] as string);
    for (const place of [0, 64, 70, whole.indexOf("\n", 65) + 1]) {
      const damaged = Buffer.from(whole);
      damaged.writeUInt8(damaged.readUInt8(place) ^ 1, place);
      writeFileSync(pathsOf(at)[0] as string, damaged);
      expect(await readStudy(at), String(place)).toBeNull();
    }
    for (const length of [0, 10, 65, 200]) {
      writeFileSync(pathsOf(at)[0] as string, whole.subarray(0, length));
      expect(await readStudy(at), String(length)).toBeNull();
    }
    const other = { ...at, snapshot: "f".repeat(64) };
    writeFileSync(pathsOf(other)[0] as string, whole);
    expect(await readStudy(other)).toBeNull();
  });

  it("has no check whose section is damaged or gone, and still has the others", async () => {
    const table = await readStudy(at);
    const whole = readFileSync(pathsOf(at)[0] as string);
    const last = CHECK_IDS.at(-1) ?? "O1";
    const damaged = Buffer.from(whole);
    damaged.writeUInt8(damaged.readUInt8(whole.length - 1) ^ 1, whole.length - 1);
    writeFileSync(pathsOf(at)[0] as string, damaged);
    expect(await table?.check(last)).toBeNull();
    expect(await table?.check("O1")).not.toBeNull();
    rmSync(pathsOf(at)[0] as string);
    expect(await table?.check("O1")).toBeNull();
    expect(await table?.moats()).toBeNull();
  });

  it("goes when its snapshot has gone", () => {
    const folder = join(at.dataDirectory, "markets/study/screenings");
    const old = join(folder, `${"a".repeat(64)}.study`);
    writeFileSync(old, "of a snapshot that is no more");
    writeStudy(at, study);
    expect(existsSync(old)).toBe(false);
    expect(readdirSync(folder)).toEqual([`${at.snapshot}.study`]);
  });
});
