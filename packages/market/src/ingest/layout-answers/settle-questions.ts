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
import { checkAnswer, UNKNOWN } from "./check-answer.ts";
import { type KeptAnswers, readAnswers } from "./kept-answers.ts";
import type { OpenFiles, OpenKind } from "./open-files.ts";
import { askable, isNeeded, type OpenLayout } from "./open-layout.ts";

/** What was said about one layout, before or during this import. */
export interface SettledLayout {
  readonly open: OpenLayout;
  readonly answers: Answers;
  /** Days on which they were given, by topic. */
  readonly days: Readonly<Partial<Record<AskedTopic, string>>>;
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
  { run, options }: Asking,
  { add, leave }: Destinations,
): Promise<readonly SettledLayout[]> {
  const layouts = await settleLayouts(open, { run, options });
  const before = run.carried.filesOf("needs-an-answer");
  for (const { file, kind } of open.files) {
    const layout = layouts.get(kind.layout);
    const read = layout === undefined ? null : await recogniseAgain(file, kind, { layout, run });
    if (read === null || read.kind === "question") {
      run.found([read === null ? unreadable(file) : needsAnswer(file, read, layout?.open)]);
      leave(file);
      continue;
    }
    if (before.has(file.name)) run.carried.forgetFile("needs-an-answer", file.name);
    add(file, read);
  }
  for (const layout of layouts.values()) run.found(notes(layout));
  return [...layouts.values()];
}

async function settleLayouts(open: OpenFiles, asking: Asking): Promise<ReadonlyMap<string, SettledLayout>> {
  const layouts = new Map<string, SettledLayout>();
  const kept = readAnswers(asking.options.dataDirectory);
  for (const layout of open.layouts) {
    layouts.set(layout.layout, await settle(layout, kept.get(layout.layout) ?? null, asking));
  }
  return layouts;
}

async function settle(open: OpenLayout, kept: KeptAnswers | null, { run, options }: Asking): Promise<SettledLayout> {
  const today = formatDay(run.today);
  const before = keptFor(open, kept);
  const given = givenFor(open, options.answers?.answersFor(open.layout) ?? {});
  const known = { ...before, ...given };
  const asked = await askFor(open, known, options);
  const answers = { ...known, ...asked };
  const isNew = (topic: string) => topic in given || topic in asked;
  const days = Object.fromEntries(
    Object.keys(answers).map((topic) => [topic, isNew(topic) ? today : (kept?.day ?? today)]),
  );
  const { symbol: _, ...ofLayout } = answers;
  const isKept = Object.keys(ofLayout).some(isNew);
  const toKeep = isKept ? { layout: open.layout, answers: ofLayout, day: today, file: open.names[0] ?? "" } : null;
  return { open, answers, days, toKeep };
}

/** Kept answers to what is asked; one that is no longer a choice does not count. */
function keptFor(open: OpenLayout, kept: KeptAnswers | null): Answers {
  const answers: Partial<Record<AskedTopic, string>> = {};
  for (const item of open.asks) {
    const before = item.topic === "symbol" ? undefined : kept?.answers[item.topic];
    if (before !== undefined && "answer" in checkAnswer(item, before)) answers[item.topic] = before;
  }
  return answers;
}

function givenFor(open: OpenLayout, given: Answers): Answers {
  const answers: Partial<Record<AskedTopic, string>> = {};
  for (const item of open.unanswered({})) {
    const written = given[item.topic];
    if (written === undefined) continue;
    const checked = checkAnswer(item, written);
    if ("problem" in checked) {
      throw new ImportError(
        "answer-invalid",
        `--answer ${item.topic}=${written}: ${checked.problem} Asked for ${open.names[0]}.`,
      );
    }
    answers[item.topic] = checked.answer;
  }
  return answers;
}

async function askFor(open: OpenLayout, known: Answers, { onQuestion }: ImportOptions): Promise<Answers> {
  const asks = open.unanswered(known);
  if (onQuestion === undefined || asks.length === 0) return {};
  const { layout, files, names, preview } = open;
  const answers = await onQuestion({ layout, files, names, asks, preview });
  if (answers !== null) return answers;
  throw new ImportError("ended-at-question", "The import was ended at the question; nothing was changed.");
}

async function recogniseAgain(
  file: LocatedFile,
  kind: OpenKind,
  { layout, run }: { readonly layout: SettledLayout; readonly run: ImportRun },
): Promise<PriceFormat | LayoutQuestion | null> {
  const topics = kind.kind === "question" ? kind.topics : askable(file.name, kind.asks).map(({ topic }) => topic);
  const answers = Object.fromEntries(
    topics.flatMap((topic) => {
      const answer = layout.answers[topic];
      return answer === undefined || answer === UNKNOWN ? [] : [[topic, answer]];
    }),
  );
  // Nothing was said about it: it is what it was.
  if (kind.kind !== "question" && Object.keys(answers).length === 0) return kind;
  const { bytes } = await readHead(file);
  const given = { answersFor: () => answers };
  const symbol = kind.kind === "question" ? null : kind.symbol;
  const known = { ...knownOf(file), ...(symbol === null ? {} : { symbol }) };
  return recognisePrices(bytes, file.name, { mappings: run.mappings, answers: given, known });
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
  const isOneOfMany =
    needed.some(({ topic }) => topic === "symbol") && open !== undefined && open.filesWithoutSymbol > 1;
  const way = isOneOfMany
    ? "Name the file after its symbol, such as AAPL.csv, or import it alone with --answer symbol=AAPL."
    : `Say it with ${needed.map(answerFlag).join(" and ")}.`;
  return issue("needs-an-answer", subject, `${first.evidence} ${way}`);
}

/** The report says which numbers rest on what a person said, and when. */
function notes({ open, answers, days }: SettledLayout): Issue[] {
  const said = new Map<string, AskedTopic[]>();
  for (const topic of Object.keys(answers) as AskedTopic[]) {
    if (answers[topic] === UNKNOWN) continue;
    const { name, files } = open.filesWithout(topic);
    const key = JSON.stringify([days[topic], name, files]);
    said.set(key, [...(said.get(key) ?? []), topic]);
  }
  return Array.from(said, ([key, topics]) => {
    const [day, file, files] = JSON.parse(key) as [string, string, number];
    const others = files === 1 ? "" : ` So ${files === 2 ? "is 1 more file" : `are ${files - 1} more files`} like it.`;
    const stated = topics.map((topic) => `${topic}=${answers[topic]}`).join(", ");
    return issue("read-as-answered", { file, count: 0 }, `Read as answered on ${day}: ${stated}.${others}`);
  });
}
