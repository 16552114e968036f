import type { Answers, LayoutQuestion } from "../../model/index.ts";
import { type LocatedFile, readHead } from "../../sources/files/index.ts";
import { type PriceFormat, recognisePrices } from "../../sources/prices/index.ts";
import { knownOf } from "../../sources/tables/index.ts";
import type { SurveyRun } from "../survey-run.ts";
import { UNKNOWN } from "./check-answer.ts";
import type { OpenPrices } from "./open-files.ts";
import type { SettledLayout } from "./settled-layouts.ts";

/** What was said about a file. */
interface Answered {
  readonly layout: SettledLayout;
  readonly run: SurveyRun;
  /** What was answered for this file. */
  readonly symbol: string | undefined;
}

/**
 * Recognises a price file again, with what was answered about it.
 *
 * @param file The file.
 * @param kind What it was recognised as without an answer.
 * @returns What it is now; a question where something is still open, `null` where it cannot be read with these answers.
 */
export async function readWithAnswers(
  file: LocatedFile,
  kind: PriceFormat | OpenPrices,
  { layout, run, symbol }: Answered,
): Promise<PriceFormat | LayoutQuestion | null> {
  const topics = kind.kind === "question" ? kind.topics : kind.asks.map(({ topic }) => topic);
  const said = { ...layout.answers, symbol };
  const answers: Answers = Object.fromEntries(
    topics.flatMap((topic) => {
      const answer = said[topic];
      return answer === undefined || answer === UNKNOWN ? [] : [[topic, answer]];
    }),
  );
  // Nothing was said about it: it is what it was.
  if (kind.kind !== "question" && Object.keys(answers).length === 0) return kind;
  const { bytes } = await readHead(file);
  const known = kind.kind === "question" || kind.symbol === null ? {} : { symbol: kind.symbol };
  const read = recognisePrices(bytes, file.name, {
    mappings: run.mappings,
    answers: { answersFor: () => answers },
    known: { ...knownOf(file), ...known },
  });
  if (read === null || read.kind === "question" || read.answeredCurrency === null) return read;
  const isKept = layout.kept?.answers.currency !== undefined;
  return { ...read, answeredCurrency: { ...read.answeredCurrency, isKept } };
}
