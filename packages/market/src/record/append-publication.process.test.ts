import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, cpSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../snapshot/testing/temporary-folder.ts";
import { appendPublication } from "./append-publication.ts";
import { readHead, recordFiles, recordFolder } from "./record-files.ts";
import { publishedOn, verdictOf } from "./testing/verdicts.ts";
import { walkRecord } from "./walk-record.ts";

const market = "test";

/** A record of three publications, of which the second and the third follow within the month of the first. */
async function smallRecord(): Promise<string> {
  const dataDirectory = temporaryFolder();
  const [a, b] = [verdictOf("AAA"), verdictOf("BBB")];
  await appendPublication(dataDirectory, market, publishedOn("2026-01-05", [a, b]));
  await appendPublication(dataDirectory, market, publishedOn("2026-01-06", [{ ...a, moat: "wide" }, b]));
  await appendPublication(dataDirectory, market, publishedOn("2026-01-07", [{ ...a, moat: "wide" }]));
  return dataDirectory;
}

const folderOf = (dataDirectory: string) => recordFolder(dataDirectory, market);
const contentOf = (dataDirectory: string, file = "2026-01-05.jsonl") =>
  readFileSync(join(folderOf(dataDirectory), file), "utf8");

/** Entries in the order in which they were written, without the digests. */
async function entriesOf(dataDirectory: string): Promise<readonly string[]> {
  const entries: string[] = [];
  const { broken } = await walkRecord(dataDirectory, market, {
    visit: (entry) => entries.push("code" in entry ? `${entry.entry} ${entry.code}` : `${entry.entry} ${entry.number}`),
  });
  expect(broken).toBeNull();
  return entries;
}

describe("the record of verdicts", () => {
  it("has all verdicts once, then those that changed, those that are gone, and a checkpoint of each publication", async () => {
    expect(await entriesOf(await smallRecord())).toEqual([
      ...["publication 1", "verdict AAA", "verdict BBB", "checkpoint 1"],
      ...["publication 2", "verdict AAA", "checkpoint 2"],
      ...["publication 3", "withdrawn BBB", "checkpoint 3"],
    ]);
  });

  it("has all verdicts again after a month, in a file of their own that is read without the one before", async () => {
    const dataDirectory = await smallRecord();
    const [a, b] = [verdictOf("AAA", { moat: "wide" }), verdictOf("BBB")];
    await appendPublication(dataDirectory, market, publishedOn("2026-02-04", [a]));
    await appendPublication(dataDirectory, market, publishedOn("2026-02-05", [a, b]));
    expect((await entriesOf(dataDirectory)).slice(-5)).toEqual(
      [...["publication 4", "checkpoint 4"], ...["publication 5", "verdict AAA", "verdict BBB"], "checkpoint 5"].slice(
        -5,
      ),
    );
    expect(recordFiles(folderOf(dataDirectory))).toEqual(["2026-01-05.jsonl", "2026-02-05.jsonl"]);
    const last = await walkRecord(dataDirectory, market, { isLastFileOnly: true });
    expect([last.broken, last.entries, [...last.state.standing.keys()]]).toEqual([null, 4, ["AAA", "BBB"]]);
  });

  it("does not repeat a value that moved by less than a fiftieth, nor a price, and measures from what was recorded", async () => {
    const dataDirectory = await smallRecord();
    const day = (k: number) => `2026-01-${String(8 + k).padStart(2, "0")}`;
    // From 120 by 0.8 a day: 1.6 is less than 2.4, 2.4 is not.
    for (const [k, dcf] of [120.8, 121.6, 122.4, 123.2].entries()) {
      const verdict = verdictOf("AAA", { moat: "wide", dcf, price: 90 + k });
      await appendPublication(dataDirectory, market, publishedOn(day(k), [verdict]));
    }
    expect((await entriesOf(dataDirectory)).filter((entry) => entry === "verdict AAA")).toHaveLength(3);
    const { state } = await walkRecord(dataDirectory, market);
    expect(state.standing.get("AAA")?.dcf).toBe(122.4);
  });

  it("is left alone by a snapshot that was recorded last, unless by other formulas", async () => {
    const dataDirectory = await smallRecord();
    const again = publishedOn("2026-01-07", [verdictOf("AAA", { dcf: 500 })]);
    expect(await appendPublication(dataDirectory, market, again)).toBe(false);
    expect(await appendPublication(dataDirectory, market, { ...again, formulas: 2 })).toBe(true);
  });

  it("cannot be dated back: not before the publication of the snapshot, its last prices, or the last entry", async () => {
    const dataDirectory = await smallRecord();
    const before = contentOf(dataDirectory);
    const next = publishedOn("2026-01-08", [verdictOf("CCC")]);
    const backdated = [
      { ...next, published: "2026-01-09T00:00:01.000Z" },
      { ...next, lastDay: "2026-01-09" },
      { ...publishedOn("2026-01-06", [verdictOf("CCC")]), snapshot: "another" },
    ];
    for (const one of backdated) {
      await expect(appendPublication(dataDirectory, market, one)).rejects.toMatchObject({ code: "record-backdated" });
    }
    expect(contentOf(dataDirectory)).toBe(before);
  });

  it("takes no entry behind one that was changed", async () => {
    const dataDirectory = await smallRecord();
    const path = join(folderOf(dataDirectory), "2026-01-05.jsonl");
    writeFileSync(path, contentOf(dataDirectory).replace('"moat":"wide"', '"moat":"none"'));
    const next = publishedOn("2026-01-08", [verdictOf("AAA")]);
    await expect(appendPublication(dataDirectory, market, next)).rejects.toMatchObject({
      code: "record-broken",
      message: expect.stringContaining("2026-01-05.jsonl, line 6"),
    });
  });

  it("belongs to one market: under the name of another its first entry is broken", async () => {
    const dataDirectory = await smallRecord();
    cpSync(folderOf(dataDirectory), recordFolder(dataDirectory, "other"), { recursive: true });
    expect((await walkRecord(dataDirectory, "other")).broken).toMatchObject({ file: "2026-01-05.jsonl", line: 1 });
  });
});

