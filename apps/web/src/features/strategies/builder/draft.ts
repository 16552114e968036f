import type { WireRule, WireStrategy } from "@plumbline/contract";

export type Rule = WireRule;
export type Group = WireStrategy["entry"];
export type Operand = Extract<WireRule, { operator: "above" | "between" | "rankAtMost" | string }>["left"];
export type Tunable = number | { parameter: string };
/** A rule, or a group of rules within the outer group. */
export type Member = Rule | { all: Rule[] } | { any: Rule[] };

/** A strategy that a reader begins with: nothing is bought yet. */
export const EMPTY_DRAFT: WireStrategy = {
  version: 1,
  parameters: {},
  universe: {},
  entry: { all: [] },
  exit: null,
  stops: {},
  ranking: null,
  positions: { count: 10 },
  sizing: { kind: "equal" },
  rebalancing: "signals",
};

/** The rule that a new row begins with. */
export const FIRST_RULE: Rule = {
  left: { price: "close" },
  operator: "above",
  right: { indicator: "sma", parameters: { length: 200 } },
};

export const isGroup = (member: Member): member is Exclude<Member, Rule> => "all" in member || "any" in member;

export const joinOf = (group: Group): "all" | "any" => ("all" in group ? "all" : "any");

export const membersOf = (group: Group): readonly Member[] => ("all" in group ? group.all : group.any);

/** A group of the same members, joined in one way or the other. */
export function groupOf(join: "all" | "any", members: readonly Member[]): Group {
  return join === "all" ? { all: [...members] } : { any: [...members] };
}

/**
 * The members with one in another place.
 *
 * @example
 * moved(["a", "b", "c"], 2, 0); // ["c", "a", "b"]
 */
export function moved<Value>(values: readonly Value[], from: number, to: number): Value[] {
  const rest = values.filter((_, place) => place !== from);
  return rest.toSpliced(to, 0, values[from] as Value);
}

/** The number in use. */
export function numberIn(tunable: Tunable, parameters: WireStrategy["parameters"]): number {
  return typeof tunable === "number" ? tunable : (parameters[tunable.parameter]?.value ?? Number.NaN);
}

/**
 * Makes a number one that a backtest may move, over half to double of its value.
 *
 * @returns The strategy with the new parameter, and what stands in the place of the number.
 */
export function madeTunable(
  strategy: WireStrategy,
  value: number,
  { min, max, isWhole }: { readonly min: number; readonly max: number; readonly isWhole: boolean },
): readonly [WireStrategy, Tunable] {
  const names = Object.keys(strategy.parameters);
  let count = 1;
  while (names.includes(`n${count}`)) count++;
  const [low, high] = [value / 2, value * 2].toSorted((one, other) => one - other) as [number, number];
  const tidy = (number: number) => (isWhole ? Math.round(number) : Number(number.toPrecision(6)));
  const minimum = Math.max(min, tidy(low));
  const maximum = Math.min(max, value === 0 ? 1 : tidy(high));
  const step = isWhole ? 1 : Number(((maximum - minimum) / 20).toPrecision(3)) || 1;
  const parameters = { ...strategy.parameters, [`n${count}`]: { value, minimum, maximum, step } };
  return [{ ...strategy, parameters }, { parameter: `n${count}` }];
}

/** Drops the parameters that no rule names any more. */
export function withoutUnused(strategy: WireStrategy): WireStrategy {
  const { parameters, ...rules } = strategy;
  const text = JSON.stringify(rules);
  const used = Object.entries(parameters).filter(([name]) => text.includes(`{"parameter":"${name}"}`));
  return { ...strategy, parameters: Object.fromEntries(used) };
}
