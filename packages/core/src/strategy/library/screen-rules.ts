import { type ClassicScreen, classicScreens, type ScreenFilter, screenMetricOf } from "../../screen/index.ts";
import type { Ranking, Rule, Strategy, StrategyParameter, Tunable } from "../strategy.ts";
import { parameter } from "./blocks.ts";

/** A number of a screen that the reader may move: its place among the filters, and its range. */
export interface MovedBound extends Omit<StrategyParameter, "value"> {
  readonly filter: number;
}

/** A classic screen in the words of a strategy. */
export interface ScreenRules {
  readonly source: string;
  readonly parameters: Strategy["parameters"];
  readonly universe: Strategy["universe"];
  readonly rules: readonly Rule[];
  readonly ranking: Ranking;
}

/** Of the yield of AAA bonds: the bounds of the screen that compares with it are multiples of it then. */
const UNIT_YIELD = 1;

/**
 * Writes a classic screen as rules, so that screen and strategy cannot differ.
 *
 * @param id Of a screen; bounds that depend on the yield of AAA bonds are multiples of it.
 * @param moved Which of its bounds are parameters, by their names.
 * @throws {RangeError} if there is no such screen.
 *
 * @example
 * screenRules("net-net").rules; // [{ check: "F8", state: "pass" }]
 */
export function screenRules(id: string, moved: Readonly<Record<string, MovedBound>> = {}): ScreenRules {
  const screen = classicScreens(UNIT_YIELD).find((one) => one.id === id);
  if (!screen) throw new RangeError(`There is no classic screen "${id}".`);
  const names = new Map(Object.entries(moved).map(([name, { filter }]) => [filter, name]));
  const rules = screen.filters.flatMap((filter, k) => ruleOf(filter, names.get(k)));
  const parameters = Object.entries(moved).map(([name, { filter, ...range }]) => [
    name,
    { value: boundOf(screen, filter), ...range },
  ]);
  return {
    source: screen.source,
    parameters: Object.fromEntries(parameters),
    universe: universeOf(screen),
    rules,
    ranking: rankingOf(screen),
  };
}

/** A filter as a rule; of a group of companies there is none, it belongs to the universe. */
function ruleOf(filter: ScreenFilter, name: string | undefined): readonly Rule[] {
  const moved = (bound: number): Tunable => (name === undefined ? bound : parameter(name));
  if ("check" in filter) {
    if (filter.state !== "pass" && filter.state !== "fail")
      throw new RangeError("A rule asks whether a check is passed or failed.");
    const { check, state, threshold } = filter;
    return [threshold === undefined ? { check, state } : { check, state, threshold: moved(threshold) }];
  }
  if (!("metric" in filter)) return [];
  const left = { metric: filter.metric };
  switch (filter.op) {
    case "between":
      return [{ left, operator: "between", low: filter.low, high: filter.high }];
    case "atLeast":
      return [{ left, operator: "atLeast", right: { number: moved(filter.low) } }];
    case "atMost":
      return [{ left, operator: "atMost", right: { number: moved(filter.high) } }];
    case "percentileAtLeast":
      return [
        { left, operator: filter.op, right: moved(filter.low), within: filter.within, best: bestOf(filter.metric) },
      ];
    case "percentileAtMost":
      return [
        { left, operator: filter.op, right: moved(filter.high), within: filter.within, best: bestOf(filter.metric) },
      ];
  }
}

function boundOf({ id, filters }: ClassicScreen, place: number): number {
  const filter = filters[place];
  if (filter && "check" in filter && filter.threshold !== undefined) return filter.threshold;
  if (filter && "low" in filter) return filter.low;
  if (filter && "high" in filter) return filter.high;
  throw new RangeError(`Filter ${place} of the screen "${id}" has no bound.`);
}

function universeOf({ filters }: ClassicScreen): Strategy["universe"] {
  const types = filters.find((filter) => "companyTypes" in filter);
  return types ? { companyTypes: types.companyTypes } : {};
}

function rankingOf({ order }: ClassicScreen): Ranking {
  if ("bestBy" in order) return { by: order.bestBy.map((id) => ({ operand: { metric: id }, best: bestOf(id) })) };
  return { by: [{ operand: { metric: order.metric }, best: order.descending ? "highest" : "lowest" }] };
}

/** Which values of a metric are good. */
function bestOf(id: string): "highest" | "lowest" {
  return screenMetricOf(id)?.good === "lower" ? "lowest" : "highest";
}
