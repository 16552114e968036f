import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Issue } from "../../model/index.ts";
import { faultOf } from "./fault-of.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import type { LocatedFile } from "./located-file.ts";
import { readHead, readWhole } from "./read-file.ts";
import { walk } from "./walk.ts";
import { type PlantedEntry, plantZip } from "./zip-fixture.ts";

let folder: string;
let issues: Issue[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "walk-"));
  issues = [];
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function walked(paths: string[] = [folder], limits = DEFAULT_LIMITS): Promise<LocatedFile[]> {
  const files: LocatedFile[] = [];
  for await (const file of walk(paths, { onIssue: (issue) => issues.push(issue), limits })) files.push(file);
  return files;
}

async function contents(files: readonly LocatedFile[]): Promise<string[]> {
  return Promise.all(files.map(async (file) => (await readWhole(file, 1 << 20)).toString()));
}

async function plantedZip(name: string, entries: PlantedEntry[]): Promise<void> {
  await writeFile(join(folder, name), plantZip(entries));
}

/** The code of the fault that reading all of a file meets, as a stream and at once. */
async function faultCode(file: LocatedFile | undefined): Promise<string | undefined> {
  if (file === undefined) throw new Error("no file");
  const { name, bytes } = file;
  const streamed = await faultIn(readWhole({ name, bytes, open: () => file.open() }, 1 << 30));
  expect(await faultIn(readWhole(file, 1 << 30))).toBe(streamed);
  return streamed;
}

async function faultIn(reading: Promise<Buffer>): Promise<string | undefined> {
  return reading.then(
    () => undefined,
    (error: unknown) => faultOf(error)?.code,
  );
}

