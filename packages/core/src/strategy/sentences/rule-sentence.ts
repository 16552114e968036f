import { checkOf } from "../../checks/index.ts";
import { OPPOSITE } from "../marks/comparisons.ts";
import type { Operand, Rule, RuleGroup } from "../strategy.ts";
import { ranks } from "../validate/rule-problems.ts";
import type { Phrases } from "./operand-phrase.ts";
import { SENTENCE_UNITS, unitOf } from "./operand-unit.ts";
import { message, type Sentence, type SentenceGroup } from "./sentence.ts";

type RankingRule = Extract<Rule, { operator: "percentileAtLeast" | "percentileAtMost" | "rankAtMost" }>;
type ComparingRule = Extract<Rule, { right: Operand }>;

/** A group of rules as sentences. */
export function groupSentences(group: RuleGroup, path: string, phrases: Phrases): SentenceGroup {
  const join = "all" in group ? "all" : "any";
  const members: readonly (Rule | RuleGroup)[] = "all" in group ? group.all : group.any;
  return {
    path,
    join,
    members: members.map((member, k) => {
      const at = `${path}.${join}.${k}`;
      if ("all" in member || "any" in member) return groupSentences(member, at, phrases);
      return { path: at, sentence: ruleSentence(member, phrases) };
    }),
  };
}

/** A rule as one sentence. What is not above is at most: only where no word says the opposite, the key ends with `.not`. */
export function ruleSentence(rule: Rule, phrases: Phrases): Sentence {
  if ("check" in rule) return checkSentence(rule, phrases);
  const negated = rule.not ? ".not" : "";
  if (rule.operator === "between") {
    const unit = unitOf(rule.left);
    const [left, low, high] = [
      phrases.operand(rule.left),
      phrases.number(rule.low, unit),
      phrases.number(rule.high, unit),
    ];
    if (JSON.stringify(rule.low) === JSON.stringify(rule.high))
      return message(`rule.equals${negated}`, { left, right: low });
    return message(`rule.between${negated}`, { left, low, high });
  }
  return ranks(rule) ? rankingSentence(rule, phrases) : comparingSentence(rule as ComparingRule, phrases);
}

function comparingSentence({ left, operator, right, not = false }: ComparingRule, phrases: Phrases): Sentence {
  const values = { left: phrases.operand(left, unitOf(right)), right: phrases.operand(right, unitOf(left)) };
  if (operator === "crossesAbove" || operator === "crossesBelow") {
    return message(`rule.${operator}${not ? ".not" : ""}`, values);
  }
  return message(`rule.${not ? OPPOSITE[operator] : operator}`, values);
}

function rankingSentence(rule: RankingRule, phrases: Phrases): Sentence {
  const { left, operator, right, within = "market", best = "highest", not = false } = rule;
  const key = `rule.${operator}.${best}${not ? ".not" : ""}`;
  const bound = operator === "rankAtMost" ? phrases.number(right, "count") : shareOf(rule, phrases);
  return message(key, { left: phrases.operand(left), bound, group: { kind: "name", of: "group", id: within } });
}

/** Standings from 0.8 on are the best fifth, those up to 0.2 the worst. */
function shareOf({ operator, right }: RankingRule, phrases: Phrases) {
  return operator === "percentileAtLeast" ? phrases.complement(right) : phrases.number(right, "fraction");
}

function checkSentence(rule: Extract<Rule, { check: unknown }>, phrases: Phrases): Sentence {
  const { check, state, threshold, not = false } = rule;
  const asks = (state === "pass") !== not ? "pass" : "fail";
  const name = { kind: "name", of: "check", id: check } as const;
  if (threshold === undefined) return message(`rule.check.${asks}`, { check: name });
  const { unit, currency } = checkOf(check).rule;
  const number = phrases.number(threshold, SENTENCE_UNITS[unit]);
  return message(`rule.check.${asks}.at`, { check: name, threshold: currency ? { ...number, currency } : number });
}
