import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { faultOf, type LocatedFile, readHead, UnpackedFiles, walk } from "../files/index.ts";
import { tablesOf } from "./index.ts";

const SAMPLES = resolve(import.meta.dirname, "../../ingest/samples/files");

let folder: string;
let unpacked: UnpackedFiles;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tables-"));
  unpacked = new UnpackedFiles(join(folder, "tmp"));
});

afterEach(async () => {
  unpacked.close();
  await rm(folder, { recursive: true });
});

/** The code of what is wrong with a file; the number of its tables where nothing is. */
async function outcome(content: Buffer): Promise<string | number | null> {
  const path = join(folder, "file");
  await writeFile(path, content);
  const files: LocatedFile[] = [];
  for await (const file of walk([path], { onIssue: () => undefined, unpacked })) files.push(file);
  let tables = 0;
  for (const file of files) {
    try {
      const found = await tablesOf(file, await readHead(file), unpacked);
      if (found === null) return null;
      tables += found.length;
    } catch (error) {
      const fault = faultOf(error);
      if (fault === null) throw error;
      return fault.code;
    }
  }
  return tables;
}

const sample = (name: string) => readFile(join(SAMPLES, name));

describe("a workbook, Parquet or JSON", () => {
  it.each([
    "workbook/two.xlsx",
    "workbook/ALV_2024.xlsx",
    "parquet/TM_2024.parquet",
    "parquet/long.parquet",
    "parquet/download.parquet",
    "json/yahoo-chart.json",
    "json/PEP_columns.json",
    "json/lines.jsonl",
  ])("is read or has a fault however it is cut and changed: %s", async (name) => {
    const whole = await sample(name);
    const change = fc.record({ at: fc.nat(whole.length - 1), to: fc.nat(255) });
    const end = fc.oneof(fc.constant(whole.length), fc.nat(whole.length));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 5 }), end, async (changes, length) => {
        const bytes = Buffer.from(whole);
        for (const { at, to } of changes) bytes[at] = to;
        await outcome(bytes.subarray(0, length));
      }),
      { numRuns: 150 },
    );
  });

  it("is refused as a whole when it is cut off", async () => {
    const cut = async (name: string) => outcome((await sample(name)).subarray(0, -40));
    expect(await cut("parquet/long.parquet")).toBe("cut-off-file");
    expect(await cut("workbook/two.xlsx")).toBe("damaged-table");
    expect(await cut("json/polygon.json")).toBe("truncated-json");
  });

  it("of another office program, or of an old one, is refused with what to do", async () => {
    expect(await outcome(Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]))).toBe(
      "unread-workbook",
    );
  });

  it("that is none of these is left to others", async () => {
    expect(await outcome(Buffer.from("Date,Open\n2024-01-02,1\n"))).toBeNull();
    expect(await outcome(Buffer.from('{"message":"no prices, only words"}'))).toBeNull();
  });
});