describe("walk", () => {
  it("lists folders recursively in the order of names by code unit, named from the folder given", async () => {
    await mkdir(join(folder, "b/deep"), { recursive: true });
    for (const name of ["b/deep/x.csv", "B.csv", "a.csv", "b/é.csv", "b/z.csv"])
      await writeFile(join(folder, name), name);
    const files = await walked();
    expect(files.map(({ name }) => name)).toEqual(["B.csv", "a.csv", "b/deep/x.csv", "b/z.csv", "b/é.csv"]);
    expect(await contents(files)).toEqual(files.map(({ name }) => name));
  });

  it("lists a file once that two paths reach, and survives links that lead in circles or nowhere", async () => {
    await writeFile(join(folder, "a.csv"), "a");
    await symlink(folder, join(folder, "loop"));
    await symlink(join(folder, "gone"), join(folder, "dangling"));
    const files = await walked([folder, join(folder, "a.csv")]);
    expect(files.map(({ name }) => name)).toEqual(["a.csv"]);
    expect(issues.map(({ file, code }) => [file, code])).toEqual([["dangling", "unreadable-file"]]);
  });

  it("does not follow links out of what was given, and reports them", async () => {
    await mkdir(join(folder, "given"));
    await mkdir(join(folder, "private"));
    await writeFile(join(folder, "private/key.csv"), "secret");
    await writeFile(join(folder, "beside.csv"), "beside");
    await symlink("/etc/passwd", join(folder, "given/passwd.csv"));
    await symlink("../private", join(folder, "given/folder"));
    await symlink("../private/key.csv", join(folder, "given/key.csv"));
    await symlink("..", join(folder, "given/up"));
    await symlink("../given-more", join(folder, "given/name-begins-alike"));
    await mkdir(join(folder, "given-more"));
    expect(await walked([join(folder, "given")])).toEqual([]);
    expect(issues.map(({ file, code, outcome }) => [file, code, outcome])).toEqual(
      ["folder", "key.csv", "name-begins-alike", "passwd.csv", "up"].map((name) => [name, "link-outside", "rejected"]),
    );
    expect(JSON.stringify(issues)).not.toContain(folder);
  });

  it("follows a link that is given itself, and links from one given path to another", async () => {
    await mkdir(join(folder, "store"));
    await writeFile(join(folder, "store/ab12"), "prices");
    await mkdir(join(folder, "named"));
    await symlink("../store/ab12", join(folder, "named/AAPL.csv"));
    await symlink("named", join(folder, "chosen"));
    expect((await walked([join(folder, "chosen")])).map(({ name }) => name)).toEqual([]);
    expect(issues.map(({ code }) => code)).toEqual(["link-outside"]);
    const files = await walked([join(folder, "chosen"), join(folder, "store")]);
    expect(files.map(({ name }) => name)).toEqual(["AAPL.csv"]);
    expect((await walked([join(folder, "store"), join(folder, "chosen")])).map(({ name }) => name)).toEqual(["ab12"]);
    await symlink("store/ab12", join(folder, "MSFT.csv"));
    expect((await walked([join(folder, "MSFT.csv")])).map(({ name }) => name)).toEqual(["MSFT.csv"]);
  });

  it("lists a file once, by the name that comes first, however many links within the folder lead to it", async () => {
    await mkdir(join(folder, "b/deep"), { recursive: true });
    await writeFile(join(folder, "b/one.csv"), "1");
    await writeFile(join(folder, "b/two.csv"), "2");
    await symlink("b/one.csv", join(folder, "AAA.csv"));
    await symlink("b/one.csv", join(folder, "AAB.csv"));
    await symlink("b/two.csv", join(folder, "z.csv"));
    await symlink("..", join(folder, "b/deep/up"));
    await symlink("b", join(folder, "again"));
    expect((await walked()).map(({ name }) => name)).toEqual(["AAA.csv", "b/two.csv"]);
    expect((await walked([join(folder, "b"), folder])).map(({ name }) => name)).toEqual(["one.csv", "two.csv"]);
    expect((await walked([folder, join(folder, "b"), join(folder, "b/one.csv")])).map(({ name }) => name)).toEqual([
      "AAA.csv",
      "b/two.csv",
    ]);
    expect(issues).toEqual([]);
  });

  it("names files without control characters of terminals and logs", async () => {
    // ECMA-48 escape sequence, end of line, override of direction.
    for (const name of ["a\u001B[2J.csv", "b\nrejected.csv", "c\u202Evsc.csv"])
      await writeFile(join(folder, name), "1");
    await mkdir(join(folder, "d\u0007"));
    await writeFile(join(folder, "d\u0007/e.csv"), "1");
    await plantedZip("f.zip", [{ name: "g\u001B]0;x\u0007.csv", content: "1" }]);
    const files = await walked();
    expect(files.map(({ name }) => name)).toEqual([
      "a\uFFFD[2J.csv",
      "b rejected.csv",
      "c\uFFFDvsc.csv",
      "d\uFFFD/e.csv",
      "f.zip!g\uFFFD]0;x\uFFFD.csv",
    ]);
    expect(await contents(files)).toEqual(["1", "1", "1", "1", "1"]);
  });

  it("names a path that does not exist", async () => {
    expect(await walked([join(folder, "nothing")])).toEqual([]);
    expect(issues).toMatchObject([{ file: "nothing", code: "unreadable-file", outcome: "rejected" }]);
  });

  it("decompresses gzip by content, whatever the name is", async () => {
    await writeFile(join(folder, "one.csv.gz"), gzipSync("one"));
    await writeFile(join(folder, "two.csv"), gzipSync("two"));
    await writeFile(join(folder, "three.gz"), "three");
    expect(await contents(await walked())).toEqual(["one", "three", "two"]);
  });

  it("lists the entries of a zip archive, each readable again and again", async () => {
    const text = "entry ".repeat(10_000);
    await plantedZip("bulk.zip", [
      { name: "x/CIK1.json", content: text },
      { name: "x/", content: "" },
      { name: "stored.csv", content: "as it is", isStored: true },
      { name: "inner.json.gz", content: gzipSync("inner") },
      { name: "empty.csv", content: "" },
    ]);
    const files = await walked();
    expect(files.map(({ name }) => name)).toEqual([
      "bulk.zip!x/CIK1.json",
      "bulk.zip!stored.csv",
      "bulk.zip!inner.json.gz",
      "bulk.zip!empty.csv",
    ]);
    expect(await contents(files)).toEqual([text, "as it is", "inner", ""]);
    expect(await contents(files)).toEqual([text, "as it is", "inner", ""]);
    expect(issues).toEqual([]);
  });

  it("refuses to hold more than was requested", async () => {
    await plantedZip("a.zip", [
      { name: "a.csv", content: "0123456789" },
      { name: "b.csv.gz", content: gzipSync("0123456789") },
    ]);
    await writeFile(join(folder, "b.csv"), "0123456789");
    await writeFile(join(folder, "c.csv"), gzipSync("0123456789".repeat(20)));
    for (const file of await walked()) {
      await expect(readWhole(file, 8)).rejects.toMatchObject({ code: "too-large" });
      expect((await readWhole(file, 200)).toString()).toMatch(/^(0123456789)+$/);
    }
  });

  it("reads no more than the requested head", async () => {
    await writeFile(join(folder, "a.csv.gz"), gzipSync("0123456789".repeat(100_000)));
    const [file] = await walked();
    const head = await readHead(file as LocatedFile, 15);
    expect(head).toEqual({ bytes: Buffer.from("012345678901234"), isWhole: false });
    await writeFile(join(folder, "b.csv"), "short");
    expect(await readHead((await walked())[1] as LocatedFile, 15)).toEqual({
      bytes: Buffer.from("short"),
      isWhole: true,
    });
  });
});

