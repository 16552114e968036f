import { Readable } from "node:stream";
import type { Day } from "@plumbline/core/time";
import type { Issue, ReferenceSeries } from "../model/index.ts";
import { type AnswerFile, type AnswerReaders, ProviderError } from "../providers/index.ts";
import type { DeliveredPrices } from "../quality/index.ts";
import { InputError } from "../sources/files/index.ts";
import { readPrices, recognisePrices } from "../sources/prices/index.ts";
import { readReference, recogniseReference } from "../sources/reference/index.ts";
import { type JsonText, jsonTexts } from "../sources/tables/index.ts";
import { readTargets, recogniseTargets } from "../sources/targets/index.ts";

const HEAD_BYTES = 1 << 14;

/** Reads answers of live providers by the readers of files, so that a live price and an imported one cannot differ. */
export const answerReaders: AnswerReaders = {
  prices: (bytes, file) => readable(file, () => pricesIn(bytes, file)),
  targets: (bytes, file) => readable(file, () => targetsIn(bytes, file)),
  rates: (bytes, file) => readable(file, () => ratesIn(bytes, file)),
};

async function pricesIn(bytes: Uint8Array, file: AnswerFile) {
  const [table, ...others] = await tablesIn(bytes, file);
  if (table === undefined || others.length > 0) throw malformed(file);
  const known = { ...table.known, ...file.known };
  const format = recognisePrices(table.bytes.subarray(0, HEAD_BYTES), file.name, { known });
  if (format === null || format.kind === "question") throw malformed(file);
  const found: DeliveredPrices[] = [];
  const issues: Issue[] = [];
  for await (const reading of readPrices(table.bytes, { format, name: file.name, symbol: known.symbol ?? null })) {
    if (reading.kind === "history") found.push(reading);
    else if (reading.kind === "issue") issues.push(reading.issue);
    else throw malformed(file);
  }
  // It was asked about one stock.
  if (found.length > 1) throw malformed(file);
  return { delivered: found[0] ?? null, issues };
}

async function tablesIn(bytes: Uint8Array, { known }: AnswerFile): Promise<readonly JsonText[]> {
  const isJson = /^(?:\uFEFF|\s)*[[{]/.test(Buffer.from(bytes.subarray(0, 64)).toString());
  return isJson ? jsonTexts(bytes) : [{ known, bytes: Buffer.from(bytes) }];
}

async function targetsIn(bytes: Uint8Array, file: AnswerFile) {
  const content = Buffer.from(bytes);
  const kind = recogniseTargets({ bytes: content.subarray(0, HEAD_BYTES), isWhole: content.length <= HEAD_BYTES });
  if (kind === null) throw malformed(file);
  const open = async () => Readable.from([content], { objectMode: false });
  const today = Math.floor(Date.now() / 86_400_000) as Day;
  return readTargets({ name: file.name, bytes: content.length, open }, { kind }, today);
}

async function ratesIn(bytes: Uint8Array, file: AnswerFile) {
  const format = recogniseReference(bytes.subarray(0, HEAD_BYTES), file.name);
  if (format === null || format.source !== file.known.source) throw malformed(file);
  const series: ReferenceSeries[] = [];
  const issues: Issue[] = [];
  for await (const reading of readReference(bytes, { format, name: file.name })) {
    if (reading.kind === "series") series.push(reading.series);
    if (reading.kind === "issue") issues.push(reading.issue);
  }
  return { series, issues };
}

/** What a reader of files refuses is an answer that cannot be read. */
async function readable<Value>(file: AnswerFile, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof InputError ? malformed(file) : error;
  }
}

function malformed({ known }: AnswerFile): ProviderError {
  return new ProviderError("malformed", {
    provider: known.source ?? "A provider",
    detail: "sent what no importer reads.",
  });
}