describe("a writer that is killed", () => {
  it("at any byte of a publication leaves what was recorded before, and the next one writes the same as without it", async () => {
    const dataDirectory = await smallRecord();
    const next = publishedOn("2026-01-08", [verdictOf("AAA", { dcf: 300 }), verdictOf("DDD")]);
    const head = readHead(folderOf(dataDirectory));
    const whole = temporaryFolder();
    cpSync(dataDirectory, whole, { recursive: true });
    await appendPublication(whole, market, next);
    const added = contentOf(whole).slice(contentOf(dataDirectory).length);
    const path = join(folderOf(dataDirectory), "2026-01-05.jsonl");
    const bytes = contentOf(dataDirectory).length;
    for (let written = 0; written <= added.length; written++) {
      appendFileSync(path, added.slice(0, written));
      const walked = await walkRecord(dataDirectory, market);
      expect([walked.broken, walked.hash]).toEqual([null, (head as { hash: string }).hash]);
      truncateSync(path, bytes);
    }
    appendFileSync(path, added.slice(0, Math.floor(added.length / 2)));
    await appendPublication(dataDirectory, market, next);
    expect(contentOf(dataDirectory)).toBe(contentOf(whole));
    expect(readHead(folderOf(dataDirectory))).toEqual(readHead(folderOf(whole)));
  });

  it("in the middle of the file of a new month leaves nothing that a later one stumbles over", async () => {
    const dataDirectory = await smallRecord();
    writeFileSync(join(folderOf(dataDirectory), "2026-02-05.jsonl"), '{"half": an ent');
    expect((await walkRecord(dataDirectory, market)).broken).toBeNull();
    await appendPublication(dataDirectory, market, publishedOn("2026-02-09", [verdictOf("AAA")]));
    expect(recordFiles(folderOf(dataDirectory))).toEqual(["2026-01-05.jsonl", "2026-02-09.jsonl"]);
    expect((await walkRecord(dataDirectory, market)).broken).toBeNull();
  });

  it("at any moment leaves a whole record", async () => {
    const dataDirectory = temporaryFolder();
    const script = join(import.meta.dirname, "testing/record-until-killed.ts");
    let publications = 0;
    for (let milliseconds = 0; milliseconds <= 60; milliseconds += 6) {
      const child = spawn(process.execPath, [script, dataDirectory, market], { stdio: ["ignore", "pipe", "inherit"] });
      await once(child.stdout, "data");
      await pause(milliseconds);
      child.kill("SIGKILL");
      await once(child, "exit");
      const { broken, head } = await walkRecord(dataDirectory, market);
      expect(broken).toBeNull();
      // What a writer has told of is there.
      expect(head?.number ?? 0).toBeGreaterThan(publications);
      publications = head?.number ?? 0;
    }
  }, 120_000);
});

describe("several writers at once", () => {
  it("record a snapshot once", async () => {
    const dataDirectory = await smallRecord();
    const next = publishedOn("2026-01-08", [verdictOf("AAA")]);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => appendPublication(dataDirectory, market, next)),
    );
    expect(outcomes.filter((one) => one.status === "fulfilled" && one.value)).toHaveLength(1);
    for (const one of outcomes) {
      if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "writer-busy" });
    }
    expect((await walkRecord(dataDirectory, market)).head?.number).toBe(4);
  });
});
