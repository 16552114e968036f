import type { AskedItem } from "../../sources/prices/index.ts";

/** What stands in a command where nothing suggests an answer. */
const EXAMPLES: Readonly<Partial<Record<AskedItem["topic"], string>>> = { symbol: "AAPL", currency: "EUR" };

/**
 * The option that answers a question without a terminal, with the likeliest answer.
 *
 * @example
 * answerFlag({ topic: "day-order", choices: ["day-first", "month-first"], likeliest: "month-first", evidence: "" });
 * // "--answer day-order=month-first (or day-first)"
 */
export function answerFlag(item: AskedItem): string {
  const others = item.choices.filter((choice) => choice !== likeliestAnswer(item));
  return `--answer ${item.topic}=${likeliestAnswer(item)}${others.length > 0 ? ` (or ${others.join(", ")})` : ""}`;
}

/** What to answer unless somebody knows better; an example where nothing suggests an answer. */
export function likeliestAnswer({ topic, choices, likeliest }: AskedItem): string {
  return likeliest ?? choices[0] ?? EXAMPLES[topic] ?? topic.toUpperCase();
}
