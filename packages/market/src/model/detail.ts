import { type Day, formatDay } from "@plumbline/core/time";
import {
  FINDING_SENTENCES,
  type FindingSentenceId,
  type FindingValue,
  type FindingValues,
  type FindingWord,
} from "@plumbline/core/words";

/** A sentence about a case, by its id, with what stands at its places. */
export interface Sentence {
  readonly id: FindingSentenceId;
  readonly values: Readonly<Record<string, FindingValue>>;
}

/** What is to be said of a case. */
export interface Detail {
  /** In English, for the report and the terminal. */
  readonly english: string;
  /** The same for a page, which writes it in the reader's language; empty where the code says all of it. */
  readonly said: readonly Sentence[];
}

type Given<Id extends FindingSentenceId> = keyof FindingValues<Id> extends never ? [] : [values: FindingValues<Id>];

/**
 * Says something of a case.
 *
 * @param id The sentence.
 * @param given Its values, by the names of its places. Not finite is `null`, and "NaN" in English.
 *
 * @example
 * say("dividend-impossible", { amount: -1 }).english; // "A dividend cannot be -1."
 */
export function say<Id extends FindingSentenceId>(id: Id, ...given: Given<Id>): Detail {
  const values: Readonly<Record<string, FindingValue>> = given[0] ?? {};
  const known = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, finite(value)]));
  return { english: inEnglish(id, values), said: [{ id, values: known }] };
}

/** Says in English what the sentence of the code says already. */
export function plainly(english: string): Detail {
  return { english, said: [] };
}

/** Repeats what a file or another program said, in its own words. */
export function quoted(text: string): Detail {
  return say("quoted", { text });
}

/** Says several things, one after the other. */
export function inTurn(...details: readonly Detail[]): Detail {
  return { english: details.map(({ english }) => english).join(" "), said: details.flatMap(({ said }) => said) };
}

/** A number with as many digits as are certain. */
export function significant(number: number, digits: number): FindingValue {
  const decimals = /\.(\d+)$/.exec(number.toPrecision(digits))?.[1]?.length ?? 0;
  return { value: Number(number.toPrecision(digits)), decimals };
}

/** A number with a fixed count of decimals. */
export function fixed(number: number, decimals: number): FindingValue {
  return { value: Number(number.toFixed(decimals)), decimals };
}

export function dayValue(day: number | undefined): FindingValue {
  return { days: [formatDay((day ?? 0) as Day)] };
}

export function wordValue(word: FindingWord): FindingValue {
  return { words: [word] };
}

/** JSON knows no NaN. */
function finite(value: FindingValue): FindingValue {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (value === null || typeof value === "string") return value;
  if ("value" in value) return { ...value, value: finite(value.value) as number | null };
  return "fraction" in value ? { ...value, fraction: finite(value.fraction) as number | null } : value;
}

function inEnglish(id: FindingSentenceId, values: Readonly<Record<string, FindingValue>>): string {
  const sentence = FINDING_SENTENCES[id];
  const pattern = typeof sentence === "string" ? sentence : values.count === 1 ? sentence.one : sentence.other;
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => written(values[name]));
}

function written(value: FindingValue | undefined): string {
  if (typeof value !== "object" || value === null) return String(value);
  if ("list" in value) return value.list.join(value.and ? " and " : ", ");
  if ("days" in value) return value.days.join(", ");
  if ("words" in value) return value.words.join(value.between ?? ", ");
  if ("source" in value) return value.source;
  if ("grouped" in value) return value.grouped.toLocaleString("en");
  if ("fraction" in value) return `${(Number(value.fraction) * 100).toFixed(value.decimals)} %`;
  return Number(value.value).toFixed(value.decimals);
}
