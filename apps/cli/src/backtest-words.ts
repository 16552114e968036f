import type { ParseArgsConfig } from "node:util";
import type { RunInput } from "@plumbline/market/backtests";
import { CommandError } from "./command-error.ts";

const TEXTS = ["strategy", "codes", "sectors", "from", "to", "benchmark", "fill", "csv"] as const;
const NUMBERS = [
  "capital",
  "rate",
  "slippage",
  "fixed",
  "minimum",
  "volume-share",
  "delisting-recovery",
  "seed",
] as const;
const SWITCHES = ["market", "fractional", "json"] as const;
const LISTS = ["value", "sweep"] as const;

/** The options of `backtest`. */
export const BACKTEST_OPTIONS: NonNullable<ParseArgsConfig["options"]> = {
  ...Object.fromEntries([...TEXTS, ...NUMBERS].map((name) => [name, { type: "string" as const }])),
  ...Object.fromEntries(SWITCHES.map((name) => [name, { type: "boolean" as const }])),
  ...Object.fromEntries(LISTS.map((name) => [name, { type: "string" as const, multiple: true }])),
};

/** A backtest as it stands on the command line; days that are not named are the first and the last of the market. */
export interface BacktestWords {
  /** The market; null for the newest. */
  readonly name: string | null;
  /** Id of a strategy of the library, or a file of rules. */
  readonly strategy: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly settings: Omit<RunInput, "from" | "to">;
  readonly json: boolean;
  /** File for the orders. */
  readonly csv: string | null;
}

type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** Costs of each side unless given, and the money to begin with. */
const USUAL = { capital: 10_000, rate: 0.001, slippage: 0.0005 };

/**
 * Reads the options of a backtest.
 *
 * @throws {CommandError} that names the option at fault.
 */
export function backtestWords(name: string | null, values: Values): BacktestWords {
  const { strategy, from, to, csv, benchmark } = values;
  if (typeof strategy !== "string")
    throw new CommandError(2, "A backtest needs a strategy: --strategy golden-cross, or a file such as rules.json.");
  const costs = { rate: number(values, "rate") ?? USUAL.rate, slippage: number(values, "slippage") ?? USUAL.slippage };
  const sweep = texts(values.sweep).map(swept);
  return {
    name,
    strategy,
    from: text(from),
    to: text(to),
    settings: {
      universe: universe(values),
      capital: number(values, "capital") ?? USUAL.capital,
      costs: { ...costs, fixed: number(values, "fixed"), minimum: number(values, "minimum") },
      fractional: values.fractional === true,
      fillAt: fillMoment(values.fill),
      volumeShare: number(values, "volume-share"),
      delistingRecovery: number(values, "delisting-recovery"),
      benchmark: benchmark === "none" ? null : (text(benchmark) ?? undefined),
      values: Object.fromEntries(texts(values.value).map(assigned)),
      sweep: sweep.length > 0 ? sweep : undefined,
      seed: number(values, "seed"),
    },
    json: values.json === true,
    csv: text(csv),
  };
}

function universe({ codes, sectors, market }: Values): RunInput["universe"] {
  if ([codes, sectors, market].filter((each) => each !== undefined).length > 1)
    throw new CommandError(2, "A backtest has one universe: --codes, --sectors or --market.");
  if (typeof codes === "string") return { codes: parts(codes) };
  return typeof sectors === "string" ? { sectors: parts(sectors) } : { market: true };
}

const FILL_MOMENTS = { "next-open": "nextOpen", close: "close" } as const;

function fillMoment(written: Values[string]): RunInput["fillAt"] {
  if (written === undefined) return undefined;
  if (written === "next-open" || written === "close") return FILL_MOMENTS[written];
  throw new CommandError(2, `--fill is "${written}"; orders can be filled at the next-open or at the close.`);
}

/** `fast=20` */
function assigned(words: string): readonly [string, number] {
  const [parameter = "", value = ""] = words.split("=");
  return [parameter, finite(value, `--value ${words} must be a parameter and a number, such as --value fast=20.`)];
}

/** `fast=10:100:10` */
function swept(words: string) {
  const sentence = `--sweep ${words} must be a parameter with from, to and step, such as --sweep fast=10:100:10.`;
  const [parameter = "", range = ""] = words.split("=");
  const numbers = range.split(":");
  if (numbers.length !== 3) throw new CommandError(2, sentence);
  const [from, to, step] = numbers.map((written) => finite(written, sentence)) as [number, number, number];
  return { parameter, from, to, step };
}

function number(values: Values, name: (typeof NUMBERS)[number]): number | undefined {
  const written = values[name];
  return typeof written === "string" ? finite(written, `--${name} is "${written}"; it must be a number.`) : undefined;
}

/** @throws {CommandError} with the sentence, if it is no number. */
function finite(written: string, sentence: string): number {
  const value = written.trim() === "" ? Number.NaN : Number(written);
  if (!Number.isFinite(value)) throw new CommandError(2, sentence);
  return value;
}

function text(value: Values[string]): string | null {
  return typeof value === "string" ? value : null;
}

function texts(value: Values[string]): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function parts(list: string): string[] {
  return list
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
