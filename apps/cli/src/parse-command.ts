import { type ParseArgsConfig, parseArgs } from "node:util";
import { type Answers, ASKED_TOPICS, type AskedTopic } from "@plumbline/market/model";
import { ASKING_ORDER } from "@plumbline/market/pull";
import { BACKTEST_OPTIONS, type BacktestWords, backtestWords } from "./backtest-words.ts";
import { CommandError } from "./command-error.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

const NAME: Options = { name: { type: "string" } };
const PATHS = ["prices", "facts", "reference", "targets", "filings"] as const;

const COMMANDS: Readonly<Record<string, Options>> = {
  import: {
    ...NAME,
    ...Object.fromEntries(PATHS.map((path) => [path, { type: "string", multiple: true }])),
    mapping: { type: "string", multiple: true },
    answer: { type: "string", multiple: true },
    force: { type: "boolean" },
  },
  pull: {
    ...NAME,
    universe: { type: "string" },
    since: { type: "string" },
    providers: { type: "string" },
    filings: { type: "boolean" },
  },
  demo: { companies: { type: "string" } },
  answers: { forget: { type: "string" }, "forget-all": { type: "boolean" } },
  list: NAME,
  verify: NAME,
  record: { ...NAME, head: { type: "string" } },
  report: { ...NAME, code: { type: "string" }, json: { type: "boolean" } },
  backtest: { ...NAME, ...BACKTEST_OPTIONS },
};

/** A parsed command line. */
export type Command =
  | { readonly command: "help" }
  | ({ readonly command: "pull" } & PullWords)
  | { readonly command: "demo"; readonly companies: number | null }
  | ({ readonly command: "import"; readonly force: boolean } & ImportWords)
  | { readonly command: "answers"; readonly forget: string | "all" | null }
  | { readonly command: "list" | "verify"; readonly name: string | null }
  | ({ readonly command: "backtest" } & BacktestWords)
  | { readonly command: "record"; readonly name: string | null; readonly head: string | null }
  | { readonly command: "report"; readonly name: string | null; readonly code: string | null; readonly json: boolean };

export interface PullWords {
  readonly name: string | null;
  readonly universe: string | null;
  /** `YYYY-MM-DD`. */
  readonly since: string | null;
  /** Names separated by commas; null for all that can be asked. */
  readonly providers: string | null;
  /** Whether texts of filings are fetched; null where the universe decides. */
  readonly filings: boolean | null;
}

interface ImportWords {
  /** The market; null for the one that there is. */
  readonly name: string | null;
  readonly prices: readonly string[];
  readonly facts: readonly string[];
  readonly reference: readonly string[];
  readonly targets: readonly string[];
  readonly filings: readonly string[];
  /** Paths of column mappings. */
  readonly mappings: readonly string[];
  /** What the files do not show. */
  readonly answers: Answers;
  /** All of the above as it was typed, to be repeated. */
  readonly words: readonly string[];
}

/**
 * Parses a command line.
 *
 * @param words What follows the program's name.
 * @throws {CommandError} when a word is unknown, or one is missing.
 */
export function parseCommand(words: readonly string[]): Command {
  const [command = "help", ...rest] = words;
  if (["help", "--help", "-h"].includes(command) || rest.includes("--help")) return { command: "help" };
  const options = COMMANDS[command];
  if (options === undefined) {
    throw new CommandError(2, `There is no command "${command}"; there are ${Object.keys(COMMANDS).join(", ")}.`);
  }
  const { values, positionals } = parse(rest, options);
  // A shell expands --prices *.csv to one option and many words: all of them are files to import.
  const [spare] = command === "record" && positionals[0] === "verify" ? positionals.slice(1) : positionals;
  if (command !== "import" && spare !== undefined) throw new CommandError(2, `"${spare}" is one word too many.`);
  return command === "import" ? importOf(rest, values, positionals) : commandOf(command, values);
}

type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

function parse(words: readonly string[], options: Options): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args: [...words], options, strict: true, allowPositionals: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new CommandError(2, message.split(". To specify")[0]?.replace(/\.?$/, ".") ?? message);
  }
}

function commandOf(command: string, values: Values): Command {
  const name = text(values.name);
  if (command === "pull") return { command, name, ...pullWords(values) };
  if (command === "demo") return { command, companies: number(values.companies) };
  if (command === "answers") return { command, forget: forgotten(values) };
  if (command === "record") return { command, name, head: text(values.head) };
  if (command === "report") return { command, name, code: text(values.code), json: values.json === true };
  if (command === "backtest") return { command, ...backtestWords(name, values) };
  return { command: command === "verify" ? "verify" : "list", name };
}

function pullWords(values: Values): Omit<PullWords, "name"> {
  const { universe, since, providers, filings } = values;
  const wantsTexts = typeof filings === "boolean" ? filings : null;
  return {
    universe: text(universe)?.trim() || null,
    since: text(since),
    providers: text(providers),
    filings: wantsTexts,
  };
}

