import { readFile } from "node:fs/promises";
import { BACKTEST_LIMITS, BacktestInput } from "@plumbline/contract";
import { libraryStrategy, STRATEGY_LIBRARY, type Strategy, validateStrategy } from "@plumbline/core/strategy";
import { examineRun, type RunInput, type RunProblem } from "@plumbline/market/backtests";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { BacktestWords } from "./backtest-words.ts";
import { CommandError } from "./command-error.ts";

/** What is to run. */
export interface AskedRun {
  readonly input: RunInput;
  readonly strategy: Strategy;
}

/**
 * Makes the order of a backtest out of a command line; it is held to the same rules as one that the server takes in.
 *
 * @throws {CommandError} that says what is wrong with it.
 */
export async function readAskedRun(words: BacktestWords, snapshot: Snapshot): Promise<AskedRun> {
  const { firstDay, lastDay } = snapshot.manifest;
  if (firstDay === null || lastDay === null) throw new CommandError(1, "The market has no prices.");
  const chosen = await chosenStrategy(words.strategy);
  const parsed = BacktestInput.safeParse({
    ...chosen,
    ...withoutUndefined({ ...words.settings, costs: withoutUndefined(words.settings.costs) }),
    from: words.from ?? firstDay,
    to: words.to ?? lastDay,
  });
  if (!parsed.success) throw shapeError(parsed.error.issues, words.strategy);
  const { data: input } = parsed;
  const strategy = "strategyId" in input ? published(input.strategyId) : sensible(input.strategy, words.strategy);
  const problem = examineRun(snapshot, { input, strategy }, BACKTEST_LIMITS.combinations);
  if (problem) throw new CommandError(2, sentenceOf(problem, { input, strategy }));
  return { input, strategy };
}

async function chosenStrategy(words: string): Promise<object> {
  if (!words.endsWith(".json")) return { strategyId: published(words) && words };
  const written = await readFile(words, "utf8").catch(() => {
    throw new CommandError(2, `The file ${words} cannot be read.`);
  });
  try {
    return { strategy: JSON.parse(written) };
  } catch {
    throw new CommandError(2, `The file ${words} is no JSON.`);
  }
}

function published(id: string): Strategy {
  const found = libraryStrategy(id);
  if (found) return found.strategy;
  const ids = STRATEGY_LIBRARY.map((each) => each.id).join(", ");
  throw new CommandError(2, `There is no strategy "${id}"; there are ${ids}.`);
}

function sensible(given: object, file: string): Strategy {
  const strategy = given as Strategy;
  const [problem] = validateStrategy(strategy);
  if (!problem) return strategy;
  throw new CommandError(2, `The rules of ${file} make no sense at ${problem.path}: ${problem.code}.`);
}

function withoutUndefined(members: object): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

/** Members of an order by the options that they come from. */
const OPTIONS: Readonly<Record<string, string>> = {
  values: "value",
  universe: "codes",
  volumeShare: "volume-share",
  delistingRecovery: "delisting-recovery",
};

type ShapeIssue = NonNullable<ReturnType<typeof BacktestInput.safeParse>["error"]>["issues"][number];

function shapeError(issues: readonly ShapeIssue[], file: string): CommandError {
  const { path, message } = deepest(issues);
  const [first = "", second] = path.map(String);
  if (first === "strategy") return new CommandError(2, `${file}: ${path.slice(1).join(".") || "rules"}: ${message}.`);
  const isNested = (first === "costs" || first === "universe") && second !== undefined;
  return new CommandError(2, `--${isNested ? second : (OPTIONS[first] ?? first)}: ${message}.`);
}

/** Of the shapes that an order can have the one that it comes closest to: what is wrong lies deepest in it. */
function deepest(issues: readonly ShapeIssue[]): { readonly path: readonly PropertyKey[]; message: string } {
  const found = issues.map(({ path, message, ...issue }) => {
    const branches = issue.code === "invalid_union" ? issue.errors : [];
    const inner = branches.filter((branch) => branch.length > 0).map(deepest);
    const below = inner.sort((a, b) => b.path.length - a.path.length)[0];
    return below ? { path: [...path, ...below.path], message: below.message } : { path, message };
  });
  return found.sort((a, b) => b.path.length - a.path.length)[0] ?? { path: [], message: "not an order" };
}

function sentenceOf({ phrase, field }: RunProblem, { input, strategy }: AskedRun): string {
  const [, , place] = field.split(".");
  switch (phrase) {
    case "ends before it begins":
      return `The backtest would end on ${input.to} and begin on ${input.from}: choose a later --to or an earlier --from.`;
    case "waits for a price and fills at the close":
      return "The strategy buys by limit or stop orders, which wait for a price of the next bar: leave out fills at the close.";
    case "no such stock": {
      if (field === "universe") return "The universe has no stock with prices: choose other --codes or --sectors.";
      const codes = "codes" in input.universe ? input.universe.codes : [];
      return `The market has no prices of ${field === "benchmark" ? input.benchmark : codes[Number(place)]}.`;
    }
    case "too many combinations":
      return `The sweep has too many combinations; at most ${BACKTEST_LIMITS.combinations} of one stock and fewer of many: choose a larger step.`;
    case "not a parameter of the strategy": {
      const [member, key = ""] = field.split(".");
      const name = member === "sweep" ? input.sweep?.[Number(key)]?.parameter : key;
      return `"${name}" is given no value that the strategy can have; it has ${parametersOf(strategy)}.`;
    }
  }
}

function parametersOf({ parameters }: Strategy): string {
  const list = Object.entries(parameters).map(([name, { minimum, maximum }]) => `${name} (${minimum} to ${maximum})`);
  return list.length === 0 ? "no parameters" : list.join(", ");
}
