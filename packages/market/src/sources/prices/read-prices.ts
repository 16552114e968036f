import { DelimitedFault, RecordScanner, scanText } from "../../delimited/index.ts";
import type { Issue } from "../../model/index.ts";
import { type DeliveredPrices, issue } from "../../quality/index.ts";
import type { PriceFormat } from "./price-format.ts";
import { PriceRows } from "./price-rows.ts";
import { symbolFromName } from "./symbol-from-name.ts";

export interface ReadPricesOptions {
  readonly format: PriceFormat;
  /** Path of the file, for the symbol of a file that holds one, and for the report. */
  readonly name: string;
  /** Symbol of a file that holds one; otherwise its name says it. */
  readonly symbol?: string | null;
}

/** One thing read from a price file: the prices of a symbol as delivered, to be examined, or something found. */
export type PriceReading =
  | ({ readonly kind: "history" } & DeliveredPrices)
  | { readonly kind: "issue"; readonly issue: Issue };

/**
 * Reads a price file of any size with flat memory: that of the symbol under way (of all symbols where they stand side by
 * side in columns). Nothing in the content makes it throw: what cannot be read becomes an issue, and what was read
 * before stands.
 *
 * @param input Decompressed bytes.
 * @param options What `recognisePrices` said, and the name.
 * @returns Histories in the order of the file, for `examinePrices`; issues between them.
 *
 * @example
 * for await (const reading of readPrices(bytes, { format, name: "AAPL.csv" })) {
 *   if (reading.kind === "history") examinePrices(reading, { today });
 * }
 */
export async function* readPrices(
  input: AsyncIterable<Uint8Array> | Uint8Array,
  options: ReadPricesOptions,
): AsyncGenerator<PriceReading> {
  const { format, name } = options;
  const rows = new PriceRows(format, name, options.symbol ?? symbolFromName(name, format));
  const text = scanText(
    input instanceof Uint8Array ? input : guarded(input),
    new RecordScanner(format.delimiter, (bytes, from) => rows.take(bytes, from)),
    (record) => rows.visit(record),
  );
  const end = yield* untilTheEnd(text, rows, options);
  rows.end();
  yield* histories(rows, format);
  for (const found of rows.issues()) yield { kind: "issue", issue: found };
  if (end !== null) yield { kind: "issue", issue: end };
}

/** Hands on what each piece of the text completes. Returns what is to be said about the text as a whole. */
async function* untilTheEnd(
  text: AsyncGenerator<void, string>,
  rows: PriceRows,
  { format, name: file }: ReadPricesOptions,
): AsyncGenerator<PriceReading, Issue | null> {
  try {
    for (;;) {
      const { done, value } = await text.next();
      if (done)
        return value === "utf-8" ? null : issue("converted-encoding", { file, count: 0 }, `The text is ${value}.`);
      yield* histories(rows, format);
    }
  } catch (fault) {
    if (fault instanceof DelimitedFault) return issue(fault.code, { file }, fault.message);
    if (fault instanceof InputFault) return issue("unreadable-input", { file }, fault.message);
    throw fault;
  } finally {
    await text.return("");
  }
}

function* histories(rows: PriceRows, format: PriceFormat): Generator<PriceReading> {
  for (const delivered of rows.complete()) {
    yield { kind: "history", ...delivered };
    if (format.source !== "stooq") continue;
    const { symbol } = delivered.history;
    const subject = { file: delivered.file, symbol, count: 0 };
    const detail = `${symbol}: prices of this source include dividends in some series and not in others.`;
    yield { kind: "issue", issue: issue("inconsistent-dividends", subject, detail) };
  }
}

/** What the input threw, told apart from a mistake of ours. */
class InputFault extends Error {}

async function* guarded(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* input;
  } catch (fault) {
    throw new InputFault(fault instanceof Error ? fault.message : String(fault), { cause: fault });
  }
}
