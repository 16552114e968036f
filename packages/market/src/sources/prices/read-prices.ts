import { RecordScanner, scanText } from "../../delimited/index.ts";
import { type Issue, inTurn, plainly, say } from "../../model/index.ts";
import { type DeliveredPrices, issue } from "../../quality/index.ts";
import { type Fault, faultOf } from "../files/index.ts";
import type { PriceFormat } from "./price-format.ts";
import { PriceRows } from "./price-rows.ts";
import { symbolFromName } from "./symbol-from-name.ts";

export interface ReadPricesOptions {
  readonly format: PriceFormat;
  /** Path of the file, for the symbol of a file that holds one, and for the report. */
  readonly name: string;
  /** Symbol of a file that holds one; otherwise it is taken from the name. */
  readonly symbol?: string | null;
}

/**
 * One thing read from a price file: the prices of a symbol as delivered, to be examined, or something found. A refusal
 * comes last and takes all of it back: the file did not have the end that it should, or more than any real file.
 */
export type PriceReading =
  | ({ readonly kind: "history" } & DeliveredPrices)
  | { readonly kind: "issue"; readonly issue: Issue }
  | { readonly kind: "refusal"; readonly issues: readonly Issue[] };

/**
 * Reads a price file of any size with flat memory: that of the symbol under way (of all symbols where they stand side by
 * side in columns). Nothing in the content makes it throw: what cannot be read becomes an issue. Nothing of it may be
 * believed before the last reading, which can be a refusal.
 *
 * @param input Decompressed bytes.
 * @param options What `recognisePrices` said, and the name.
 * @returns Histories in the order of the file, for `examinePrices`; issues between them; at the end a refusal, if there
 *   is one.
 *
 * @example
 * for await (const reading of readPrices(bytes, { format, name: "AAPL.csv" })) {
 *   if (reading.kind === "history") heldBack.push(reading);
 *   if (reading.kind === "refusal") heldBack.length = 0;
 * }
 */
export async function* readPrices(
  input: AsyncIterable<Uint8Array> | Uint8Array,
  options: ReadPricesOptions,
): AsyncGenerator<PriceReading> {
  const { format, name } = options;
  const hasColumn = format.table.columns.symbol !== undefined;
  const named = options.symbol ?? format.symbol ?? (hasColumn ? null : symbolFromName(name, format));
  const rows = new PriceRows(format, name, named);
  const text = scanText(
    input instanceof Uint8Array ? input : guarded(input),
    new RecordScanner(format.delimiter, (bytes, from) => rows.take(bytes, from)),
    (record) => rows.visit(record),
  );
  const end = yield* untilTheEnd(text, rows, format);
  if (typeof end !== "string") {
    yield { kind: "refusal", issues: refusals(end, name, rows.symbols) };
    return;
  }
  rows.end();
  yield* histories(rows, format);
  for (const found of rows.issues()) yield { kind: "issue", issue: found };
  if (end === "utf-8") return;
  const [symbol] = rows.symbols;
  yield {
    kind: "issue",
    issue: issue("converted-encoding", { file: name, symbol, count: 0 }, say("text-encoding", { encoding: end })),
  };
}

/** Hands on what each piece of the text completes. Returns its encoding, or what is wrong with it as a whole. */
async function* untilTheEnd(
  text: AsyncGenerator<void, string>,
  rows: PriceRows,
  format: PriceFormat,
): AsyncGenerator<PriceReading, string | Fault> {
  try {
    for (;;) {
      const { done, value } = await text.next();
      if (done) return value;
      yield* histories(rows, format);
    }
  } catch (error) {
    if (error instanceof InputFault) return faultOf(error.cause) ?? FAILED;
    const fault = faultOf(error);
    if (fault === null) throw error;
    return fault;
  } finally {
    await text.return("");
  }
}

/** One for the file, which names its stock; where it has several, each of them finds it among its own. */
function refusals({ code, detail }: Fault, file: string, symbols: readonly string[]): Issue[] {
  const sentence = inTurn(detail, say("nothing-used"));
  const [first = null, ...others] = symbols;
  return [
    issue(code, { file, symbol: first }, sentence),
    ...others.map((symbol) => issue(code, { file, symbol, count: 0 }, sentence)),
  ];
}

function* histories(rows: PriceRows, format: PriceFormat): Generator<PriceReading> {
  for (const delivered of rows.complete()) {
    yield { kind: "history", ...delivered };
    if (format.source !== "stooq") continue;
    const { symbol } = delivered.history;
    const subject = { file: delivered.file, symbol, count: 0 };
    const detail = say("mixed-dividends", { symbol });
    yield { kind: "issue", issue: issue("inconsistent-dividends", subject, detail) };
  }
}

const FAILED: Fault = { code: "unreadable-input", detail: plainly("Reading it failed before its end.") };

/** What the input threw, told apart from a mistake of ours. */
class InputFault extends Error {}

async function* guarded(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* input;
  } catch (fault) {
    throw new InputFault("The input failed.", { cause: fault });
  }
}
