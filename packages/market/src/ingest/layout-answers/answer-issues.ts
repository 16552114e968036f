import { type AskedItem, type AskedTopic, type Issue, inTurn, plainly, say } from "../../model/index.ts";
import { issue } from "../../quality/index.ts";
import type { LocatedFile } from "../../sources/files/index.ts";
import { symbolNamedBy } from "../file-issue.ts";
import { answerFlag } from "./answer-flag.ts";
import { UNKNOWN } from "./check-answer.ts";
import { evidenceSentence } from "./evidence-sentence.ts";
import { isNeeded, type OpenLayout } from "./open-layout.ts";
import type { SettledLayout } from "./settled-layouts.ts";

/** Says that a file cannot be read, whatever was answered. */
export function unreadable({ name }: LocatedFile): Issue {
  const subject = { file: name, symbol: symbolNamedBy(name), count: 0 };
  return issue("needs-an-answer", subject, plainly("It cannot be read with what was answered."));
}

/**
 * Says of a file what must be known to read it, and how to say that without a terminal.
 *
 * @param file The file.
 * @param asks What it does not show.
 * @param open Its layout; a symbol can be answered where one file alone lacks it.
 */
export function needsAnswer(file: LocatedFile, asks: readonly AskedItem[], open?: OpenLayout): Issue {
  const needed = asks.filter(({ topic }) => isNeeded(topic));
  const [first] = needed;
  if (first === undefined) return unreadable(file);
  const subject = { file: file.name, symbol: symbolNamedBy(file.name), count: 0 };
  const isOneOfMany = needed.some(({ topic }) => topic === "symbol") && (open?.filesWithoutSymbol ?? 0) > 1;
  const way = isOneOfMany
    ? say("say-all-symbols")
    : say("say-with", { flags: { list: needed.map(answerFlag), and: true } });
  return issue("needs-an-answer", subject, inTurn(evidenceSentence(first.evidence), way));
}

/**
 * Says which numbers rest on what a person said, and when.
 *
 * @param layout What was said.
 * @param today `YYYY-MM-DD`.
 */
export function readAsAnswered({ open, answers, kept }: SettledLayout, today: string): Issue[] {
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
