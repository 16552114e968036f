import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { type LocatedFile, readWhole, walk } from "../sources/files/index.ts";
import { plantZip } from "../sources/files/zip-fixture.ts";
import { FilePlan } from "./file-plan.ts";

it.each([
  ["in memory", 100],
  ["partly in memory", 3],
  ["on disk", 0],
])("gives files back in their order, each time, and leaves no file behind: %s", async (_, maxInMemory) => {
  const folder = await mkdtemp(join(tmpdir(), "plan-"));
  const names = Array.from({ length: 2000 }, (_, at) => `${at} 價格.csv`);
  await writeFile(join(folder, "a.zip"), plantZip(names.map((name) => ({ name, content: name }))));
  await writeFile(join(folder, "b.csv"), gzipSync("b"));
  const files: LocatedFile[] = [];
  for await (const file of walk([folder], { onIssue: () => undefined })) files.push(file);
  const temporary = join(folder, "tmp");
  const plan = new FilePlan<{ readonly even: boolean }>(temporary, maxInMemory);
  for (const [at, file] of files.entries()) plan.add(file, { even: at % 2 === 0 });
  for (const _ of [1, 2]) {
    const planned = [...plan];
    expect(planned.map(({ file, kind }) => [file.describe(), kind.even])).toEqual(
      files.map((file, at) => [file.describe(), at % 2 === 0]),
    );
    expect((await readWhole((planned.at(-1) as (typeof planned)[number]).file, 100)).toString()).toBe("b");
    expect((await readWhole((planned[7] as (typeof planned)[number]).file, 100)).toString()).toBe(names[7]);
  }
  expect([plan.length, plan.bytes]).toEqual([2001, files.reduce((sum, { bytes }) => sum + bytes, 0)]);
  expect(await readdir(temporary).catch(() => [])).toEqual([]);
  plan.close();
  await rm(folder, { recursive: true });
});
