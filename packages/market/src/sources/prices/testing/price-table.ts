import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { type Day, day } from "@plumbline/core/time";
import type { Issue } from "../../../model/index.ts";
import { type ExaminedPrices, examinePrices, explainUnrecognised } from "../../../quality/index.ts";
import { readPrices, recognisePrices } from "../index.ts";

/** A day after every bar of the test data. */
export const TODAY: Day = day("2026-11-21");

/** A price file as a table of texts, so that faults can be planted in it. */
export interface PriceTable {
  readonly name: string;
  readonly header: string;
  readonly rows: string[][];
}

/** Reads a gzipped price file with header lines of which the last belongs above the rows. */
export function readTable(path: string): PriceTable {
  const lines = gunzipSync(readFileSync(path)).toString("latin1").trimEnd().split(/\r?\n/);
  const headerLines = lines[0]?.startsWith("Price,") ? 3 : 1;
  return {
    name: path.slice(path.lastIndexOf("/") + 1),
    header: lines.slice(0, headerLines).join("\n"),
    rows: lines.slice(headerLines).map((line) => line.split(",")),
  };
}

/** Writes a table as the bytes of a file. */
export function bytesOf({ header, rows }: PriceTable): Buffer {
  return Buffer.from(`${header}\n${rows.map((row) => row.join(",")).join("\n")}\n`);
}

/** Takes bytes the whole way: recognised, read, examined. */
export async function deliver(
  bytes: Uint8Array,
  name: string,
  calendar: Int32Array | null = null,
): Promise<{ examined: ExaminedPrices[]; issues: Issue[] }> {
  const format = recognisePrices(bytes.subarray(0, 4096), name);
  if (format === null || format.kind === "question")
    return { examined: [], issues: [explainUnrecognised(bytes.subarray(0, 4096), name)] };
  const examined: ExaminedPrices[] = [];
  const issues: Issue[] = [];
  for await (const reading of readPrices(bytes, { format, name })) {
    if (reading.kind === "issue") issues.push(reading.issue);
    else if (reading.kind === "refusal") return { examined: [], issues: [...reading.issues] };
    else {
      const one = examinePrices(reading, { today: TODAY, calendar });
      examined.push(one);
      issues.push(...one.issues);
    }
  }
  return { examined, issues };
}
