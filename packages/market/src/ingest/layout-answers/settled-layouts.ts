import { formatDay } from "@plumbline/core/time";
import type { Answers, AskedTopic } from "../../model/index.ts";
import { ImportError } from "../import-error.ts";
import type { ImportOptions, ImportQuestion } from "../import-options.ts";
import type { SurveyRun } from "../survey-run.ts";
import { checkAnswer } from "./check-answer.ts";
import type { KnownCurrency } from "./currency-doubts.ts";
import { givenAnswers } from "./given-answers.ts";
import { type KeptAnswers, readAnswers } from "./kept-answers.ts";
import type { OpenFiles } from "./open-files.ts";
import type { OpenLayout } from "./open-layout.ts";

/** What was said about one layout, before or during this import. */
export interface SettledLayout {
  readonly open: OpenLayout;
  readonly answers: Answers;
  /** What of it was said about earlier files of the layout; `null` where nothing was. */
  readonly kept: KeptAnswers | null;
  /** To be kept; `null` where this import brought no answer. */
  readonly toKeep: KeptAnswers | null;
}

/** Who asks, and what is known before. */
export interface Asking {
  readonly run: SurveyRun;
  readonly options: Pick<ImportOptions, "dataDirectory" | "answers" | "onQuestion">;
  /** Who states the currency of a symbol, once the lists of the import are read. */
  readonly knownCurrency: KnownCurrency;
}

/**
 * Asks what files do not show, layout by layout: the person who imports, where there is one.
 *
 * @param open The files, and what they do not show.
 * @param asking Answers that are given come before those that are kept, and these before a question.
 * @returns What was said about each layout, by its key.
 * @throws {ImportError} `answer-invalid` if an answer is none of the choices, `ended-at-question` if the person who is
 *   asked ends the import.
 */
export async function settleLayouts(open: OpenFiles, asking: Asking): Promise<ReadonlyMap<string, SettledLayout>> {
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

/**
 * What a person would be asked about a layout.
 *
 * @param open The layout.
 * @param known What was answered already.
 * @returns `null` where everything was.
 */
export function questionAbout(open: OpenLayout, known: Answers): ImportQuestion | null {
  const asks = open.unanswered(known);
  const { layout, files, names, preview } = open;
  return asks.length === 0 ? null : { layout, files, names, asks, preview };
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

async function askFor(open: OpenLayout, known: Answers, { onQuestion }: Asking["options"]): Promise<Answers> {
  const question = questionAbout(open, known);
  if (onQuestion === undefined || question === null) return {};
  const answers = await onQuestion(question);
  if (answers !== null) return answers;
  throw new ImportError("ended-at-question", "The import was ended at the question; nothing was changed.");
}