function importOf(words: readonly string[], values: Values, positionals: readonly string[]): Command {
  const [prices, facts, reference, targets, filings] = PATHS.map((path) => texts(values[path]));
  return {
    command: "import",
    name: text(values.name),
    force: values.force === true,
    prices: [...(prices ?? []), ...positionals],
    facts: facts ?? [],
    reference: reference ?? [],
    targets: targets ?? [],
    filings: filings ?? [],
    mappings: texts(values.mapping),
    answers: answersIn(texts(values.answer)),
    words,
  };
}

/** What was said with `--answer`; whether a file asks it, and has it among its choices, is known when it is read. */
function answersIn(stated: readonly string[]): Answers {
  const answers: Partial<Record<AskedTopic, string>> = {};
  for (const answer of stated) {
    const [name = "", value] = answer.split(/=(.*)/s);
    const topic = ASKED_TOPICS.find((candidate) => candidate === name);
    if (topic === undefined || !value) {
      throw new CommandError(
        2,
        `--answer ${answer} is not understood; it may be ${ASKED_TOPICS.join(", ")}, each with =VALUE.`,
      );
    }
    if (answers[topic] !== undefined) throw new CommandError(2, `--answer ${topic} is given twice.`);
    answers[topic] = value;
  }
  return answers;
}

function forgotten(values: Values): string | "all" | null {
  return values["forget-all"] === true ? "all" : text(values.forget);
}

function text(value: Values[string]): string | null {
  return typeof value === "string" ? value : null;
}

/** The command checks whether the number is within its limits. */
function number(value: Values[string]): number | null {
  const written = text(value);
  return written === null ? null : Number(written.trim() || Number.NaN);
}

function texts(value: Values[string]): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** The help text of the command line. */
export const USAGE = `Usage: npm run market -- COMMAND [OPTION]...

  import PATH... [--name NAME] [--filings PATH]... [--answer TOPIC=VALUE]... [--mapping FILE]... [--force]
      Builds a market from files, or extends it. A PATH is a file, a folder (read recursively) or an archive;
      each file is recognised by its content. What a file does not show is asked once for its kind.
      --name NAME      the market; without it the one that there is, else "own"
      --filings PATH   annual, quarterly and current reports. --prices, --facts, --reference and --targets
                       name paths too: which option it is makes no difference
      --answer         answers a question without a terminal, such as --answer day-order=month-first
      --mapping FILE   how to read price tables of an unknown format (docs/import-formats.md)
      --force          reads files again that were imported before, and publishes a market that lost data

  pull --universe sp500|listed|FILE|SYMBOL,... [--name NAME] [--since DAY] [--providers NAME,...] [--filings]
      Fetches a market from free sources and keeps it up to date: again, it fetches only what is new. What came is
      stored at once, so that a pull that was stopped goes on (docs/pulling.md)
      --universe       the stocks; without it those that the market has
      --since          first day of prices; without it all there are
      --providers      whom to ask, in the order given; without it ${ASKING_ORDER.join(", ")}
      --filings        texts of the newest reports too; of stocks that are named one by one they come without it

  demo [--companies N] makes the fictional demo market, if it is not there already; N from 68 to 1200
  answers [--forget LAYOUT | --forget-all]
                       what was answered about kinds of files; forgotten, it is asked again
  list [--name NAME]   markets and their snapshots
  verify [--name NAME] compares every file of every snapshot with its checksum
  record verify [--name NAME] [--head HASH]
                       compares the record of verdicts with its hashes; also: npm run record -- verify
                       --head HASH   a hash that was noted earlier: whether the record still contains it
  report [--name NAME] [--code SYMBOL] [--json]
                       what was rejected, set aside, repaired or noted, and why

  backtest --strategy ID|FILE.json [--name NAME] [--codes AAPL,MSFT | --market | --sectors Energy,Utilities]
           [--from DAY] [--to DAY] [--capital 10000] [--rate 0.001] [--slippage 0.0005] [--fixed 0] [--minimum 0]
           [--fractional] [--fill next-open|close] [--volume-share 0.1] [--delisting-recovery 1]
           [--benchmark SYMBOL|none] [--value fast=20]... [--sweep fast=10:100:10]... [--seed 42] [--json] [--csv FILE]
      Runs a strategy of the library, or rules in a file, as the server would; also: npm run backtest -- ...
      --market         all stocks, as without --codes and --sectors; rates are fractions of each side
      --fill           when the orders of a signal are filled: at the next open unless given; at its own close the
                       result is prone to look ahead
      --volume-share   the largest part of a day's volume that an order takes; without it there is no limit
      --delisting-recovery
                       what a share is worth after its last day, as a fraction of its last close
      --sweep          tries a parameter from, to and between them by steps; given twice, each with each
      --json           writes the result that the server answers with; silence npm with: npm run -s backtest
      --csv FILE       writes the orders, as the page exports them

Markets live in DATA_DIR (environment; default: the folder "data" below the current one).`;
