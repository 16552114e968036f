import { formatDay } from "@plumbline/core/time";
import type { Issue } from "../../model/index.ts";
import { issue } from "../../quality/index.ts";
import { type LocatedFile, readHead } from "../../sources/files/index.ts";
import {
  type Answers,
  type AskedTopic,
  type LayoutQuestion,
  type PriceFormat,
  recognisePrices,
} from "../../sources/prices/index.ts";
import { knownOf } from "../../sources/tables/index.ts";
import { symbolNamedBy } from "../file-issue.ts";
import { ImportError } from "../import-error.ts";
import type { ImportOptions } from "../import-options.ts";
import type { ImportRun } from "../import-run.ts";
import { answerFlag } from "./answer-flag.ts";
import { AnsweredSymbols } from "./answered-symbols.ts";
import { checkAnswer, UNKNOWN } from "./check-answer.ts";
import type { KnownCurrency } from "./currency-doubts.ts";
import { evidenceSentence } from "./evidence-sentence.ts";
import { givenAnswers } from "./given-answers.ts";
import { type KeptAnswers, readAnswers } from "./kept-answers.ts";
import type { OpenFiles, OpenKind } from "./open-files.ts";
import { isNeeded, type OpenLayout } from "./open-layout.ts";

/** What was said about one layout, before or during this import. */
export interface SettledLayout {
  readonly open: OpenLayout;
  readonly answers: Answers;
  /** What of it was said about earlier files of the layout; `null` where nothing was. */
  readonly kept: KeptAnswers | null;
  /** To be kept; `null` where this import brought no answer. */
  readonly toKeep: KeptAnswers | null;
}

/** Where files go once everybody was asked. */
export interface Destinations {
  /** Receives each file that can be read. */
  readonly add: (file: LocatedFile, format: PriceFormat) => void;
  /** Receives each file that cannot be read without an answer. */
  readonly leave: (file: LocatedFile) => void;
}

interface Asking {
  readonly run: ImportRun;
  readonly options: ImportOptions;
  /** Who states the currency of a symbol, once the lists of the import are read. */
  readonly knownCurrency: KnownCurrency;
}

/**
 * Asks what files do not show, layout by layout, and reads them on with the answers. What nobody answers stays open: a
 * file that cannot be read without it becomes an issue, others are read by what they show.
 *
 * @param open The files, and what they do not show.
 * @param asking The import; answers that were given with it count before those that are kept.
 * @param destinations Receive the files.
 * @returns What was said about each layout.
 * @throws {ImportError} `answer-invalid` if an answer is none of the choices, `ended-at-question` if the person who is
 *   asked ends the import.
 */
export async function settleQuestions(
  open: OpenFiles,
  asking: Asking,
  { add, leave }: Destinations,
): Promise<readonly SettledLayout[]> {
  const { run } = asking;
  const layouts = await settleLayouts(open, asking);
  const symbols = new Map(Array.from(layouts, ([key, { answers }]) => [key, new AnsweredSymbols(answers.symbol)]));
  const before = run.carried.filesOf("needs-an-answer");
  for (const { file, kind } of open.files) {
    const layout = layouts.get(kind.layout);
    const isNameless = kind.kind === "question" && kind.topics.includes("symbol");
    const symbol = isNameless ? symbols.get(kind.layout)?.next(file.name) : undefined;
    const read = layout === undefined ? null : await recogniseAgain(file, kind, { layout, run, symbol });
    if (read === null || read.kind === "question") {
      run.found([read === null ? unreadable(file) : needsAnswer(file, read, layout?.open)]);
      leave(file);
      continue;
    }
    if (before.has(file.name)) run.carried.forgetFile("needs-an-answer", file.name);
    add(file, read);
  }
  for (const layout of layouts.values()) run.found(notes(layout, formatDay(run.today)));
  return [...layouts.values()];
}

async function settleLayouts(open: OpenFiles, asking: Asking): Promise<ReadonlyMap<string, SettledLayout>> {
  const layouts = new Map<string, SettledLayout>();
  const kept = readAnswers(asking.options.dataDirectory);
  const all = [...open.layouts];
  for (const layout of all) layout.learnCurrencies(asking.knownCurrency);
  const given = givenAnswers(all, asking.options.answers);
  for (const layout of all) {
    const before = keptFor(layout, kept.get(layout.layout) ?? null, given.get(layout) ?? {});
    layouts.set(layout.layout, await settle(layout, { kept: before, given: given.get(layout) ?? {} }, asking));
  }
  return layouts;
}

async function settle(
  open: OpenLayout,
  { kept, given }: { readonly kept: KeptAnswers | null; readonly given: Answers },
  { run, options }: Asking,
): Promise<SettledLayout> {
  const today = formatDay(run.today);
  const known = { ...kept?.answers, ...given };
  const asked = await askFor(open, known, options);
  const answers = { ...known, ...asked };
  const { symbol: _, ...ofLayout } = answers;
  const isKept = Object.keys(ofLayout).some((topic) => topic in given || topic in asked);
  const toKeep = isKept ? { layout: open.layout, answers: ofLayout, day: today, file: open.names[0] ?? "" } : null;
  return { open, answers, kept, toKeep };
}

