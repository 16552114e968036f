import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { LocatedFile } from "./located-file.ts";
import { ReadAhead } from "./read-ahead.ts";
import { readWhole } from "./read-file.ts";
import { walk } from "./walk.ts";

it("gives every file its own content, and throws a fault where the file is taken", async () => {
  const folder = await mkdtemp(join(tmpdir(), "ahead-"));
  for (const name of ["a", "b", "c", "d", "e"]) await writeFile(join(folder, name), name.repeat(3));
  const files: LocatedFile[] = [];
  for await (const file of walk([folder], { onIssue: () => undefined })) files.push(file);
  await rm(join(folder, "c"));
  const ahead = new ReadAhead(files, { depth: 2, atMost: 100 });
  const read: string[] = [];
  for (const file of files) {
    const content = await readWhole(ahead.take(file), 100).catch((error: NodeJS.ErrnoException) => error.code);
    read.push(String(content));
  }
  expect(read).toEqual(["aaa", "bbb", "ENOENT", "ddd", "eee"]);
  await rm(folder, { recursive: true });
});
