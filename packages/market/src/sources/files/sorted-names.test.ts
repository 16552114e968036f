import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sortedNames } from "./sorted-names.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "names-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Longer than a piece in which sorted names are read back, all together. */
const NAMES = Array.from({ length: 1500 }, (_, at) => `${(at * 7919) % 1500} 價格\n é.csv`);

it.each([
  ["in memory", 2000],
  ["in two parts, the second of one name", 1499],
  ["in many parts", 7],
  ["each as a part", 1],
])("gives the names of a folder by code unit, with the parts of a large one on disk: %s", async (_, maxInMemory) => {
  const given = join(folder, "given");
  const spill = join(folder, "spill");
  await mkdir(given);
  // By code unit a surrogate pair comes before U+FF5E, by code point after it.
  const names = [...NAMES, "\u{1F4C8}.csv", "～.csv", "B", "a"];
  for (const name of names) await writeFile(join(given, name), "");
  const found = sortedNames(given, spill, maxInMemory);
  const all: string[] = [];
  for (let next = found.next(); !next.done; next = found.next()) all.push(next.value);
  expect(all).toEqual(names.toSorted());
  expect(found.next().done).toBe(true);
  expect(await readdir(spill).catch(() => [])).toEqual([]);
  found.close();
});

it("yields nothing for an empty folder, and throws when there is none", () => {
  expect(sortedNames(folder, folder).next()).toEqual({ done: true, value: undefined });
  expect(() => sortedNames(join(folder, "gone"), folder)).toThrow(expect.objectContaining({ code: "ENOENT" }));
});
