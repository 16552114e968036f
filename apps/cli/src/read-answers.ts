import { checkAnswer, isNeeded, UNKNOWN } from "@plumbline/market/ingest";
import type { Answers, AskedItem } from "@plumbline/market/model";

/** What was answered, or why that is no answer. */
export type ReadAnswers = { readonly answers: Answers } | { readonly problem: string };

/** A part of the line; `topic` is null where a value was typed alone. */
interface Stated {
  readonly topic: string | null;
  readonly value: string;
}

const END = /[\s,;]+$/;

/**
 * Reads the line that answers a question: `topic=value` for what differs from the likeliest answers, or a value alone
 * where only one item can have it. An empty line accepts the likeliest answers.
 *
 * @param line What was typed.
 * @param asks What was asked.
 * @returns An answer to each item, `unknown` where that is allowed and nothing else is known; or a sentence that
 *   explains what cannot be read.
 *
 * @example
 * readAnswers("raw EUR", [basis, currency]); // { answers: { basis: "raw", currency: "EUR" } }
 */
export function readAnswers(line: string, asks: readonly AskedItem[]): ReadAnswers {
  const answers = acceptedBy(asks);
  for (const { topic, value } of statedIn(line.trim().replace(END, ""), asks)) {
    const item = topic === null ? itemWith(value, asks) : asks.find((candidate) => candidate.topic === topic);
    if (item === undefined) return { problem: notUnderstood(value, asks) };
    const checked = checkAnswer(item, value);
    if ("problem" in checked) return checked;
    answers[item.topic] = checked.answer;
  }
  const open = asks.find(({ topic }) => answers[topic] === undefined);
  return open === undefined ? { answers } : { problem: `Without its ${open.topic} the file cannot be read.` };
}

/** What an empty line answers. */
function acceptedBy(asks: readonly AskedItem[]): Partial<Record<AskedItem["topic"], string>> {
  const accepted: Partial<Record<AskedItem["topic"], string>> = {};
  for (const { topic, likeliest } of asks) {
    if (likeliest !== null) accepted[topic] = likeliest;
    else if (!isNeeded(topic)) accepted[topic] = UNKNOWN;
  }
  return accepted;
}

function statedIn(text: string, asks: readonly AskedItem[]): Stated[] {
  // What follows a name up to the next one is its value: the header of a column may contain blanks, a symbol "=" or ":".
  const names = asks.map(({ topic }) => topic).join("|");
  const marks = [...text.matchAll(new RegExp(`(?<=^|[\\s,;])(${names})\\s*[=:]\\s*`, "gi"))];
  const named = marks.map((mark, number) => ({
    topic: (mark[1] as string).toLowerCase(),
    value: text.slice(mark.index + mark[0].length, marks[number + 1]?.index).replace(END, ""),
  }));
  return [...valuesIn(text.slice(0, marks[0]?.index).replace(END, ""), asks), ...named];
}

function valuesIn(text: string, asks: readonly AskedItem[]): Stated[] {
  if (text === "") return [];
  const values = itemWith(text, asks) === undefined ? text.split(/[\s,;]+/) : [text];
  return values.map((value) => ({ topic: null, value }));
}

/** The one item that a value alone answers. */
function itemWith(value: string, asks: readonly AskedItem[]): AskedItem | undefined {
  const fitting = asks.filter((item) => "answer" in checkAnswer(item, value));
  const chosen = fitting.filter(({ choices }) =>
    choices.some((choice) => choice.toLowerCase() === value.toLowerCase()),
  );
  const [only, ...others] = chosen.length > 0 ? chosen : fitting;
  return others.length > 0 ? undefined : only;
}

function notUnderstood(value: string, asks: readonly AskedItem[]): string {
  const [single] = asks;
  const checked = single !== undefined && asks.length === 1 ? checkAnswer(single, value) : null;
  if (checked !== null && "problem" in checked) return checked.problem;
  return `What is "${value}"? Write it with its name: ${asks.map(({ topic }) => `${topic}=...`).join(" ")}`;
}