describe("the beginning of an archive's entry", () => {
  const long = Buffer.from(Array.from({ length: 20_000 }, (_, line) => `${line},${Math.sqrt(line)}\n`).join(""));

  /** What a stream of the file begins with, or the fault that it meets. */
  async function streamedHead(file: LocatedFile, atMost: number): Promise<unknown> {
    const { name, bytes } = file;
    return headOrFault({ name, bytes, open: () => file.open() }, atMost);
  }

  async function headOrFault(file: Parameters<typeof readHead>[0], atMost: number): Promise<unknown> {
    return readHead(file, atMost).catch((error: unknown) => faultOf(error)?.code);
  }

  it.each([
    ["long", { content: long }],
    ["long and stored", { content: long, isStored: true }],
    ["short", { content: "Date,Open\n" }],
    ["short and stored", { content: "Date,Open\n", isStored: true }],
    ["empty", { content: "" }],
    ["gzip", { name: "entry.csv.gz", content: gzipSync(long) }],
    ["of a very long name", { name: `${"n".repeat(5000)}.csv`, content: long }],
    ["with a wrong checksum", { content: "Date,Open\n", crc32: 1 }],
    ["longer than stated", { content: long, statedBytes: 30 }],
    ["shorter than stated", { content: "Date,Open\n", statedBytes: 30 }],
  ] as [string, Partial<PlantedEntry> & Pick<PlantedEntry, "content">][])(
    "is what a stream of it begins with, when it is %s",
    async (_, entry) => {
      await plantedZip("one.zip", [
        { name: "first.csv", content: "x" },
        { name: "entry.csv", ...entry },
      ]);
      const file = (await walked())[1] as LocatedFile;
      for (const atMost of [4, 100, 1 << 14, 1 << 20]) {
        expect(await headOrFault(file, atMost)).toEqual(await streamedHead(file, atMost));
      }
    },
  );

  it("is null where the archive's directory points to something else", async () => {
    const bytes = plantZip([
      { name: "a.csv", content: "a" },
      { name: "b.csv", content: "b" },
    ]);
    bytes[bytes.indexOf(Buffer.from([0x50, 0x4b, 0x03, 0x04]), 4)] = 0;
    await writeFile(join(folder, "torn.zip"), bytes);
    const [, file] = await walked();
    await expect(readHead(file as LocatedFile)).rejects.toMatchObject({ code: "damaged-archive" });
  });
});

