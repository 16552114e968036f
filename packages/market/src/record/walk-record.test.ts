import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../snapshot/testing/temporary-folder.ts";
import { appendPublication } from "./append-publication.ts";
import { readHead, recordFiles, recordFolder, writeHead } from "./record-files.ts";
import { firstHash, lineOf, type RecordEntry } from "./record-line.ts";
import { publishedOn, verdictOf } from "./testing/verdicts.ts";
import { walkRecord } from "./walk-record.ts";

const market = "test";

/** Two months with two publications each. */
async function record(): Promise<string> {
  const dataDirectory = temporaryFolder();
  for (const [k, day] of ["2026-01-05", "2026-01-06", "2026-02-05", "2026-02-06"].entries()) {
    await appendPublication(dataDirectory, market, publishedOn(day, [verdictOf("AAA", { dcf: 100 + 10 * k })]));
  }
  return dataDirectory;
}

describe("the comparison of a record with its hashes", () => {
  it("finds any byte that was changed, in the entries and in the head", async () => {
    const dataDirectory = await record();
    const folder = recordFolder(dataDirectory, market);
    for (const file of [...recordFiles(folder), "head"]) {
      const path = join(folder, file);
      const bytes = readFileSync(path);
      for (let place = 0; place < bytes.length; place++) {
        const altered = Buffer.from(bytes);
        altered[place] = (bytes[place] as number) ^ 1;
        writeFileSync(path, altered);
        expect((await walkRecord(dataDirectory, market)).broken, `${file}, byte ${place}`).not.toBeNull();
      }
      writeFileSync(path, bytes);
    }
    expect((await walkRecord(dataDirectory, market)).broken).toBeNull();
  });

  it("names the first entry that is not as it was written", async () => {
    const dataDirectory = await record();
    const path = join(recordFolder(dataDirectory, market), "2026-01-05.jsonl");
    const text = readFileSync(path, "utf8");
    writeFileSync(path, text.replace('"dcf":110', '"dcf":210'));
    const { broken, entries } = await walkRecord(dataDirectory, market);
    expect(broken).toMatchObject({ file: "2026-01-05.jsonl", line: 5, day: "2026-01-06" });
    expect(entries).toBe(4);
  });

  it("finds an entry that was taken out, put in, or moved", async () => {
    const dataDirectory = await record();
    const path = join(recordFolder(dataDirectory, market), "2026-01-05.jsonl");
    const lines = readFileSync(path, "utf8").split("\n").slice(0, -1);
    const [first = "", second = ""] = lines;
    const altered = [
      lines.toSpliced(4, 1),
      lines.toSpliced(2, 0, second),
      [first, ...lines.slice(2, 3), second, ...lines.slice(3)],
    ];
    for (const one of altered) {
      writeFileSync(path, `${one.join("\n")}\n`);
      expect((await walkRecord(dataDirectory, market)).broken).not.toBeNull();
    }
  });

  it("finds a month that is missing, and a head that is", async () => {
    const dataDirectory = await record();
    const folder = recordFolder(dataDirectory, market);
    for (const file of ["2026-01-05.jsonl", "2026-02-05.jsonl", "head"]) {
      const bytes = readFileSync(join(folder, file));
      rmSync(join(folder, file));
      expect((await walkRecord(dataDirectory, market)).broken, file).not.toBeNull();
      writeFileSync(join(folder, file), bytes);
    }
  });

  it("finds an entry dated before its snapshot was published, though all hashes fit", async () => {
    const dataDirectory = temporaryFolder();
    const { verdicts, ...about } = publishedOn("2026-01-05", [verdictOf("AAA")]);
    await appendPublication(dataDirectory, market, { ...about, verdicts });
    const folder = recordFolder(dataDirectory, market);
    const entries = readFileSync(join(folder, "2026-01-05.jsonl"), "utf8")
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line.slice(line.indexOf(" ") + 1)) as RecordEntry);
    // Somebody writes the whole record anew, with hashes that fit.
    let hash = firstHash(market);
    const forged = entries.map((entry) => {
      const dated = entry.entry === "publication" ? { ...entry, published: "2026-01-09T05:00:00.000Z" } : entry;
      const written = lineOf(dated, hash);
      hash = written.hash;
      return written.line;
    });
    writeFileSync(join(folder, "2026-01-05.jsonl"), forged.join(""));
    const head = readHead(folder);
    if (head === null || head === "altered") throw new Error("There is a head.");
    writeHead(folder, { ...head, hash, bytes: Buffer.byteLength(forged.join("")) }, join(folder, "temporary"));
    expect((await walkRecord(dataDirectory, market)).broken).toMatchObject({
      line: 1,
      detail: expect.stringContaining("before its snapshot was published"),
    });
  });

  it("has nothing to say of a market of which nothing is recorded", async () => {
    expect(await walkRecord(temporaryFolder(), market)).toMatchObject({ head: null, broken: null, entries: 0 });
  });
});
