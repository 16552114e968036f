import type { Operand, Rule, RuleGroup, Strategy } from "./strategy.ts";

/** A tree of the rule language in which every parameter has been replaced by its number. */
export type Resolved<Tree> = Tree extends { readonly parameter: string }
  ? number
  : Tree extends object
    ? { readonly [Key in keyof Tree]: Resolved<Tree[Key]> }
    : Tree;

export type ResolvedStrategy = Resolved<Strategy>;
export type ResolvedOperand = Resolved<Operand>;
export type ResolvedRule = Resolved<Rule>;
export type ResolvedGroup = Resolved<RuleGroup>;

/** Numbers for some parameters of a strategy, by their names; the others keep their own. */
export type ParameterValues = Readonly<Record<string, number>>;

/**
 * Writes the numbers of its parameters into a strategy.
 *
 * @param strategy A valid strategy.
 * @param values What the reader or a sweep has chosen.
 * @returns The same tree with a number in every place that named a parameter.
 * @throws {RangeError} if a value is not within the bounds of its parameter, or a parameter does not exist.
 *
 * @example
 * resolveStrategy(goldenCross, { slow: 100 }).entry; // { all: [{ left: { indicator: "sma", parameters: { length: 50 } }, ... }] }
 */
export function resolveStrategy(strategy: Strategy, values: ParameterValues = {}): ResolvedStrategy {
  const numbers = new Map(Object.entries(strategy.parameters).map(([name, { value }]) => [name, value]));
  for (const [name, value] of Object.entries(values)) {
    requireWithin(strategy, name, value);
    numbers.set(name, value);
  }
  return resolved(strategy, numbers) as ResolvedStrategy;
}

function resolved(tree: unknown, numbers: ReadonlyMap<string, number>): unknown {
  if (Array.isArray(tree)) return tree.map((member) => resolved(member, numbers));
  if (typeof tree !== "object" || tree === null) return tree;
  const name = (tree as { parameter?: unknown }).parameter;
  if (typeof name === "string") return numberOf(name, numbers);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(tree)) copy[key] = resolved((tree as Record<string, unknown>)[key], numbers);
  return copy;
}

function numberOf(name: string, numbers: ReadonlyMap<string, number>): number {
  const value = numbers.get(name);
  if (value === undefined)
    throw new RangeError(`The strategy has no parameter "${name}"; give it one or write a number.`);
  return value;
}

function requireWithin(strategy: Strategy, name: string, value: number): void {
  const parameter = Object.hasOwn(strategy.parameters, name) ? strategy.parameters[name] : undefined;
  if (parameter === undefined) throw new RangeError(`The strategy has no parameter "${name}".`);
  const { minimum, maximum } = parameter;
  if (value >= minimum && value <= maximum) return;
  throw new RangeError(`The parameter "${name}" is ${value}; choose a number from ${minimum} to ${maximum}.`);
}
