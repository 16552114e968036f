import { formatDay } from "@plumbline/core/time";
import type { AskedItem } from "../../model/index.ts";
import type { LocatedFile } from "../../sources/files/index.ts";
import type { PriceFormat } from "../../sources/prices/index.ts";
import type { DayOrder, TargetsFormat } from "../../sources/targets/index.ts";
import { needsAnswer, readAsAnswered, unreadable } from "./answer-issues.ts";
import { AnsweredSymbols } from "./answered-symbols.ts";
import type { OpenFiles, OpenKind, OpenTargets } from "./open-files.ts";
import { readWithAnswers } from "./read-with-answers.ts";
import { type Asking, type SettledLayout, settleLayouts } from "./settled-layouts.ts";

/** Where files go once everybody was asked. */
export interface Destinations {
  /** Receive each file that can be read. */
  readonly addPrices: (file: LocatedFile, format: PriceFormat) => void;
  readonly addTargets: (file: LocatedFile, format: TargetsFormat) => void;
  /** Receives each file that cannot be read without an answer. */
  readonly leave: (file: LocatedFile) => void;
}

/** What is known of a file, and what was said about its layout. */
interface AnsweredFile {
  readonly file: LocatedFile;
  readonly layout: SettledLayout | undefined;
  /** What was answered for this file. */
  readonly symbol: string | undefined;
}

/** Where a file goes, and what it is read by; or why it cannot be read. */
type Settled =
  | { readonly kind: "prices"; readonly format: PriceFormat }
  | { readonly kind: "targets"; readonly format: TargetsFormat }
  | { readonly kind: "asks"; readonly asks: readonly AskedItem[] }
  | { readonly kind: "unreadable" };

/**
 * Asks what files do not show, layout by layout, and reads them on with the answers. What nobody answers stays open: a
 * file that cannot be read without it becomes an issue, others are read by what they show.
 *
 * @param open The files, and what they do not show.
 * @param asking The import; answers that were given with it count before those that are kept.
 * @param destinations Receive the files.
 * @returns What was said about each layout.
 * @throws {ImportError} as `settleLayouts` does.
 */
export async function settleQuestions(
  open: OpenFiles,
  asking: Asking,
  { addPrices, addTargets, leave }: Destinations,
): Promise<readonly SettledLayout[]> {
  const { run } = asking;
  const layouts = await settleLayouts(open, asking);
  const symbols = new Map(Array.from(layouts, ([key, { answers }]) => [key, new AnsweredSymbols(answers.symbol)]));
  const before = run.carried.filesOf("needs-an-answer");
  for (const { file, kind } of open.files) {
    const layout = layouts.get(kind.layout);
    const symbol = lacksSymbol(kind) ? symbols.get(kind.layout)?.next(file.name) : undefined;
    const settled = await settledFile(kind, { file, layout, symbol }, asking);
    if (settled.kind === "asks" || settled.kind === "unreadable") {
      run.found([settled.kind === "asks" ? needsAnswer(file, settled.asks, layout?.open) : unreadable(file)]);
      leave(file);
      continue;
    }
    if (before.has(file.name)) run.carried.forgetFile("needs-an-answer", file.name);
    if (settled.kind === "prices") addPrices(file, settled.format);
    else addTargets(file, settled.format);
  }
  for (const layout of layouts.values()) run.found(readAsAnswered(layout, formatDay(run.today)));
  return [...layouts.values()];
}

function lacksSymbol(kind: OpenKind): boolean {
  return kind.kind === "question" && kind.topics.includes("symbol");
}

async function settledFile(
  kind: OpenKind,
  { file, layout, symbol }: AnsweredFile,
  { run }: Pick<Asking, "run">,
): Promise<Settled> {
  if (layout === undefined) return { kind: "unreadable" };
  if (kind.kind === "targets") return settledTargets(kind, layout);
  const read = await readWithAnswers(file, kind, { layout, run, symbol });
  if (read === null) return { kind: "unreadable" };
  return read.kind === "question" ? { kind: "asks", asks: read.asks } : { kind: "prices", format: read };
}

function settledTargets({ targets, topics }: OpenTargets, { answers, open }: SettledLayout): Settled {
  const order = DAY_ORDERS.find((candidate) => candidate === answers["day-order"]);
  if (order !== undefined) return { kind: "targets", format: { kind: targets, dayOrder: order } };
  return { kind: "asks", asks: open.asks.filter(({ topic }) => topics.includes(topic)) };
}

const DAY_ORDERS: readonly DayOrder[] = ["day-first", "month-first"];
