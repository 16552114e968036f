import type { BacktestOrder, WireStrategy } from "@plumbline/contract";
import { BACKTEST_LIMITS } from "@plumbline/contract";
import { combinationsOf, sweepAxis } from "@plumbline/core/backtest";
import { operandsOf } from "@plumbline/core/strategy";
import { type RunUniverse, runStocks } from "@plumbline/market/backtests";
import type { Snapshot } from "@plumbline/market/snapshot";
import { Failure } from "../http/index.ts";
import type { NewRun, OwnRuns } from "../jobs/index.ts";
import { libraryStrategy, ownStrategy, requireSense } from "../strategies/index.ts";

/** Stocks times combinations of a sweep: each takes some milliseconds. */
const MAX_WORK = 50_000;

/** The rules that are meant, and where they come from. */
type Chosen = Pick<NewRun, "strategy" | "strategyId" | "strategyVersion" | "strategySavedAt"> & {
  readonly name: string;
};

/**
 * Examines what somebody wants to run, so that a run fails later only for reasons that nobody could know.
 *
 * @throws {Failure} `notFound` of a strategy that is not in the library and not the user's; `invalidParameter` of rules that make no
 *   sense, a universe without prices, a parameter that does not exist, days in the wrong order, and a sweep that is too large.
 */
export async function newRun(own: OwnRuns, input: BacktestOrder, snapshot: Snapshot): Promise<NewRun> {
  const { name, ...chosen } = await chosenStrategy(own, input);
  if (input.to <= input.from) throw invalid("ends before it begins", "to");
  requireParameters(input, chosen.strategy);
  const stocks = requireStocks(snapshot, input);
  requireSize(input, stocks);
  const { manifest } = snapshot;
  return { ...chosen, name: input.name ?? name, input, market: manifest.market, snapshot: manifest.id };
}

async function chosenStrategy({ database, user }: OwnRuns, input: BacktestOrder): Promise<Chosen> {
  const unsaved = { strategyVersion: null, strategySavedAt: null };
  if ("strategy" in input) {
    const strategy = requireSense(input.strategy) as WireStrategy;
    return { ...unsaved, strategy, strategyId: null, name: nameOfRules(strategy) };
  }
  const id = input.strategyId;
  const published = libraryStrategy(id);
  if (published) return { ...unsaved, strategy: published, strategyId: id, name: id };
  if (!UUID.test(id)) throw new Failure("notFound");
  const { strategy, name, version, savedAt } = await ownStrategy(database.db, user, id);
  return { strategy, strategyId: id, strategyVersion: version, strategySavedAt: savedAt, name };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Rules without a name are called by what they read. */
function nameOfRules(strategy: WireStrategy): string {
  const { indicators, metrics, checks } = operandsOf(requireSense(strategy));
  const names = [...indicators.map(({ indicator }) => indicator), ...metrics, ...checks];
  return [...new Set(names)].slice(0, 6).join(", ").slice(0, BACKTEST_LIMITS.name) || strategy.rebalancing;
}

function requireParameters({ values = {}, sweep = [] }: BacktestOrder, { parameters }: WireStrategy): void {
  const fits = (name: string, numbers: readonly number[]) => {
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    return parameter !== undefined && numbers.every((each) => each >= parameter.minimum && each <= parameter.maximum);
  };
  for (const [name, value] of Object.entries(values)) {
    if (!fits(name, [value])) throw invalid("not a parameter of the strategy", `values.${name}`);
  }
  const names = new Set<string>();
  for (const [place, { parameter, from, to }] of sweep.entries()) {
    const isWrong = to < from || names.has(parameter) || !fits(parameter, [from, to]);
    if (isWrong) throw invalid("not a parameter of the strategy", `sweep.${place}.parameter`);
    names.add(parameter);
  }
}

function requireStocks(snapshot: Snapshot, { universe, benchmark }: BacktestOrder): number {
  const unknown = "codes" in universe ? universe.codes.findIndex((code) => !hasPrices(snapshot, code)) : -1;
  if (unknown >= 0) throw invalid("no such stock", `universe.codes.${unknown}`);
  if (typeof benchmark === "string" && !hasPrices(snapshot, benchmark)) throw invalid("no such stock", "benchmark");
  const stocks = runStocks(snapshot, universe as RunUniverse, {}).length;
  if (stocks === 0) throw invalid("no such stock", "universe");
  return stocks;
}

function hasPrices(snapshot: Snapshot, code: string): boolean {
  return (snapshot.find(code)?.priceBasis ?? null) !== null;
}

function requireSize({ sweep = [] }: BacktestOrder, stocks: number): void {
  const steps = sweep.map(({ from, to, step }) => (to - from) / step + 1);
  if (steps.some((count) => count > BACKTEST_LIMITS.combinations)) throw invalid("too many combinations", "sweep");
  const combinations = combinationsOf(sweep.map(({ parameter, ...range }) => sweepAxis(parameter, range)));
  const isTooMuch = stocks > 1 && combinations > 1 && combinations * stocks > MAX_WORK;
  if (isTooMuch || combinations > BACKTEST_LIMITS.combinations) throw invalid("too many combinations", "sweep");
}

function invalid(phrase: string, field: string): Failure {
  return new Failure("invalidParameter", { phrase, field });
}
