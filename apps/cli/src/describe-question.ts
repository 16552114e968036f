import { BY_NAME, evidenceSentence, type ImportQuestion, isNeeded, UNKNOWN } from "@plumbline/market/ingest";
import {
  type AskedItem,
  type NamelessFile,
  type Preview,
  type PreviewRow,
  type PreviewTarget,
  printable,
} from "@plumbline/market/model";
import { count } from "./progress-line.ts";
import { wrapped } from "./wrapped.ts";

type Topic = AskedItem["topic"];

const QUESTIONS: Readonly<Record<Topic, string>> = {
  symbol: "Which stock is it?",
  basis: "Which prices are these?",
  currency: "In which currency?",
  "day-order": "Which number of a date is the month?",
  "decimal-mark": "Which mark stands before the decimals of its numbers?",
  column: "Which column is the closing price?",
};

/** What a choice means for somebody who has never heard its name. */
const MEANINGS: Readonly<Record<string, string>> = {
  raw: "as traded on the day (a 2:1 split shows as a halving)",
  "split-adjusted": "recalculated for splits (a 2:1 split does not show)",
  "total-return": "recalculated for splits and dividends",
  "day-first": "03/04/2024 is the third of April",
  "month-first": "03/04/2024 is the fourth of March",
  comma: "1,234 is a little more than one",
  point: "1.234 is a little more than one",
  [UNKNOWN]: "what they show; the report says that nothing states it",
  [BY_NAME]: "each file after the word in its name, in capitals",
};

/** What may be typed where there are no choices. */
const HINTS: Readonly<Partial<Record<Topic, string>>> = {
  symbol: "its symbol, such as AAPL, BRK.B or SAP.DE",
  currency: "a code such as USD, EUR or GBX for pence; or unknown",
};

/** A longer name of a firm would leave no room for its target. */
const MAX_FIRM = 30;
const INDENT = "    ";
const WIDTH = 78;

/**
 * Writes a question for the person who imports: the file, how it would be read, and what it does not show.
 *
 * @returns Lines of at most 78 columns, the last one ended.
 */
export function describeQuestion(question: ImportQuestion): string {
  const { asks, preview } = question;
  return [
    "",
    ...wrapped(
      `${filesOf(question)} not say everything. ${preview.rows.length > 0 ? `${question.files === 1 ? "Its" : "The"} first rows would be read as:` : ""}`.trim(),
      WIDTH,
    ),
    "",
    ...(preview.rows.length > 0 ? [...describePreview(preview), ""] : []),
    ...asks.flatMap((item) => [...describeItem(item), ""]),
    "",
  ].join("\n");
}

function filesOf({ names, files }: ImportQuestion): string {
  const [first = "A file"] = names.map((name) => printable(name));
  if (files === 1) return `${first} does`;
  return `${first} and ${count(files - 1)} more file${files === 2 ? "" : "s"} like it do`;
}

function describePreview(preview: Preview): string[] {
  return preview.kind === "prices" ? describePrices(preview.rows) : describeTargets(preview.rows);
}

function describeTargets(rows: readonly PreviewTarget[]): string[] {
  const number = priceFormat(rows.map(({ target }) => target));
  const cells = rows.map(({ symbol, day, firm, target, currency }) => [
    symbol ?? "?",
    day ?? "?",
    printable((firm ?? "?").slice(0, MAX_FIRM)),
    currency ?? "-",
    target === null ? "-" : number.format(target),
  ]);
  const table = [["symbol", "day", "firm", "currency", "target"], ...cells];
  return alignedTable(table, { left: 4 }).map((line) => `${INDENT}${line}`);
}

function describePrices(rows: readonly PreviewRow[]): string[] {
  const price = priceFormat(rows.flatMap(pricesOf));
  const cells = rows.map(({ symbol, day, open, high, low, close, volume }) => [
    symbol ?? "?",
    day ?? "?",
    ...[open, high, low, close].map((value) => (value === null ? "-" : price.format(value))),
    volume === null ? "-" : count(volume),
  ]);
  const table = [["symbol", "day", "open", "high", "low", "close", "volume"], ...cells];
  return alignedTable(table, { left: 2 }).map((line) => `${INDENT}${line}`);
}

function pricesOf({ open, high, low, close }: PreviewRow): readonly (number | null)[] {
  return [open, high, low, close];
}

