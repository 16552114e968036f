import type { Answers, AskedTopic, LayoutAnswers } from "../../model/index.ts";
import { ImportError } from "../import-error.ts";
import { BY_NAME, symbolsIn } from "./answered-symbols.ts";
import { checkAnswer } from "./check-answer.ts";
import type { OpenLayout } from "./open-layout.ts";

/**
 * What was answered in advance, by layout: to what its files ask, and no more.
 *
 * @param layouts In the order in which their files came; the symbols of one answer go to their files in this order.
 * @param given Answers for each layout, or the same for all.
 * @throws {ImportError} `answer-invalid` if an answer is none of the choices.
 */
export function givenAnswers(
  layouts: readonly OpenLayout[],
  given: LayoutAnswers | undefined,
): ReadonlyMap<OpenLayout, Answers> {
  const written = layouts.map((open) => [open, given?.answersFor(open.layout) ?? {}] as const);
  return new Map(withOwnSymbols(written).map(([open, answers]) => [open, checkedFor(open, answers)]));
}

type Written = readonly (readonly [OpenLayout, Answers])[];

/** Symbols that were said once for files of several layouts are dealt out. */
function withOwnSymbols(written: Written): Written {
  const nameless = written.filter(([open]) => open.filesWithoutSymbol > 0);
  const [said, ...others] = new Set(nameless.map(([, { symbol }]) => symbol));
  if (nameless.length < 2 || said === undefined || said === BY_NAME || others.length > 0) return written;
  const symbols = symbolsIn(said);
  const files = nameless.reduce((sum, [open]) => sum + open.filesWithoutSymbol, 0);
  if (symbols.length !== files) {
    const problem = `${files} files need ${files} symbols, in the order of the files.`;
    throw new ImportError("answer-invalid", `--answer symbol=${said}: ${problem}`);
  }
  let dealt = 0;
  return written.map(([open, answers]) => {
    if (open.filesWithoutSymbol === 0) return [open, answers];
    const own = symbols.slice(dealt, dealt + open.filesWithoutSymbol);
    dealt += own.length;
    return [open, { ...answers, symbol: own.join() }];
  });
}

function checkedFor(open: OpenLayout, given: Answers): Answers {
  const answers: Partial<Record<AskedTopic, string>> = {};
  for (const item of open.answerable) {
    const written = given[item.topic];
    if (written === undefined) continue;
    const checked = checkAnswer(item, written);
    if ("problem" in checked) {
      const { name } = open.filesWithout(item.topic);
      const detail = `--answer ${item.topic}=${written}: ${checked.problem} Asked for ${name}.`;
      throw new ImportError("answer-invalid", detail);
    }
    answers[item.topic] = checked.answer;
  }
  return answers;
}
