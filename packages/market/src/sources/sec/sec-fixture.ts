import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import type { InputFile } from "../../model/index.ts";

/** A file that exists only in a test. */
export function plantedFile(name: string, content: string | Buffer): InputFile {
  const bytes = Buffer.from(content);
  return { name, bytes: bytes.length, open: async () => Readable.from([bytes], { objectMode: false }) };
}

/** A real gzip file, under the name it has or another one. */
export function realFile(path: string, name: string): InputFile {
  return plantedFile(name, gunzipSync(readFileSync(path)));
}

/** One fact as the SEC serves it; `undefined` leaves a key out. */
export function servedFact(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const fact = {
    start: "2018-09-30",
    end: "2019-09-28",
    val: 55_256_000_000,
    accn: "0000320193-19-000119",
    fy: 2019,
    fp: "FY",
    form: "10-K",
    filed: "2019-10-31",
  };
  return { ...fact, ...changes };
}

/** A companyfacts file with the given facts of one concept. */
export function servedCompany(facts: unknown, changes: Record<string, unknown> = {}): string {
  const concept = { label: "Net Income (Loss)", description: null, units: { USD: facts } };
  return JSON.stringify({
    cik: 320193,
    entityName: "Apple Inc.",
    facts: { "us-gaap": { NetIncomeLoss: concept } },
    ...changes,
  });
}
