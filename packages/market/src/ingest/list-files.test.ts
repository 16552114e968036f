import { createHash } from "node:crypto";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Issue } from "../model/index.ts";
import { listFiles } from "./list-files.ts";

const nothing = { dataDirectory: "", market: "us", facts: [], reference: [], targets: [] };

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

it.each([
  ["few files, each by its name", 100],
  ["more files than are kept in a list, as one", 2],
])("lists %s", async (_, maxListed) => {
  const folder = await mkdtemp(join(tmpdir(), "list-"));
  for (const name of ["a", "b", "c"]) await writeFile(join(folder, name), name);
  await symlink(join(folder, "gone"), join(folder, "MSFT.csv"));
  const listed = await listFiles({ ...nothing, prices: [folder] }, maxListed);
  expect([listed.count, listed.hasIssues]).toEqual([3, true]);
  // FIPS 180-4; of many, that of the digests in their order.
  expect(listed.together).toEqual({ file: "3 files", bytes: 3, sha256: sha256(["a", "b", "c"].map(sha256).join("")) });
  expect(listed.hashed?.map(({ file, sha256: digest }) => [file, digest]) ?? null).toEqual(
    maxListed === 2 ? null : ["a", "b", "c"].map((name) => [name, sha256(name)]),
  );
  for (const _ of [1, 2]) {
    const issues: Issue[] = [];
    const names: string[] = [];
    for await (const { name } of listed.files((issue) => issues.push(issue))) names.push(name);
    expect(names).toEqual(["a", "b", "c"]);
    expect(issues).toMatchObject([{ file: "MSFT.csv", symbol: "MSFT", code: "unreadable-file" }]);
  }
  await rm(folder, { recursive: true });
});
