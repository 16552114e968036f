import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Download } from "playwright-core";
import { readHead, UnpackedFiles, walk } from "../packages/market/src/sources/files/index.ts";
import { tablesOf } from "../packages/market/src/sources/tables/index.ts";

/** Bytes of a sheet as text. */
const MAX_TEXT = 2 ** 24;

/** The sheets of a saved workbook as comma-delimited texts, read as an import reads a workbook: cells as they are stored. */
export async function workbookTexts(download: Download): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), "plumbline-workbook-"));
  const unpacked = new UnpackedFiles(join(folder, "tables"));
  try {
    const path = join(folder, "saved.xlsx");
    await download.saveAs(path);
    const texts: string[] = [];
    for await (const file of walk([path], { onIssue: () => undefined, unpacked })) {
      for (const table of (await tablesOf(file, await readHead(file), unpacked)) ?? [])
        texts.push((await table.readAll(MAX_TEXT)).toString());
    }
    return texts;
  } finally {
    unpacked.close();
    await rm(folder, { recursive: true });
  }
}
