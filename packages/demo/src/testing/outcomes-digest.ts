import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Day, day } from "@plumbline/core/time";
import {
  computeColumns,
  derivedFiles,
  FORMULAS_VERSION,
  type StoredSnapshot,
  writeScreening,
} from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";
import { computeStudy, writeStudy } from "@plumbline/market/study";
import { decodeRow, encodeRow } from "../../../market/src/screening/factors/factor-row.ts";
import { factorBlock, type StockBlock } from "../../../market/src/screening/factors/stock-block.ts";
import { FactorFileWriter } from "../../../market/src/screening/factors/write-factor-file.ts";

/** Before the market's first full year, in the middle of it, and its last day. */
const SCREENED_DAYS: readonly Day[] = ["2024-02-29", "2025-04-15", "2026-06-30"].map((text) => day(text));

const SIGNIFICANT_DIGITS = 10;
/** A sum that should be 0 may be some 1e-17 on another machine. */
const MIN_SIZE = 1e-9;

/**
 * SHA-256 of everything that the formulas make of a market and that is kept on disk: three screenings, the study of all
 * checks and the factor history, as bytes of their files. Numbers are rounded before they are written, because processors
 * differ in the last bits of powers and logarithms; the version of the formulas and checksums are left out.
 *
 * @param at Where the files are written.
 * @returns 64 hexadecimal digits, the same on every machine.
 */
export async function outcomesDigest(snapshot: Snapshot, at: StoredSnapshot): Promise<string> {
  const hash = createHash("sha256");
  for (const columns of await computeColumns(snapshot, SCREENED_DAYS, {})) {
    writeScreening(at, rounded(columns));
    hash.update(storedForm(at, ".screening"));
  }
  writeStudy(at, rounded(await computeStudy(snapshot)));
  hash.update(storedForm(at, ".study"));
  await writeFactors(snapshot, at);
  return hash.update(storedForm(at, ".factors")).digest("hex");
}

async function writeFactors(snapshot: Snapshot, at: StoredSnapshot): Promise<void> {
  const writer = new FactorFileWriter(at);
  try {
    for (const instrument of snapshot.instruments) {
      const block = instrument.assetClass === "stock" ? await factorBlock(snapshot, instrument, {}) : null;
      if (block) writer.add(roundedRows(block));
    }
    writer.publish();
  } finally {
    writer.abandon();
  }
}

/** Rows keep their places: rounding changes no length. What a block stores of prices is as delivered. */
function roundedRows(block: StockBlock): StockBlock {
  const bytes = new Uint8Array(block.bytes.length);
  for (const [index, offset] of block.offsets.entries()) {
    const row = block.bytes.slice(offset, offset + (block.lengths[index] as number));
    bytes.set(encodeRow(rounded(decodeRow(row))), offset);
  }
  return { ...block, bytes };
}

/** The bytes of a file without checksums, the id of the snapshot and the version of the formulas. */
function storedForm(at: StoredSnapshot, suffix: string): Buffer {
  const [path] = derivedFiles(at, suffix);
  if (path === undefined) throw new Error(`There is no place for ${suffix}.`);
  const text = readFileSync(path, "latin1");
  const form = text.replaceAll(/[0-9a-f]{64}/g, "").replace(`"formulas":${FORMULAS_VERSION}`, '"formulas":');
  return Buffer.from(form, "latin1");
}

/**
 * A copy of plain data with every floating-point number rounded.
 *
 * @example
 * rounded({ pe: 12.300000000000001, n: 3 }); // { pe: 12.3, n: 3 }
 */
export function rounded<Value>(value: Value): Value {
  return roundedAny(value) as Value;
}

function roundedAny(value: unknown): unknown {
  if (typeof value === "number") return roundedNumber(value);
  if (value instanceof Float64Array) return value.map(roundedNumber);
  if (ArrayBuffer.isView(value) || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(roundedAny);
  if (value instanceof Map) return new Map(Array.from(value, ([key, each]) => [key, roundedAny(each)]));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, roundedAny(each)]));
}

function roundedNumber(value: number): number {
  return Math.abs(value) < MIN_SIZE ? 0 : Number(value.toPrecision(SIGNIFICANT_DIGITS));
}