/** As many decimals as the prices have, at most six: the table shows what would be read, not a rounding of it. */
function priceFormat(prices: readonly (number | null)[]): Intl.NumberFormat {
  const decimals = prices.map((price) =>
    price === null ? 0 : (String(Number(price.toFixed(6))).split(".")[1]?.length ?? 0),
  );
  const digits = Math.max(2, ...decimals);
  return new Intl.NumberFormat("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function describeItem(item: AskedItem): string[] {
  const { topic, choices, likeliest, evidence, about, nameless = [] } = item;
  // A file is read without an answer too, where that is no guess.
  const offered = choices.length > 0 && !isNeeded(topic) ? [...choices, UNKNOWN] : choices;
  const widest = Math.max(...offered.map(({ length }) => length));
  const sentence = printable(`${about === undefined ? "" : `${about}: `}${evidenceSentence(evidence).english}`);
  return [
    `  ${topic}: ${QUESTIONS[topic]}`,
    ...wrapped(sentence, WIDTH - INDENT.length).map((line) => `${INDENT}${line}`),
    ...describeFiles(nameless),
    ...offered.map((choice) => {
      const mark = choice === (likeliest ?? UNKNOWN) ? "  * " : INDENT;
      return `${mark}${choice.padEnd(widest)}  ${MEANINGS[choice] ?? ""}`.trimEnd();
    }),
    ...describeHint(item),
  ];
}

/** Files that need a symbol each, in the order in which they are answered. */
function describeFiles(nameless: readonly NamelessFile[]): string[] {
  const price = priceFormat(nameless.flatMap(({ first }) => (first === null ? [] : pricesOf(first))));
  const rows = nameless.map(({ name, first, likeliest }) => [
    printable(name),
    first?.day ?? "?",
    likeliest ?? "?",
    first === null || first.close === null ? "-" : price.format(first.close),
  ]);
  if (rows.length === 0) return [];
  return alignedTable([["file", "first day", "symbol", "close"], ...rows], { left: 3 }).map(
    (line) => `${INDENT}${line}`,
  );
}

function describeHint({ topic, choices, likeliest, nameless = [] }: AskedItem): string[] {
  if (nameless.length > 0) return [`${INDENT}a symbol for each, in this order, such as AAPL, MSFT`];
  const hint = HINTS[topic];
  if (topic === "symbol" && likeliest !== null) return [`  * ${likeliest}, or ${hint}`];
  return hint === undefined || choices.length > 0 ? [] : [`${INDENT}${hint}`];
}

/**
 * Writes what Enter accepts and what may be typed instead.
 *
 * @returns Lines of at most 78 columns, each ended.
 */
export function describePrompt(asks: readonly AskedItem[]): string {
  const isEnough = asks.every(({ topic, likeliest }) => likeliest !== null || !isNeeded(topic));
  const accepted = asks.map(({ topic, likeliest }) => `${topic}=${likeliest ?? UNKNOWN}`).join(" ");
  const others = asks.map(otherAnswer).join(" ");
  const lines = isEnough
    ? [`Enter accepts: ${accepted}`, `or type what differs, such as: ${others}`]
    : [`Type what it is, such as: ${others}`];
  return lines
    .flatMap((line) => wrapped(line, WIDTH))
    .map((line) => `  ${line}\n`)
    .join("");
}

/** An answer other than the likeliest: what Enter accepts needs no example. */
function otherAnswer({ topic, choices, likeliest, nameless = [] }: AskedItem): string {
  if (topic === "symbol") return `symbol=${nameless.length > 0 ? "AAPL,MSFT" : "AAPL"}`;
  const other = choices.find((choice) => choice !== likeliest) ?? choices[0];
  return `${topic}=${other ?? "EUR"}`;
}

/**
 * Aligns cells in columns: texts to the left, numbers to the right.
 *
 * @param rows Rows of equally many cells; the first one is the heading.
 * @param columns How many columns hold texts; they come first.
 * @returns A line for each row, without blanks at its end.
 *
 * @example
 * alignedTable([["day", "close"], ["2024-01-02", "9.5"]], { left: 1 }); // ["day         close", "2024-01-02    9.5"]
 */
function alignedTable(rows: readonly (readonly string[])[], { left }: { readonly left: number }): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column < left ? cell.padEnd(width) : cell.padStart(width);
    });
    return cells.join("  ").trimEnd();
  });
}
