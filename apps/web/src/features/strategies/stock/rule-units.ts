import type { WireRule, WireStrategy } from "@plumbline/contract";
import {
  readStrategy,
  type Sentence,
  type SentenceGroup,
  type SentenceNumber,
  type SentencePart,
  type Strategy,
} from "@plumbline/core/strategy";
import { thresholdOf, unitBeside } from "../builder/operands.ts";

/** A rule that a stock passes to be bought, as a sentence, with the unit of its value. */
export interface EntryRule extends Pick<SentenceNumber, "unit"> {
  /** As the server names it, such as `entry.all.0`. */
  readonly path: string;
  readonly sentence: Sentence;
}

/**
 * The rules of the universe and the entry of a strategy.
 *
 * @example
 * entryRules(goldenCross); // [{ path: "entry.all.0", sentence: ..., unit: "price" }]
 */
export function entryRules(strategy: WireStrategy): readonly EntryRule[] {
  const { universe, entry } = readStrategy(strategy as Strategy);
  const ofUniverse = universe.filter(({ path }) => path.startsWith("universe.rules."));
  return [...ofUniverse, ...partsIn(entry)].map(({ path, sentence }) => ({
    path,
    sentence,
    unit: unitOf(ruleAt(strategy, path)),
  }));
}

function partsIn({ members }: SentenceGroup): readonly SentencePart[] {
  return members.flatMap((member) => ("join" in member ? partsIn(member) : [member]));
}

/** What a path such as `entry.all.0` names. */
function ruleAt(strategy: WireStrategy, path: string): WireRule {
  return path.split(".").reduce<unknown>((tree, key) => (tree as Record<string, unknown>)[key], strategy) as WireRule;
}

function unitOf(rule: WireRule): SentenceNumber["unit"] {
  if ("check" in rule) return thresholdOf(rule.check).unit;
  if (rule.operator === "rankAtMost") return "count";
  if (rule.operator.startsWith("percentile")) return "fraction";
  return unitBeside(rule.left);
}