/** Kept answers to what is asked now and was not given; one that is no longer a choice does not count. */
function keptFor(open: OpenLayout, kept: KeptAnswers | null, given: Answers): KeptAnswers | null {
  const answers: Partial<Record<AskedTopic, string>> = {};
  for (const item of open.unanswered(given)) {
    const before = item.topic === "symbol" ? undefined : kept?.answers[item.topic];
    if (before !== undefined && "answer" in checkAnswer(item, before)) answers[item.topic] = before;
  }
  return kept === null || Object.keys(answers).length === 0 ? null : { ...kept, answers };
}

async function askFor(open: OpenLayout, known: Answers, { onQuestion }: ImportOptions): Promise<Answers> {
  const asks = open.unanswered(known);
  if (onQuestion === undefined || asks.length === 0) return {};
  const { layout, files, names, preview } = open;
  const answers = await onQuestion({ layout, files, names, asks, preview });
  if (answers !== null) return answers;
  throw new ImportError("ended-at-question", "The import was ended at the question; nothing was changed.");
}

interface Answered {
  readonly layout: SettledLayout;
  readonly run: ImportRun;
  /** What was answered for this file. */
  readonly symbol: string | undefined;
}

async function recogniseAgain(
  file: LocatedFile,
  kind: OpenKind,
  { layout, run, symbol }: Answered,
): Promise<PriceFormat | LayoutQuestion | null> {
  const topics = kind.kind === "question" ? kind.topics : kind.asks.map(({ topic }) => topic);
  const said = { ...layout.answers, symbol };
  const answers = Object.fromEntries(
    topics.flatMap((topic) => {
      const answer = said[topic];
      return answer === undefined || answer === UNKNOWN ? [] : [[topic, answer]];
    }),
  );
  // Nothing was said about it: it is what it was.
  if (kind.kind !== "question" && Object.keys(answers).length === 0) return kind;
  const { bytes } = await readHead(file);
  const given = { answersFor: () => answers };
  const known = kind.kind === "question" || kind.symbol === null ? {} : { symbol: kind.symbol };
  const read = recognisePrices(bytes, file.name, {
    mappings: run.mappings,
    answers: given,
    known: { ...knownOf(file), ...known },
  });
  if (read === null || read.kind === "question" || read.answeredCurrency === null) return read;
  const isKept = layout.kept?.answers.currency !== undefined;
  return { ...read, answeredCurrency: { ...read.answeredCurrency, isKept } };
}

function unreadable({ name }: LocatedFile): Issue {
  const subject = { file: name, symbol: symbolNamedBy(name), count: 0 };
  return issue("needs-an-answer", subject, "It cannot be read with what was answered.");
}

/**
 * Says of a file what must be known to read it, and how to say that without a terminal.
 *
 * @param file The file.
 * @param question What it does not show.
 * @param open Its layout; a symbol can be answered where one file alone lacks it.
 */
export function needsAnswer(file: LocatedFile, { asks }: LayoutQuestion, open?: OpenLayout): Issue {
  const needed = asks.filter(({ topic }) => isNeeded(topic));
  const [first] = needed;
  if (first === undefined) return unreadable(file);
  const subject = { file: file.name, symbol: symbolNamedBy(file.name), count: 0 };
  const isOneOfMany = needed.some(({ topic }) => topic === "symbol") && (open?.filesWithoutSymbol ?? 0) > 1;
  const way = isOneOfMany
    ? "Name the file after its symbol, such as AAPL.csv, or say the symbols of all files as the last lines of the import show."
    : `Say it with ${needed.map(answerFlag).join(" and ")}.`;
  return issue("needs-an-answer", subject, `${evidenceSentence(first.evidence)} ${way}`);
}

/** The report says which numbers rest on what a person said, and when. */
function notes({ open, answers, kept }: SettledLayout, today: string): Issue[] {
  const said = new Map<string, AskedTopic[]>();
  for (const topic of Object.keys(answers) as AskedTopic[]) {
    if (answers[topic] === UNKNOWN) continue;
    const { name, files } = open.filesWithout(topic);
    const about = kept?.answers[topic] === undefined ? null : kept;
    const key = JSON.stringify([about?.day ?? today, about?.file ?? null, name, files]);
    said.set(key, [...(said.get(key) ?? []), topic]);
  }
  return Array.from(said, ([key, topics]) => {
    const [day, about, file, files] = JSON.parse(key) as [string, string | null, string, number];
    const earlier = about === null || about === file ? "" : ` about ${about}`;
    const others = files === 1 ? "" : ` So ${files === 2 ? "is 1 more file" : `are ${files - 1} more files`} like it.`;
    const stated = topics.map((topic) => `${topic}=${answers[topic]}`).join(", ");
    return issue("read-as-answered", { file, count: 0 }, `Read as answered on ${day}${earlier}: ${stated}.${others}`);
  });
}
