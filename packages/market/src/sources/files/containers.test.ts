import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Issue } from "../../model/index.ts";
import { faultOf } from "./fault-of.ts";
import { fileAt } from "./file-at.ts";
import { DEFAULT_LIMITS, type Limits } from "./limits.ts";
import type { LocatedFile } from "./located-file.ts";
import { readHead, readWhole } from "./read-file.ts";
import { UnpackedFiles } from "./unpacked-files.ts";
import { walk } from "./walk.ts";

/** Made by GNU tar 1.34, gzip, xz and zstd from two tables, a long name, a hard link and a symbolic link. */
const SAMPLES = resolve(import.meta.dirname, "testing");
const AAPL = "Date,Open,High,Low,Close,Volume\n2020-01-02,10,11,9,10.5,1000\n2020-01-03,10.5,11.5,9.5,11,1100\n";
const MSFT = AAPL.replaceAll("10", "20");
const LONG = `d/${"a".repeat(90)}/${"b".repeat(90)}.csv`;

let folder: string;
let issues: Issue[];
let unpacked: UnpackedFiles;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "containers-"));
  issues = [];
  unpacked = new UnpackedFiles(join(folder, "tmp"));
});

afterEach(async () => {
  unpacked.close();
  await rm(folder, { recursive: true });
});

async function walked(name: string, content: Buffer, limits: Limits = DEFAULT_LIMITS): Promise<LocatedFile[]> {
  const path = join(folder, name);
  await writeFile(path, content);
  const files: LocatedFile[] = [];
  const onIssue = (issue: Issue) => issues.push(issue);
  for await (const file of walk([path], { onIssue, unpacked, limits })) files.push(file);
  return files;
}

const sample = (name: string) => readFile(join(SAMPLES, name));
const text = async (file: LocatedFile) => (await readWhole(file, 1 << 20)).toString();
const codes = () => issues.map(({ file, code }) => `${file} ${code}`);

async function streamed(file: LocatedFile): Promise<string> {
  const { name, bytes } = file;
  return (await readWhole({ name, bytes, open: () => file.open() }, 1 << 20)).toString();
}