describe("hostile files", () => {
  it.each([
    ["unsafe-entry-name", { name: "../../etc/cron.d/x", content: "x" }],
    ["unsafe-entry-name", { name: "/etc/passwd", content: "x" }],
    ["unsafe-entry-name", { name: "C:\\windows\\x", content: "x" }],
    ["encrypted-entry", { name: "secret.json", content: "x", isEncrypted: true }],
    ["unknown-compression", { name: "lzma.json", content: "x", method: 14 }],
    ["decompression-bomb", { name: "bomb.json", content: Buffer.alloc(1 << 20) }],
  ] as [string, PlantedEntry][])("refuses one entry for %s and lists its neighbour", async (code, entry) => {
    await plantedZip("mixed.zip", [entry, { name: "good.csv", content: "good" }]);
    const files = await walked([folder], { decompressedBytes: 2 ** 30, ratio: 100, toleratedBytes: 1000 });
    expect(files.map(({ name }) => name)).toEqual(["mixed.zip!good.csv"]);
    expect(issues.map((issue) => issue.code)).toEqual([code]);
    expect(issues[0]?.file).toMatch(/^mixed\.zip!/);
  });

  it("stops a gzip bomb, and an archive of many small bombs", async () => {
    const limits = { decompressedBytes: 2 ** 30, ratio: 100, toleratedBytes: 100_000 };
    await writeFile(join(folder, "bomb.gz"), gzipSync(Buffer.alloc(1 << 22)));
    const many = Array.from({ length: 50 }, (_, index) => ({ name: `${index}.csv`, content: Buffer.alloc(50_000) }));
    await plantedZip("many.zip", many);
    const files = await walked([folder], limits);
    expect(await faultCode(files[0])).toBe("decompression-bomb");
    expect(files.length).toBeLessThan(50);
    expect(issues.map(({ code, file }) => [code, file])).toEqual([["decompression-bomb", "many.zip"]]);
  });

  it("detects a cut-off gzip file and one with a flipped bit", async () => {
    const whole = gzipSync("0123456789 abcdefgh".repeat(5000) + Math.PI);
    await writeFile(join(folder, "cut.gz"), whole.subarray(0, whole.length - 20));
    const flipped = Buffer.from(whole);
    flipped.writeUInt8((whole.at(-6) as number) ^ 1, whole.length - 6);
    await writeFile(join(folder, "flipped.gz"), flipped);
    const [cut, damaged] = await walked();
    expect(await faultCode(cut)).toBe("damaged-compression");
    expect(await faultCode(damaged)).toBe("damaged-compression");
  });

  it("reports an entry whose content is not what the archive promised", async () => {
    await plantedZip("lies.zip", [
      { name: "sum.csv", content: "content", crc32: 1 },
      { name: "more.csv", content: "content of some length", statedBytes: 3 },
      { name: "less.csv", content: "content", statedBytes: 30 },
    ]);
    const files = await walked();
    for (const file of files) expect(await faultCode(file)).toBe("damaged-archive-entry");
    expect(files).toHaveLength(3);
  });

  it("lists what precedes the damage of an archive's directory, and names the archive", async () => {
    const bytes = plantZip([
      { name: "a.csv", content: "a" },
      { name: "b.csv", content: "b" },
    ]);
    bytes[bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))] = 0;
    await writeFile(join(folder, "torn.zip"), bytes);
    await writeFile(join(folder, "cut.zip"), bytes.subarray(0, 60));
    expect((await walked()).map(({ name }) => name)).toEqual(["torn.zip!a.csv"]);
    expect(issues.map(({ code, file }) => [code, file])).toEqual([
      ["damaged-archive", "cut.zip"],
      ["damaged-archive", "torn.zip"],
    ]);
  });
});
