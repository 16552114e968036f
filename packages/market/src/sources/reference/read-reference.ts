import { decodeText, RecordScanner, scanText, Utf8Transcoder } from "../../delimited/index.ts";
import { plainly, say } from "../../model/index.ts";
import { IssueLog } from "../../quality/index.ts";
import { InputError } from "../files/index.ts";
import { holdingsParser } from "./fund-holdings.ts";
import { constituentsParser, financeDatabaseParser, readTickerSectors } from "./instrument-lists.ts";
import { changesParser, spellsParser } from "./memberships.ts";
import { nasdaqDirectoryParser, nasdaqScreenerParser } from "./nasdaq-lists.ts";
import type { ReferenceFormat, ReferenceReading } from "./reference-reading.ts";
import { type ParserTools, type RowParser, visitorOf } from "./reference-row.ts";
import { seriesParser } from "./series-parser.ts";

/** A list of tickers in JSON is parsed as a whole; a real one has some hundred kilobytes. */
const MAX_JSON_BYTES = 64 * 1024 * 1024;

export interface ReadReferenceOptions {
  readonly format: ReferenceFormat;
  /** Path of the file, for the report. */
  readonly name: string;
}

/**
 * Reads a reference file: attributes of instruments one by one, memberships and series at its end, issues last.
 *
 * @param input Decompressed bytes, in any encoding.
 * @param options What `recogniseReference` said, and the name.
 * @throws What the input throws, and the fault of a file that is cut off or has more than any real one: then nothing that
 *   was read before may be believed.
 *
 * @example
 * for await (const reading of readReference(bytes, { format, name: "sp500.csv" })) {
 *   if (reading.kind === "series") writer.addSeries(reading.series);
 * }
 */
export async function* readReference(
  input: AsyncIterable<Uint8Array> | Uint8Array,
  options: ReadReferenceOptions,
): AsyncGenerator<ReferenceReading> {
  const ready: ReferenceReading[] = [];
  let readings = 0;
  const log = new IssueLog(options.name, null);
  const tools: ParserTools = { file: options.name, log, put: (reading) => readings++ >= 0 && ready.push(reading) };
  if (options.format.kind === "ticker-sectors") await readJson(input, tools);
  else for await (const _ of readRows(input, options.format, tools)) yield* ready.splice(0);
  yield* ready.splice(0);
  const issues = log.take();
  if (readings === 0 && issues.length === 0) log.add("empty-file", {}, () => plainly("The file has no entries."));
  for (const found of [...issues, ...log.take()]) yield { kind: "issue", issue: found };
}

async function* readRows(
  input: AsyncIterable<Uint8Array> | Uint8Array,
  format: ReferenceFormat,
  tools: ParserTools,
): AsyncGenerator<void> {
  const parser = parserOf(format, tools);
  yield* scanText(input, new RecordScanner(format.delimiter), visitorOf(parser, format, tools));
  parser.end?.();
}

async function readJson(input: AsyncIterable<Uint8Array> | Uint8Array, tools: ParserTools): Promise<void> {
  const transcoder = new Utf8Transcoder();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of input instanceof Uint8Array ? [input] : input) {
    size += chunk.length;
    if (size > MAX_JSON_BYTES) throw new InputError("too-large", say("list-too-large", { bytes: MAX_JSON_BYTES }));
    chunks.push(transcoder.push(chunk));
  }
  readTickerSectors(decodeText(Buffer.concat([...chunks, transcoder.end()])), tools);
}

function parserOf(format: ReferenceFormat, tools: ParserTools): RowParser {
  switch (format.kind) {
    case "index-constituents":
      return constituentsParser(tools);
    case "fund-holdings":
      return holdingsParser(tools);
    case "nasdaq-directory":
      return nasdaqDirectoryParser(tools);
    case "nasdaq-screener":
      return nasdaqScreenerParser(tools);
    case "finance-database":
      return financeDatabaseParser(tools);
    case "index-spells":
      return spellsParser(tools);
    case "index-changes":
      return changesParser(tools);
    default:
      return seriesParser(format, tools);
  }
}
