import { combinationsOf } from "@plumbline/core/backtest";
import type { ParameterValues, Strategy } from "@plumbline/core/strategy";
import type { Snapshot } from "../snapshot/index.ts";
import type { SweptParameter } from "./run-order.ts";
import type { RunInput } from "./run-question.ts";
import { runStocks } from "./run-stocks.ts";
import { axesOf } from "./sweep.ts";

/** Why a run would make no sense, and which part of what was asked it is. */
export interface RunProblem {
  readonly phrase:
    | "ends before it begins"
    | "waits for a price and fills at the close"
    | "not a parameter of the strategy"
    | "no such stock"
    | "too many combinations";
  /** Such as `universe.codes.2`. */
  readonly field: string;
}

/** Stocks times combinations of a sweep: each takes some milliseconds. */
const MAX_WORK = 50_000;

/**
 * Examines what somebody wants to run, so that a run fails later only for reasons that nobody could know.
 *
 * @param mostCombinations Of a sweep of one stock.
 * @returns The first problem; null where there is none.
 */
export function examineRun(
  snapshot: Snapshot,
  { input, strategy }: { readonly input: RunInput; readonly strategy: Strategy },
  mostCombinations: number,
): RunProblem | null {
  if (input.to <= input.from) return { phrase: "ends before it begins", field: "to" };
  // Such an order waits for a price of the next bar: after the close of its signal there is none left.
  if (strategy.entryOrder && input.fillAt === "close")
    return { phrase: "waits for a price and fills at the close", field: "fillAt" };
  return (
    parameterProblem(input, strategy.parameters) ??
    stockProblem(snapshot, input) ??
    sizeProblem(input, runStocks(snapshot, input.universe, {}).length, mostCombinations)
  );
}

function parameterProblem(
  { values = {}, sweep = [] }: RunInput,
  parameters: Strategy["parameters"],
): RunProblem | null {
  const fits = (name: string, numbers: readonly number[]) => {
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    return parameter !== undefined && numbers.every((each) => each >= parameter.minimum && each <= parameter.maximum);
  };
  const problem = (field: string): RunProblem => ({ phrase: "not a parameter of the strategy", field });
  for (const [name, value] of Object.entries(values as ParameterValues)) {
    if (!fits(name, [value])) return problem(`values.${name}`);
  }
  const isWrong = ({ parameter, from, to }: SweptParameter, place: number) =>
    to < from || !fits(parameter, [from, to]) || sweep.slice(0, place).some((other) => other.parameter === parameter);
  const wrong = sweep.findIndex(isWrong);
  return wrong < 0 ? null : problem(`sweep.${wrong}.parameter`);
}

function stockProblem(snapshot: Snapshot, { universe, benchmark }: RunInput): RunProblem | null {
  const problem = (field: string): RunProblem => ({ phrase: "no such stock", field });
  const unknown = "codes" in universe ? universe.codes.findIndex((code) => !hasPrices(snapshot, code)) : -1;
  if (unknown >= 0) return problem(`universe.codes.${unknown}`);
  if (typeof benchmark === "string" && !hasPrices(snapshot, benchmark)) return problem("benchmark");
  return runStocks(snapshot, universe, {}).length === 0 ? problem("universe") : null;
}

function hasPrices(snapshot: Snapshot, code: string): boolean {
  return (snapshot.find(code)?.priceBasis ?? null) !== null;
}

function sizeProblem({ sweep = [] }: RunInput, stocks: number, most: number): RunProblem | null {
  const problem: RunProblem = { phrase: "too many combinations", field: "sweep" };
  // Before the axes are made: each takes as much memory as it has values.
  if (sweep.some(({ from, to, step }) => (to - from) / step + 1 > most)) return problem;
  const combinations = combinationsOf(axesOf({ sweep }));
  const isTooMuch = stocks > 1 && combinations > 1 && combinations * stocks > MAX_WORK;
  return isTooMuch || combinations > most ? problem : null;
}
