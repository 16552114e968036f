import type { WireStrategy } from "@plumbline/contract";
import { TRADING_COST_PRESET_NAMES } from "@plumbline/core/words";
import { FILL_MOMENTS, MAX_RANGES, PLACES, type Range, type Setup } from "./setup-state.ts";

/** How a part of a setup is written, and read again; null of what nobody could have written. */
interface Kind<Value> {
  write(value: Value): string;
  read(text: string): { readonly value: Value } | null;
}

const oneOf = <Word extends string>(words: readonly Word[]): Kind<Word> => ({
  write: (word) => word,
  read(text) {
    const value = words.find((word) => word === text);
    return value === undefined ? null : { value };
  },
});

const within = (low: number, high: number): Kind<number> => ({
  write: String,
  read: (text) => (text !== "" && Number(text) >= low && Number(text) <= high ? { value: Number(text) } : null),
});

const matching = (form: RegExp): Kind<string> => ({
  write: (text) => text,
  read: (text) => (form.test(text) ? { value: text } : null),
});

/** A value that may be left out, which a word of its own says. */
const orElse = <Value, Absent>(kind: Kind<Value>, word: string, absent: Absent): Kind<Value | Absent> => ({
  write: (value) => (value === absent ? word : kind.write(value as Value)),
  read: (text) => (text === word ? { value: absent } : kind.read(text)),
});

const LIST: Kind<readonly string[]> = {
  write: (values) => values.join(),
  read: (text) => ({ value: text.split(",").filter((each) => each !== "") }),
};
const SWITCH: Kind<boolean> = {
  write: (isOn) => (isOn ? "yes" : "no"),
  read: (text) => (text === "yes" || text === "no" ? { value: text === "yes" } : null),
};
const SYMBOL = matching(/^[\w.^/-]{1,20}$/);
const DAY = matching(/^\d{4}-\d\d-\d\d$/);
const NUMBER = within(-Number.MAX_VALUE, Number.MAX_VALUE);
/** What the server takes, as fractions. */
const COST = within(0, 0.1);

type Fixed = Omit<Setup, "values" | "ranges">;

const KINDS: { readonly [Name in keyof Fixed]: Kind<Fixed[Name]> } = {
  place: oneOf(PLACES),
  stock: orElse(SYMBOL, "none", null),
  listed: LIST,
  sectors: LIST,
  from: DAY,
  to: DAY,
  capital: within(1, 1e12),
  fractional: SWITCH,
  costs: oneOf([...TRADING_COST_PRESET_NAMES, "own"]),
  rate: COST,
  slippage: COST,
  fillAt: oneOf(FILL_MOMENTS),
  volumeShare: orElse(within(1e-4, 1), "none", null),
  delistingRecovery: within(0, 1),
  benchmark: orElse(orElse(SYMBOL, "none", null), "index", undefined),
};
const NAMES = Object.keys(KINDS) as (keyof Fixed)[];

/**
 * Writes what a reader has changed in a setup, for the address.
 *
 * @param before What the reader's setup begins with.
 * @returns Empty where nothing was changed.
 * @example
 * writeSetup({ ...before, place: "market", values: { fast: 30 } }, before); // "place*market~value.fast*30"
 */
export function writeSetup(setup: Setup, before: Setup): string {
  const written = (name: keyof Fixed, of: Setup): string => (KINDS[name] as Kind<unknown>).write(of[name]);
  const fixed = NAMES.filter((name) => written(name, setup) !== written(name, before));
  const values = Object.entries(setup.values).map(([name, value]) => `value.${name}*${value}`);
  const ranges = Object.entries(setup.ranges).map(
    ([name, { from, to, step }]) => `range.${name}*${from},${to},${step}`,
  );
  return [...fixed.map((name) => `${name}*${written(name, setup)}`), ...values, ...ranges].join("~");
}

/** Reads what `writeSetup` wrote; what nobody could have written, and numbers that the strategy has not got, are left out. */
export function readSetup(text: string, { parameters }: WireStrategy): Partial<Setup> {
  const pairs = text.split("~").map((pair) => pair.split("*") as [string, string | undefined]);
  const fixed = pairs.flatMap(([name, written = ""]) => {
    const found = Object.hasOwn(KINDS, name) ? KINDS[name as keyof Fixed].read(written) : null;
    return found ? [[name, found.value]] : [];
  });
  const values: Record<string, number> = {};
  const ranges: Record<string, Range> = {};
  for (const [key, written = ""] of pairs) {
    const [kind, name = ""] = key.split(".");
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    const [from, to, step] = written.split(",").map((number) => NUMBER.read(number)?.value);
    if (parameter === undefined || from === undefined) continue;
    if (kind === "value" && from >= parameter.minimum && from <= parameter.maximum) values[name] = from;
    const isRange = kind === "range" && to !== undefined && step !== undefined;
    if (isRange && Object.keys(ranges).length < MAX_RANGES) ranges[name] = { from, to, step };
  }
  return { ...(Object.fromEntries(fixed) as Partial<Fixed>), values, ranges };
}
