/** Into which kind of number a text has to put a value. */
export type SentenceUnit =
  | "count"
  | "fraction"
  | "times"
  | "price"
  | "money"
  | "index"
  | "shares"
  | "points"
  | "years"
  | "month"
  | "weekday";

/** A number in a sentence, with the parameter that can be moved in its place. */
export interface SentenceNumber {
  readonly kind: "number";
  readonly value: number;
  readonly unit: SentenceUnit;
  /** Of an amount that a check compares in one currency, whatever a company reports in. */
  readonly currency?: string;
  /** Name of the parameter; null where the number is written in the tree. */
  readonly parameter: string | null;
  /** Present where the tree has 1 minus this number: the best 20 % are those from 0.8 on. */
  readonly isComplement?: true;
}

/** Something that the catalogues name elsewhere, such as a metric. */
export interface SentenceName {
  readonly kind: "name";
  readonly of: "metric" | "check" | "sector" | "industry" | "companyType" | "index" | "group";
  readonly id: string;
}

/** Several values, to be listed as the language does. */
export interface SentenceList {
  readonly kind: "list";
  readonly values: readonly SentenceValue[];
}

/** A sentence, or a phrase within one: the key of a message and what stands in its places. */
export interface Sentence {
  readonly kind: "message";
  readonly key: string;
  readonly values: Readonly<Record<string, SentenceValue>>;
}

export type SentenceValue = SentenceNumber | SentenceName | SentenceList | Sentence;

/** A sentence about one place of the tree, such as `entry.all.0`. */
export interface SentencePart {
  readonly path: string;
  readonly sentence: Sentence;
}

/** Sentences that must all hold, or of which one must. */
export interface SentenceGroup {
  readonly path: string;
  readonly join: "all" | "any";
  readonly members: readonly (SentencePart | SentenceGroup)[];
}

/** A strategy as sentences, in the order in which they are read. */
export interface SentenceTree {
  readonly universe: readonly SentencePart[];
  readonly entry: SentenceGroup;
  /** The rules of the exit, or how a position is left without any. */
  readonly exit: SentenceGroup | SentencePart;
  readonly stops: readonly SentencePart[];
  readonly ranking: SentencePart | null;
  readonly positions: SentencePart;
  readonly sizing: SentencePart;
  /** When it trades, how long it holds, and how it buys where that is not at the open. */
  readonly trading: readonly SentencePart[];
}

export function message(key: string, values: Sentence["values"] = {}): Sentence {
  return { kind: "message", key, values };
}
