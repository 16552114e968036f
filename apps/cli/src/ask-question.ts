import type { ImportQuestion } from "@plumbline/market/ingest";
import type { Answers } from "@plumbline/market/sources/prices";
import { describePrompt, describeQuestion } from "./describe-question.ts";
import { readAnswers } from "./read-answers.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Asks the person at the terminal what files do not show, until the answer can be read.
 *
 * @returns The answers; `null` when the person ends the import.
 */
export async function askQuestion(
  question: ImportQuestion,
  { out, ask }: { readonly out: Terminal["out"]; readonly ask: NonNullable<Terminal["ask"]> },
): Promise<Answers | null> {
  out(describeQuestion(question));
  out(describePrompt(question.asks));
  for (;;) {
    const line = await ask("> ");
    if (line === null) return null;
    const read = readAnswers(line, question.asks);
    if ("answers" in read) return read.answers;
    out(`  ${read.problem}\n`);
  }
}
