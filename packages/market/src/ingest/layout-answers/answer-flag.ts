import type { AskedItem } from "../../model/index.ts";

/**
 * The option that answers a question without a terminal, with the likeliest answer; `...` stands where nothing suggests one,
 * which is no answer, so that nobody gives it by mistake.
 *
 * @example
 * answerFlag({ topic: "day-order", choices: ["day-first", "month-first"], likeliest: "month-first", evidence });
 * // "--answer day-order=month-first (or day-first)"
 */
export function answerFlag(item: AskedItem): string {
  const others = item.choices.filter((choice) => choice !== item.likeliest);
  return `--answer ${item.topic}=${likeliestAnswer(item)}${others.length > 0 ? ` (or ${others.join(", ")})` : ""}`;
}

/** What to answer unless somebody knows better: one for each file where several lack their symbol. */
export function likeliestAnswer({ likeliest, nameless = [] }: AskedItem): string {
  return likeliest ?? (nameless.length === 0 ? BLANK : nameless.map((file) => file.likeliest ?? BLANK).join());
}

/** Where an answer has to be filled in. */
const BLANK = "...";