describe("a tar archive", () => {
  it.each(["gnu.tar.gz", "pax.tar.xz", "ustar.tar.zst"])(
    "is listed entry by entry in its order, without its links: %s",
    async (name) => {
      const files = await walked(name, await sample(name));
      expect(files.map((file) => file.name)).toEqual(
        ["d/AAPL.csv", LONG, "d/sub/MSFT.csv", "d/sub/MSFT.csv.gz"].map((entry) => `${name}!${entry}`),
      );
      expect(codes()).toEqual([`${name}!d/hard.csv not-a-file`, `${name}!d/link.csv not-a-file`]);
      expect(await Promise.all(files.map(text))).toEqual([AAPL, AAPL, MSFT, MSFT]);
      expect(await Promise.all(files.map(streamed))).toEqual([AAPL, AAPL, MSFT, MSFT]);
    },
  );

  it("gives its entries again from what describes them, in any order", async () => {
    const content = gunzipSync(await sample("gnu.tar.gz"));
    for (const [name, bytes] of [
      ["a.tar", content],
      ["b.tgz", await sample("gnu.tar.gz")],
    ] as const) {
      const files = await walked(name, bytes);
      const again = files.toReversed().map((file) => fileAt(JSON.parse(JSON.stringify(file.describe()))));
      expect(await Promise.all(again.map(text))).toEqual([MSFT, MSFT, AAPL, AAPL]);
      expect((await readHead(again[3] as LocatedFile, 10)).bytes.toString()).toBe("Date,Open,");
      expect(new Set(again.map(({ path }) => path))).toEqual(new Set([join(folder, name)]));
    }
  });

  it("is refused past the place where it is cut off or damaged", async () => {
    const whole = gunzipSync(await sample("gnu.tar.gz"));
    const damaged = Buffer.from(whole);
    damaged[512 + 3] = 0x58;
    expect(await walked("damaged.tar", damaged)).toEqual([]);
    expect(await walked("cut.tar", whole.subarray(0, 512 * 2 + 50))).toEqual([]);
    expect((await walked("no-end.tar", whole.subarray(0, 512 * 3))).map(({ name }) => name)).toEqual([
      "no-end.tar!d/AAPL.csv",
    ]);
    expect(codes()).toEqual(["damaged.tar", "cut.tar", "no-end.tar"].map((name) => `${name} damaged-archive`));
  });

  it("lists no entry whose name leads out of it", async () => {
    const whole = gunzipSync(await sample("gnu.tar.gz"));
    const header = whole.subarray(512, 1024);
    const content = whole.subarray(1024, 1536);
    const named = ["../../up.csv", "/etc/cron.d/x", "d/../../x.csv"].map((name) =>
      Buffer.concat([renamed(header, name), content]),
    );
    expect(await walked("unsafe.tar", Buffer.concat([...named, Buffer.alloc(1024)]))).toEqual([]);
    expect(issues.map(({ code }) => code)).toEqual(Array(3).fill("unsafe-entry-name"));
  });

  it("is read with a fault or without one however it is cut and changed", async () => {
    const whole = gunzipSync(await sample("gnu.tar.gz"));
    const change = fc.record({ at: fc.nat(whole.length - 1), to: fc.nat(255) });
    const changes = fc.array(change, { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(changes, fc.nat(whole.length), async (altered, end) => {
        const bytes = Buffer.from(whole);
        for (const { at, to } of altered) bytes[at] = to;
        for (const file of await walked("fuzz.tar", bytes.subarray(0, end))) await faultIn(text(file));
      }),
      { numRuns: 300 },
    );
  });
});

/** A header of another name, with its checksum: the sum of its bytes, those of the sum as blanks (POSIX.1-1988). */
function renamed(header: Buffer, name: string): Buffer {
  const copy = Buffer.from(header);
  copy.fill(0, 0, 100).write(name);
  copy.fill(" ", 148, 156);
  const sum = copy.reduce((total, byte) => total + byte, 0);
  copy.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return copy;
}

async function faultIn(reading: Promise<string>): Promise<string | undefined> {
  return reading.then(
    () => undefined,
    (error: unknown) => {
      const fault = faultOf(error);
      if (fault === null) throw error;
      return fault.code;
    },
  );
}

describe("a compressed file", () => {
  it.each(["AAPL.csv.xz", "AAPL.csv.zst"])("is told by its first bytes, whatever it is called: %s", async (name) => {
    const [file] = await walked("AAPL.csv", await sample(name));
    expect(await text(file as LocatedFile)).toBe(AAPL);
    expect((await readHead(file as LocatedFile, 4)).bytes.toString()).toBe("Date");
  });

  it.each(["AAPL.csv.xz", "AAPL.csv.zst"])("is refused when it is cut off, or when more follows: %s", async (name) => {
    const content = await sample(name);
    const wrong = [content.subarray(0, -1), content.subarray(0, 40), Buffer.concat([content, Buffer.from("rest")])];
    for (const bytes of wrong) {
      const [file] = await walked("AAPL.csv", bytes);
      expect(await faultIn(text(file as LocatedFile))).toBe("damaged-compression");
    }
  });

  it.each(["AAPL.csv.xz", "AAPL.csv.zst"])("that expands out of all proportion is refused: %s", async (name) => {
    const [file] = await walked("a", await sample(name), { decompressedBytes: 50, ratio: 100, toleratedBytes: 10 });
    expect(await faultIn(text(file as LocatedFile))).toBe("decompression-bomb");
  });

  it.each(["AAPL.csv.xz", "AAPL.csv.zst"])("is read or has a fault however it is changed: %s", async (name) => {
    const content = await sample(name);
    const change = fc.record({ at: fc.nat(content.length - 1), to: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 4 }), fc.nat(content.length), async (altered, end) => {
        const bytes = Buffer.from(content);
        for (const { at, to } of altered) bytes[at] = to;
        for (const file of await walked("fuzz", bytes.subarray(0, end))) await faultIn(text(file));
      }),
      { numRuns: 200 },
    );
  });

  it("of bzip2 is refused with what to do", async () => {
    expect(await walked("AAPL.csv.bz2", await sample("AAPL.csv.bz2"))).toEqual([]);
    expect(codes()).toEqual(["AAPL.csv.bz2 unknown-compression"]);
  });

  it("that begins like bzip2 but is a text is read", async () => {
    const [file] = await walked("a.csv", Buffer.from("BZh1,Open\n"));
    expect(await text(file as LocatedFile)).toBe("BZh1,Open\n");
  });
});
