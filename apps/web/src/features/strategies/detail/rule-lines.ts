import type { WireStrategy } from "@plumbline/contract";
import { readStrategy, type SentenceGroup, type SentencePart, type Strategy } from "@plumbline/core/strategy";
import { type SentenceWords, writeSentence } from "../sentence/write-sentence.ts";

/** The parts of a strategy that sentences stand in. */
export type LinePart = "universe" | "entry" | "exit" | "stops" | "ranking" | "positions" | "trading";

/** A sentence of a strategy, and in which part it stands. */
export interface RuleLine {
  readonly part: LinePart;
  readonly sentence: string;
}

/** Every sentence of a strategy, in the order in which it acts. */
export function ruleLines(strategy: WireStrategy, words: SentenceWords): readonly RuleLine[] {
  const { universe, entry, exit, stops, ranking, positions, sizing, trading } = readStrategy(strategy as Strategy);
  const linesOf = (part: LinePart, parts: readonly SentencePart[]): readonly RuleLine[] =>
    parts.map(({ sentence }) => ({ part, sentence: writeSentence(sentence, words) }));
  const groupLines = (part: LinePart, { join, members }: SentenceGroup): readonly RuleLine[] => [
    ...(members.length > 1 ? [{ part, sentence: words.write(`head.${join}`, {}) }] : []),
    ...members.flatMap((member) => ("join" in member ? groupLines(part, member) : linesOf(part, [member]))),
  ];
  return [
    ...linesOf("universe", universe),
    ...groupLines("entry", entry),
    ...("join" in exit ? groupLines("exit", exit) : linesOf("exit", [exit])),
    ...linesOf("stops", stops),
    ...linesOf("ranking", ranking ? [ranking] : []),
    ...linesOf("positions", [positions, sizing]),
    ...linesOf("trading", trading),
  ];
}

/** What a version says that the one before did not, and the other way round. */
export interface RuleChanges {
  readonly added: readonly RuleLine[];
  readonly removed: readonly RuleLine[];
}

/**
 * Compares two versions by what they say: rules in another order say the same.
 *
 * @example
 * ruleChanges([above200], [above100]); // { added: [above100], removed: [above200] }
 */
export function ruleChanges(before: readonly RuleLine[], after: readonly RuleLine[]): RuleChanges {
  const without = (lines: readonly RuleLine[], others: readonly RuleLine[]) => {
    const rest = others.map(keyOf);
    return lines.filter((line) => {
      const at = rest.indexOf(keyOf(line));
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
  };
  return { added: without(after, before), removed: without(before, after) };
}

function keyOf({ part, sentence }: RuleLine): string {
  return `${part} ${sentence}`;
}
