import { type AskedItem, type AskedTopic, currencyCode } from "../../model/index.ts";
import { symbolsIn } from "./answered-symbols.ts";
import { isNeeded } from "./open-layout.ts";

/** Stands for "nobody knows": the file is read by what it shows, and not asked about again. */
export const UNKNOWN = "unknown";

const SYMBOL = /^[A-Z0-9^][A-Z0-9.^=/:-]{0,23}$/i;

/** An answer in the form in which it is kept, or why it is none. */
export type CheckedAnswer = { readonly answer: string } | { readonly problem: string };

type Asked = Pick<AskedItem, "topic" | "choices" | "nameless">;

/**
 * Checks what a person answered.
 *
 * @param item What was asked: the topic, and the choices where there are some.
 * @param given What was typed.
 * @returns The answer as it is kept, or a sentence that states what may be answered.
 *
 * @example
 * checkAnswer({ topic: "currency", choices: [] }, "gbp"); // { answer: "GBP" }
 * checkAnswer({ topic: "currency", choices: [] }, "euros"); // { problem: '"euros" is no currency; ...' }
 */
export function checkAnswer({ topic, choices, nameless = [] }: Asked, given: string): CheckedAnswer {
  const written = given.trim();
  if (written.toLowerCase() === UNKNOWN && !isNeeded(topic)) return { answer: UNKNOWN };
  const choice = choices.find((candidate) => candidate.toLowerCase() === written.toLowerCase());
  if (choice !== undefined) return { answer: choice };
  if (nameless.length > 1) return severalSymbols(written, nameless.length);
  if (choices.length > 0) return { problem: `"${written}" is no ${topic}; it may be ${oneOf(topic, choices)}.` };
  return freeAnswer(topic, written);
}

/** One symbol for each file, in their order. */
function severalSymbols(written: string, files: number): CheckedAnswer {
  const symbols = symbolsIn(written);
  if (symbols.length !== files) {
    return {
      problem: `${files} files need ${files} symbols, in the order of the files; "${written}" has ${symbols.length}.`,
    };
  }
  const checked = symbols.map((symbol) => freeAnswer("symbol", symbol));
  return checked.find((one) => "problem" in one) ?? { answer: symbols.join() };
}

function freeAnswer(topic: AskedTopic, written: string): CheckedAnswer {
  if (topic === "currency") {
    const answer = currencyCode(written);
    return answer === null
      ? {
          problem: `"${written}" is no currency; it may be a code of three letters such as EUR, GBX for pence, or unknown.`,
        }
      : { answer };
  }
  if (topic === "symbol" && !SYMBOL.test(written)) {
    return { problem: `"${written}" is no symbol; it may be one such as AAPL, BRK.B or SAP.DE.` };
  }
  return written === "" ? { problem: `A ${topic} is missing.` } : { answer: written };
}

function oneOf(topic: AskedTopic, allowed: readonly string[]): string {
  const all = isNeeded(topic) ? allowed : [...allowed, UNKNOWN];
  return all.length === 1 ? (all[0] as string) : `${all.slice(0, -1).join(", ")} or ${all.at(-1)}`;
}
